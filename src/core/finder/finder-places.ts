import { findWords, foldWords } from "../texts/fold-words.ts";
import { distinctKeysOf } from "../values/distinct-keys.ts";
import type { FinderOptions } from "./finder.ts";
import { questionsOf, shownCategoriesOf } from "./finder-categories.ts";
import type { FinderState } from "./finder-state.ts";

/** A part of the finder that its search leads to (decisions P43). */
export type FinderPlace = CategoryPlace | GroupPlace;

/** A tab of a category. */
interface CategoryPlace {
  readonly kind: "category";
  readonly key: string;
  readonly label: string;
  /** The label of the category above it; null for a top category. */
  readonly above: string | null;
  readonly category: string;
  readonly subCategory: string | null;
}

/** A facet or a question in the panel. */
interface GroupPlace {
  readonly kind: "facet" | "question";
  /** The key of the group, made distinct by its position. */
  readonly key: string;
  readonly label: string;
}

/** All places except the shown category: first the categories, then the groups in the panel. */
export function placesOf(
  { categories, questions, facets }: FinderOptions,
  shown: Pick<FinderState, "category" | "subCategory">,
): readonly FinderPlace[] {
  const tabs = shownCategoriesOf(categories, questions).map(({ category, top }): CategoryPlace => {
    const isTop = category === top;
    return {
      kind: "category",
      key: category.value,
      label: category.label,
      above: isTop ? null : top.label,
      category: top.value,
      subCategory: isTop ? null : category.value,
    };
  });
  const others = tabs.filter(
    (tab) => tab.category !== shown.category || tab.subCategory !== shown.subCategory,
  );
  if (shown.category === null) {
    const groups = facets.map(({ key, title }) => ({ key, label: title }));
    return [...others, ...groupPlacesOf("facet", groups)];
  }
  const asked = questionsOf(shown.category, shown.subCategory, categories, questions);
  const groups = asked.map(({ id, question }) => ({ key: id, label: question }));
  return [...others, ...groupPlacesOf("question", groups)];
}

function groupPlacesOf(
  kind: GroupPlace["kind"],
  groups: readonly Pick<GroupPlace, "key" | "label">[],
): readonly GroupPlace[] {
  const keys = distinctKeysOf(groups.map(({ key }) => key));
  return groups.map(({ key, label }, place) => ({ kind, key: keys[place] ?? key, label }));
}

/** The places that a text finds. */
export interface FoundPlaces {
  /** Categories whose name begins with the text. The shortest name is first, because it may be the text. */
  readonly first: readonly FinderPlace[];
  /** Other categories, then groups. */
  readonly others: readonly FinderPlace[];
}

/** The maximum number of places of each kind. A server may send thousands. */
const maxPlaces = 25;

/** Finds the places with a word that begins with the text. Ignores case, accents, hyphens and spaces. */
export function findPlaces(text: string, places: readonly FinderPlace[]): FoundPlaces {
  const part = foldWords(text);
  const found = places
    .map((place) => ({ place, name: foldWords(place.label) }))
    .map((one) => ({ ...one, at: findWords(one.name, part) }))
    .filter(({ at }) => at >= 0);
  const isFirst = ({ place, at }: (typeof found)[number]) => place.kind === "category" && at === 0;
  const first = found
    .filter(isFirst)
    .toSorted((one, other) => one.name.text.length - other.name.text.length);
  const others = found.filter((one) => !isFirst(one));
  const placeOf = ({ place }: (typeof found)[number]) => place;
  return {
    first: first.slice(0, maxPlaces).map(placeOf),
    others: others.slice(0, maxPlaces).map(placeOf),
  };
}

/** The only place with this name, or null. */
export function placeNamed(text: string, places: readonly FinderPlace[]): FinderPlace | null {
  const name = foldWords(text).text;
  if (name === "") return null;
  const [only = null, ...others] = places.filter(({ label }) => foldWords(label).text === name);
  return others.length === 0 ? only : null;
}
