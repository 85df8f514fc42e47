import * as v from "valibot";
import type { Beacon } from "../ports.ts";
import { member, required, sentObject } from "../wire/member.ts";
import { looseId } from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import type { HttpClient } from "./http-client.ts";
import { noAnswer } from "./no-answer.ts";
import { jsonAnswer } from "./read-answer.ts";
import { record, scalar } from "./reading.ts";

const id = v.pipe(scalar, v.nonEmpty());
const openedMembers = {
  id: member(
    id,
    required(looseId),
    "Id of the record; the call that closes the record contains it.",
  ),
};
/** The answer to an opened page view. */
export const sentPageView = sentObject(openedMembers);

/** The id is a member of the answer or of its `data`, or it is the whole answer. */
export const pageViewSchema = v.union([
  v.pipe(
    record,
    v.transform((raw) => ("id" in raw || !("data" in raw) ? raw : raw.data)),
    v.object(openedMembers),
    v.transform((answer) => answer.id),
  ),
  id,
]);

/** A page view that starts. */
export interface OpenedPageView {
  /** When the page was opened, in milliseconds since 1970. */
  readonly openMs: number;
  /**
   * The path of the page, without its query, which may contain names and addresses of customers.
   */
  readonly path: string;
  readonly csrfToken: string | null;
}

/** A page view that ends. */
export interface ClosedPageView {
  readonly id: string;
  /** When the page was closed, in milliseconds since 1970. */
  readonly closeMs: number;
}

/** Resolves with the id of the new record. */
export const openPageView = defineCall({
  method: "POST",
  path: "/api/{brand}/stats",
  token: "JWT-Authorization",
  csrf: true,
  request: ({ openMs, path, csrfToken }: OpenedPageView) => ({
    body: { open: openMs, path },
    csrfToken,
  }),
  answer: jsonAnswer(pageViewSchema, "The answer to a page view has no id."),
  source: "1 §7",
});

export interface ClosePageViewRequest extends ClosedPageView {
  readonly outlivesPage: boolean;
  readonly csrfToken: string | null;
}

export const closePageView = defineCall({
  method: "PATCH",
  path: "/api/{brand}/user/stats/{id}",
  token: "JWT-Authorization",
  csrf: true,
  request: ({ id, closeMs, outlivesPage, csrfToken }: ClosePageViewRequest) => ({
    path: { id },
    body: { id, close: closeMs },
    outlivesPage,
    csrfToken,
  }),
  answer: noAnswer,
  source: "1 §7",
});

const closingForm = ({ id, closeMs }: ClosedPageView) =>
  new URLSearchParams({ id, close: String(closeMs) });

/** Closes a record with a form, because a beacon cannot send headers. */
export const closePageViewByBeacon = defineCall({
  method: "POST",
  path: "/api/v1/{brand}-stats/{id}/close",
  body: "form",
  token: "none",
  request: (view: ClosedPageView) => ({ path: { id: view.id }, body: closingForm(view) }),
  answer: noAnswer,
  source: "1 §7",
});

/** Closes a record while the page closes. Returns false if the browser does not queue the beacon. */
export function sendClosingBeacon(
  client: HttpClient,
  beacon: Beacon,
  view: ClosedPageView,
): boolean {
  return beacon(closePageViewByBeacon.addressOf(client, view), closingForm(view));
}
