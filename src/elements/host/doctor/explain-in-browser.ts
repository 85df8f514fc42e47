import { explainCall, failedCallOf, type SentCall, type Trouble } from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { policyViolations, watchPolicy } from "./policy-violations.ts";

/** Explains a failed call by what the page knows; without an answer it asks whether anything answers there at all. */
export async function explainInBrowser(sent: SentCall): Promise<Trouble | null> {
  const call = failedCallOf(sent, pageUrl());
  watchPolicy();
  const hasFailed = call.status === null && call.fault === null;
  // Where the server keeps silent, it would keep this question waiting, too.
  const isAnswered = hasFailed ? await isAnsweredAt(call.url) : null;
  return explainCall(call, {
    origin: window.origin,
    isOnline: navigator.onLine,
    blockedBy: hasFailed ? await directiveThatBlocks(call.url) : null,
    isAnswered,
  });
}

/**
 * Without CORS a page learns that another origin answers, and nothing of it. An answer that it may read is one of its own
 * origin, which was away for a moment.
 */
async function isAnsweredAt(url: string): Promise<boolean> {
  try {
    const options = { method: "HEAD", mode: "no-cors", credentials: "omit" } as const;
    return (await window.fetch(url, options)).type !== "basic";
  } catch {
    return false;
  }
}

async function directiveThatBlocks(url: string): Promise<string | null> {
  // The browser tells of the policy after the question has failed.
  await new Promise((resolve) => setTimeout(resolve));
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  const isOfCall = (blocked: string) => blocked === url || blocked === origin;
  const found = policyViolations().find(
    ({ directive, blocked }) => directive === "connect-src" && isOfCall(blocked),
  );
  return found?.directive ?? null;
}
