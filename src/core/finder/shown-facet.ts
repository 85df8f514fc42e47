import { buildTree } from "../values/tree.ts";
import { placesIn } from "../values/tree-places.ts";
import { answerOf, type Criterion, criterionKeyOf, filterOf } from "./criterion.ts";
import type { FacetItem, FinderFacet, FinderQuestion } from "./finder.ts";

/** A term and whether it is applied. */
interface ShownChoice {
  readonly key: string;
  readonly label: string;
  readonly isActive: boolean;
  readonly isHeading: boolean;
  readonly children: readonly ShownChoice[];
  /** The number of children that belong to deeper levels than are drawn. */
  readonly deeper?: number | undefined;
}

/** A facet or a question, shown as a group of choices. */
export interface ShownFacet {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly ShownChoice[];
}

/** The keys of the applied criteria. */
export function activeKeysOf(criteria: readonly Criterion[]): ReadonlySet<string> {
  return new Set(criteria.map(criterionKeyOf));
}

export function shownFacetOf(
  { key, title, items }: FinderFacet,
  active: ReadonlySet<string>,
): ShownFacet {
  const places = placesIn(items, ({ children }) => children);
  const choices = buildTree<FacetItem, ShownChoice>(places, (item, children) => {
    const key = criterionKeyOf(filterOf(item));
    return {
      key,
      label: item.label,
      isActive: !item.isHeader && active.has(key),
      isHeading: item.isHeader,
      children,
      deeper: item.deeper,
    };
  });
  return { key, title, choices };
}

/** Shows a question as a facet whose choices are its answers. */
export function shownQuestionOf(
  { id, question, answers }: FinderQuestion,
  active: ReadonlySet<string>,
): ShownFacet {
  const choices = answers.map((answer) => {
    const key = criterionKeyOf(answerOf(answer));
    return {
      key,
      label: answer.label,
      isActive: active.has(key),
      isHeading: false,
      children: [],
    };
  });
  return { key: id, title: question, choices };
}
