import {
  closePageView,
  closePageViewByBeacon,
  openPageView,
  sentPageView,
} from "../../core/api/page-views.ts";
import { trackEvent } from "../../core/api/session.ts";
import { described, filledText, looseId, milliseconds, object } from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { DescribedCalls } from "../described-call.ts";

const unnoticed = "Users do not notice it, and nothing waits for it.";
const recordSays = "Id of the record, as in the path.";
const closeSays = "When the page was left: milliseconds since 1970.";

/** The calls that record page views and events. */
export const statisticsCalls = {
  openPageView: {
    tag: "Statistics",
    summary: "Opens a page-view record",
    kind: "quiet",
    when: {
      "scout-portal": "When a page is shown, and when it is visible again. `path` has no query.",
    },
    after: ["sessionToken"],
    answer: "The id is kept to close the record.",
    failures: { 403: "The anti-forgery token is dropped, once.", other: unnoticed },
    wire: {
      request: object({
        open: described(milliseconds, "When the page was opened: milliseconds since 1970."),
        path: described({ type: "string", pattern: "^/" }, "Path of the page, without its query."),
      }),
      answer: sentPageView,
      failures: { 400: "The body is not valid" },
    },
    check: {
      changesData: true,
      make: async ({ client, nowMs, found }) => {
        const csrfToken = found.csrfToken ?? null;
        found.viewId = await openPageView(client, { openMs: nowMs, path: "/check", csrfToken });
      },
    },
  },
  closePageView: {
    tag: "Statistics",
    summary: "Closes a page-view record",
    kind: "quiet",
    when: {
      "scout-portal":
        "When another page is shown; when the page is left, only where the browser has no beacons.",
    },
    after: ["openPageView"],
    answer: "It is not read.",
    failures: { 403: "The anti-forgery token is dropped, once.", other: unnoticed },
    wire: {
      request: object({
        id: described(looseId, recordSays),
        close: described(milliseconds, closeSays),
      }),
      failures: { 404: "No such record" },
    },
    check: {
      changesData: true,
      make: ({ client, nowMs, found }) =>
        closePageView(client, {
          id: requireValue(found.viewId, "no record was opened"),
          closeMs: nowMs,
          outlivesPage: false,
          csrfToken: found.csrfToken ?? null,
        }),
    },
  },
  closePageViewByBeacon: {
    tag: "Statistics",
    summary: "Closes a page-view record while the page is closing",
    kind: "quiet",
    when: {
      "scout-portal":
        "When the page is hidden or left. A beacon carries neither a token nor our headers.",
    },
    after: ["openPageView"],
    answer: "It cannot be read.",
    failures: { other: unnoticed },
    wire: {
      request: object({
        id: described(filledText, recordSays),
        close: described({ type: "string", pattern: "^\\d+$" }, closeSays),
      }),
      failures: { 404: "No such record" },
    },
    check: {
      changesData: true,
      make: ({ client, nowMs, found }) =>
        closePageViewByBeacon(client, {
          id: requireValue(found.viewId, "no record was opened"),
          closeMs: nowMs,
        }),
    },
  },
  trackEvent: {
    tag: "Statistics",
    summary: "Records an event such as sfs_login",
    kind: "quiet",
    when: {
      "login-form":
        'With `context="microsite"`: after the token of a sign-in is stored. Nothing waits for it.',
    },
    after: ["logIn", "verifyCode"],
    answer: "It is not read.",
    failures: { other: unnoticed },
    wire: {
      request: object({ event: described(filledText, "Name of the event, such as `sfs_login`.") }),
      failures: { 400: "The body is not valid" },
    },
    check: { changesData: true, make: ({ client }) => trackEvent(client, "sfs_login") },
  },
} satisfies DescribedCalls;
