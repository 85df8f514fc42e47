import * as v from "valibot";
import type { Beacon } from "../ports.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { record, scalar } from "./reading.ts";

/** A page view that is opened (1 §3). */
export interface OpenedPageView {
  /** Milliseconds since 1970. */
  readonly openMs: number;
  /** Without query: that may hold names and addresses (decisions E1). */
  readonly path: string;
}

const id = v.pipe(scalar, v.nonEmpty());
/** The id stands at the top, under `data`, or is the answer itself. */
const opened = v.union([
  v.pipe(
    record,
    v.transform((raw) => ("id" in raw || !("data" in raw) ? raw : raw.data)),
    v.object({ id }),
    v.transform((answer) => answer.id),
  ),
  id,
]);

/** POST /api/{brand}/stats (1 §7): the new record's id. Rejects as the http client does. */
export async function openPageView(
  client: HttpClient,
  { openMs, path }: OpenedPageView,
  csrfToken: string | null,
): Promise<string> {
  const answer = await client.read("openPageView", {
    body: { open: openMs, path },
    ...(csrfToken && { csrfToken }),
  });
  const reading = v.safeParse(opened, answer);
  if (!reading.success) throw new AnswerError("The answer to a page view has no id.");
  return reading.output;
}

/** PATCH /api/{brand}/user/stats/{id} (1 §7). Rejects as the http client does. */
export async function closePageView(
  client: HttpClient,
  view: { readonly id: string; readonly closeMs: number; readonly outlivesPage: boolean },
  csrfToken: string | null,
): Promise<void> {
  await client.read("closePageView", {
    path: { id: view.id },
    body: { id: view.id, close: view.closeMs },
    outlivesPage: view.outlivesPage,
    ...(csrfToken && { csrfToken }),
  });
}

/** Closes a record while the page goes away (decisions B2, E5). False when it could not be queued. */
export function closePageViewByBeacon(
  client: HttpClient,
  beacon: Beacon,
  view: { readonly id: string; readonly closeMs: number },
): boolean {
  const url = client.addressOf("closePageViewByBeacon", { path: { id: view.id } });
  return beacon(url, new URLSearchParams({ id: view.id, close: String(view.closeMs) }));
}
