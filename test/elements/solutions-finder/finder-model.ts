import { criterionKeyOf } from "../../../src/core/finder/criterion.ts";
import { createOpenFinder } from "../../../src/elements/solutions-finder/open-finder.model.ts";
import type { AnswerTable } from "../../support/answer-table.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { aFinder, answerOf, finderCall } from "./a-finder.ts";

export interface FinderGiven extends Omit<ModelGivenFor<"solutions-finder">, "answers" | "url"> {
  /** The query of the page's URL. */
  readonly query?: string;
  readonly finder?: () => Response | Promise<Response>;
  readonly table?: AnswerTable;
}

const named = (key: string, value: string) => ({ key, value, label: "", parent: null });
/** Returns the key of a term or an answer, as its check box uses it. */
export const termKey = (key: string, value: string) =>
  criterionKeyOf({ kind: "filter", facetId: "", ...named(key, value) });
export const answerKey = (key: string, value: string) =>
  criterionKeyOf({ kind: "answer", ...named(key, value) });

/** Opens the finder at a URL, and waits until its code is loaded. */
export async function startFinder({ query = "", finder, table = {}, ...given }: FinderGiven = {}) {
  const url = `https://portal.example/solutions-finder${query}`;
  given.beside?.page.goTo(url);
  const screen = await openModel("solutions-finder", {
    url,
    answers: { [finderCall]: finder ?? (() => answerOf(aFinder)), ...table },
    ...given,
  });
  const { model, page, calls } = screen;
  model.open(createOpenFinder);
  const open = model.finder.peek();
  if (open === null) throw new Error("The finder is not open.");
  return {
    ...screen,
    finder: open,
    named: (call: string) => calls.filter(({ name }) => name === call),
    labels: () => open.choices.peek().criteria.map(({ label }) => label),
    selections: () => screen.detailsOf("scout-selection-changed"),
    shown: () => ({
      criteria: open.choices.peek().criteria.map(({ label }) => label),
      category: open.choices.peek().category,
      text: open.keywords.text.peek(),
      problem: open.keywords.problem.peek(),
    }),
    go: (next: string) => page.goTo(next),
  };
}

/** Opens the finder, and waits for its providers. */
export async function openFinder(given: FinderGiven = {}) {
  const screen = await startFinder(given);
  await screen.answered();
  return screen;
}
