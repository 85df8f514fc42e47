import "../../../src/elements/scout-pricing/scout-pricing.ts";
import { expect } from "vitest";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { place, serve } from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { agent } from "./agent.ts";
import { searchCall, suggestionsCall } from "./calls.ts";
import type { PricingWire } from "./searches.ts";

export const address = "60 Main Street";

/** An answer without suggestions, for tests that type an address. */
export const noSuggestions: AnswerTable = {
  [suggestionsCall]: () => Response.json({ data: { rows: [] } }),
};

export interface Opened {
  readonly element: HTMLElementTagNameMap["scout-pricing"];
  readonly backend: InPageBackend;
  /** The number of searches so far. */
  searches(): number;
}

/** Answers each search with the next of these, and repeats the last one. */
export function serveSearches(
  searches: readonly PricingWire[],
  table: AnswerTable = {},
): Promise<InPageBackend> {
  let at = 0;
  const next = () => Response.json(searches[Math.min(at++, searches.length - 1)]);
  return serve({ intercept: answerBy({ [searchCall]: next, ...table }) });
}

/** Opens the element on the page and starts a search for an address. */
export async function openSearch(
  search: PricingWire,
  table: AnswerTable = {},
  attributes: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const backend = await serveSearches([search], table);
  const element = placePricing(backend, { address, ...attributes });
  const searches = () => backend.calls.filter((call) => call === searchCall).length;
  return { element, backend, searches };
}

/** Like `openSearch`, and waits until the search finds services. */
export async function openBuilder(...given: Parameters<typeof openSearch>): Promise<Opened> {
  const opened = await openSearch(...given);
  await expect.element(agent.proposal()).toBeVisible();
  return opened;
}

export function placePricing(
  backend: Pick<InPageBackend, "apiBase">,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap["scout-pricing"] {
  place("scout-pricing", backend, attributes);
  const element = [...document.querySelectorAll("scout-pricing")].at(-1);
  if (element === undefined) throw new Error("It is not on the page.");
  return element;
}

/** Parses the body of a request. */
export async function bodyOf(request: Request): Promise<unknown> {
  return request.clone().json();
}

/** Creates an answer that the test sends when it is needed. */
export function heldAnswer() {
  let answer = (_response: Response) => {};
  const promise = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (response: Response) => answer(response) };
}
