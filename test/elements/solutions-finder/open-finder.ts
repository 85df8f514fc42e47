import "../../../src/elements/solutions-finder/solutions-finder.ts";
import { expect } from "vitest";
import { finderTester } from "../../../src/testing/parts/finder-tester.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { place, serve } from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { aFinder, answerOf, type FinderWire, finderCall } from "./a-finder.ts";

/** Uses the finder as a user does. */
export const agent = finderTester(browserScreen);

/** The names of the cards, in order. */
export function cardNames(): string[] {
  return agent
    .cards()
    .elements()
    .map((card) => labelOf(card).replace(/^Select /, ""));
}

function labelOf(card: Element): string {
  return card instanceof HTMLInputElement ? (card.labels?.[0]?.textContent ?? "") : "";
}

/** The names of the selected providers, in order. */
export function selectedNames(): string[] {
  return agent
    .selected()
    .elements()
    .map((item) => item.querySelector(".sortable-label")?.textContent ?? "");
}

export interface OpenedFinder {
  readonly backend: InPageBackend;
  readonly element: HTMLElement;
}

export async function openFinder(
  finder: FinderWire | (() => Response | Promise<Response>) = aFinder,
  attributes: Readonly<Record<string, string>> = {},
  table: AnswerTable = {},
): Promise<OpenedFinder> {
  const answer = typeof finder === "function" ? finder : () => answerOf(finder);
  const backend = await serve({ intercept: answerBy({ [finderCall]: answer, ...table }) });
  return { backend, element: place("solutions-finder", backend, attributes) };
}

/** Opens the finder, and waits for its providers. */
export async function openReady(...given: Parameters<typeof openFinder>): Promise<OpenedFinder> {
  const opened = await openFinder(...given);
  await expect.element(agent.heading(/Providers? (Found)?|Matched/).first()).toBeVisible();
  return opened;
}

/** Selects providers at the start of a test. */
export async function select(...names: readonly string[]) {
  for (const name of names) {
    const card = agent.card(name).element();
    if (card instanceof HTMLInputElement) card.click();
  }
  await expect.poll(selectedNames).toEqual(names);
}
