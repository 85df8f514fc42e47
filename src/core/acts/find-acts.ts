import { foldText } from "../texts/fold-text.ts";
import type { Act, ActGroup } from "./act.ts";

/** More acts of a group are found by typing. */
const mostShown = 30;

/** What of the acts a palette shows. */
export interface FoundActs {
  readonly groups: readonly ActGroup[];
  /** How many match, also those that are not shown. */
  readonly total: number;
}

/**
 * The acts that have all words of a text in their name or in that of their group, those that begin with the text first.
 * Groups without one are left out.
 */
export function findActs(groups: readonly ActGroup[], text: string): FoundActs {
  const phrase = foldText(text).trim();
  const words = phrase.split(/\s+/).filter(Boolean);
  const found = groups.map(({ name, acts }) => {
    const matching = acts.filter((act) => {
      const own = foldText(`${act.name} ${name}`);
      return words.every((word) => own.includes(word));
    });
    const begins = (act: Act) => foldText(act.name).startsWith(phrase);
    const first = matching.filter(begins);
    const others = matching.filter((act) => !begins(act));
    return { name, acts: [...first, ...others] };
  });
  return {
    groups: found
      .filter(({ acts }) => acts.length > 0)
      .map(({ name, acts }) => ({ name, acts: acts.slice(0, mostShown) })),
    total: found.reduce((sum, { acts }) => sum + acts.length, 0),
  };
}

/** Joins groups of the same name; of acts with the same name in a group the first one stays. */
export function joinActs(groups: readonly ActGroup[]): readonly ActGroup[] {
  const joined = new Map<string, Map<string, Act>>();
  for (const { name, acts } of groups) {
    const known = joined.get(name) ?? new Map<string, Act>();
    for (const act of acts) if (!known.has(act.name)) known.set(act.name, act);
    joined.set(name, known);
  }
  return [...joined].map(([name, acts]) => ({ name, acts: [...acts.values()] }));
}
