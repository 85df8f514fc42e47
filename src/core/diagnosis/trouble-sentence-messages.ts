import { clockSentence } from "../session/clock-messages.ts";
import { textGroup } from "../texts/text-group.ts";
import type { TroubleCode } from "./trouble.ts";

/** The explanations for the visitor. */
export const troubleSentences = textGroup("troubles", {
  "api-base-incomplete": "This part of the page isn't configured correctly.",
  offline: "You seem to be offline.",
  "frame-sandboxed": "This page's frame blocks the service.",
  "policy-blocked": "This page's security settings block the service.",
  "mixed-content": "The service doesn't use a secure connection.",
  "cors-refused": "The service doesn't accept requests from this page.",
  unreachable: "The service can't be reached right now.",
  "not-an-api": "The service wasn't found at its address.",
  "answer-too-long": "The service's response is too large to display.",
  "answer-too-late": "The service is taking too long to respond.",
  "code-not-loaded": "Part of this page couldn't load. Reload the page to try again.",
  "sample-missing": "The sample data couldn't load. Reload the page to try again.",
  "sample-incomplete": "Sample data doesn't include this.",
  "get-token-failed": "You couldn't be signed in.",
  "get-token-unusable": "You couldn't be signed in.",
  "clock-wrong": clockSentence,
  "token-missing": "You are not signed in.",
} satisfies Readonly<Record<TroubleCode, string>>);
