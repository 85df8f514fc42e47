import { criterionKeyOf } from "../../core/finder/criterion.ts";
import { type FinderEvent, type FinderState, noChoices } from "../../core/finder/finder-state.ts";
import { listIn, textIn, type Work } from "../../core/stores/kept-work.ts";
import type { ReadyFinder } from "./ready-finder.model.ts";

/** The choices and the customer as they are kept over a sign-in (decisions ZB9); null where there are none. */
export function workOf(choices: FinderState, customerName: string): Work | null {
  if (choices === noChoices && customerName === "") return null;
  const { category, subCategory, criteria, selected } = choices;
  return {
    category: category ?? "",
    subCategory: subCategory ?? "",
    criteria: criteria.map(criterionKeyOf),
    selected,
    customerName,
  };
}

export function customerIn(work: Work): string {
  return textIn(work, "customerName");
}

/** What makes the choices again. What is no longer offered is left out. */
export function eventsIn(work: Work, ready: ReadyFinder): readonly FinderEvent[] {
  const criteria = listIn(work, "criteria").flatMap((key) => ready.criteria.get(key) ?? []);
  const selected = listIn(work, "selected").filter((nid) => ready.byNid.has(nid));
  const [category, subCategory] = [textIn(work, "category"), textIn(work, "subCategory")];
  return [
    { kind: "chooseCategory", category: category || null },
    ...(subCategory === "" ? [] : [{ kind: "chooseSubCategory", subCategory } as const]),
    { kind: "addCriteria", criteria },
    ...selected.map((nid) => ({ kind: "select", nid }) as const),
  ];
}
