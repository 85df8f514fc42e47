import { foldText } from "../texts/fold-text.ts";
import type { Act, ActGroup } from "./act.ts";

/** The palette shows at most this many actions of a group. The user finds the others by typing. */
const maxShown = 30;

/** The actions that match a search in the palette. */
export interface FoundActs {
  readonly groups: readonly ActGroup[];
  /** The number of matches, including those that are not shown. */
  readonly total: number;
}

/**
 * Finds the actions whose name and group name contain all words of a text. Names that begin with the text come first.
 * Groups without a match are left out. The actions on the text itself come last.
 */
export function findActs(groups: readonly ActGroup[], text: string): FoundActs {
  const phrase = foldText(text).trim();
  const words = phrase.split(/\s+/).filter(Boolean);
  const listed = phrase === "" ? groups.filter(({ isSearched }) => !isSearched) : groups;
  const found = listed.map(({ name, acts }) => {
    const matching = acts.filter((act) => {
      const own = foldText(`${act.name} ${name}`);
      return words.every((word) => own.includes(word));
    });
    const begins = (act: Act) => foldText(act.name).startsWith(phrase);
    const first = matching.filter(begins);
    const others = matching.filter((act) => !begins(act));
    return { name, acts: [...first, ...others] };
  });
  const query = text.trim();
  const onText = groups.flatMap(({ name, actOn }) =>
    actOn === undefined || query === "" ? [] : { name, acts: [actOn(query)] },
  );
  return {
    groups: [...found, ...onText]
      .filter(({ acts }) => acts.length > 0)
      .map(({ name, acts }) => ({ name, acts: acts.slice(0, maxShown) })),
    total: found.reduce((sum, { acts }) => sum + acts.length, onText.length),
  };
}

/** Merges groups of the same name. If a group has two actions of the same name, the first one stays. */
export function joinActs(groups: readonly ActGroup[]): readonly ActGroup[] {
  const joined = new Map<string, ActGroup>();
  for (const { name, acts, ...more } of groups) {
    const known = joined.get(name);
    const all = new Map<string, Act>();
    for (const act of [...(known?.acts ?? []), ...acts]) {
      if (!all.has(act.name)) all.set(act.name, act);
    }
    joined.set(name, { ...more, ...known, name, acts: [...all.values()] });
  }
  return [...joined.values()];
}
