import {
  explainCall,
  failedCallOf,
  isSampleBase,
  type SentCall,
  type Trouble,
} from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { policyViolations, watchPolicy } from "./policy-violations.ts";

/**
 * Explains a failed call from what the page knows. If no answer arrived, it first checks whether the server can be
 * reached at all.
 */
export async function explainInBrowser(sent: SentCall): Promise<Trouble | null> {
  const call = failedCallOf(sent, pageUrl());
  watchPolicy();
  const isSent = !isSampleBase(call.apiBase);
  const hasFailed = isSent && call.status === null && call.fault === null;
  // After a timeout, a second request would only wait for the same silent server.
  const isAnswered = hasFailed ? await isAnsweredAt(call.url) : null;
  return explainCall(call, {
    origin: window.origin,
    isOnline: navigator.onLine,
    blockedBy: hasFailed ? await directiveThatBlocks(call.url) : null,
    isAnswered,
  });
}

/**
 * A request without CORS shows that another origin answers, but not the answer. A readable ("basic") answer comes from
 * the page's own origin, whose server was only away for a moment.
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
  // The browser reports a policy violation after the blocked request has failed.
  await new Promise((resolve) => setTimeout(resolve));
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  const isOfCall = (blocked: string) => blocked === url || blocked === origin;
  const found = policyViolations().find(
    ({ directive, blocked }) => directive === "connect-src" && isOfCall(blocked),
  );
  return found?.directive ?? null;
}
