import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import {
  type IndexCategory,
  type IndexTerm,
  isSavable,
  type TermSelection,
  termCountText,
  termKeyOf,
} from "../../core/solutions-index/solutions-index.ts";
import { termHrefOf } from "../../core/solutions-index/term-href.ts";
import { type TermNode, termTreeOf } from "../../core/solutions-index/term-tree.ts";
import { placesIn } from "../../core/values/tree-places.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { DeeperLevels } from "../ui/deeper-levels.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Heading } from "../ui/heading.tsx";
import { Icon } from "../ui/icon.tsx";
import { LongList } from "../ui/long-list.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { minSearchedRows } from "../ui/use-list-search.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";

interface CategoryWidgetProps extends TermActs {
  readonly category: IndexCategory;
  /** The terms to draw: all, or those that the search found. */
  readonly items: readonly IndexTerm[];
  readonly selection: TermSelection | null;
  readonly isOpen: boolean;
  readonly onOpen: (bundle: string, isOpen: boolean) => void;
}

/** The height of a line in the opening animation. */
const linePx = 24;

/** A category of terms with its count. */
export const CategoryWidget = memo(function CategoryWidget({
  category,
  items,
  isOpen,
  onOpen,
  ...tree
}: CategoryWidgetProps): ReactNode {
  const { number } = useFormatting();
  return (
    <div className="category card" part="card">
      <Disclosure
        label={<MarkedText text={category.label} words={tree.words} />}
        level={2}
        isOpen={isOpen}
        onToggle={(next) => onOpen(category.bundle, next)}
        trailing={termCountText(category.items, tree.selection, number)}
      >
        <Terms items={items} {...tree} />
      </Disclosure>
    </div>
  );
});

function Terms({
  items,
  ...tree
}: Omit<CategoryWidgetProps, "category" | "isOpen" | "onOpen">): ReactNode {
  const nodes = useMemo(() => termTreeOf(items), [items]);
  const ref = useRef<HTMLDivElement>(null);
  // Animates to 24 px for each item, then takes the natural height.
  useLayoutEffect(() => {
    ref.current?.style.setProperty("--_list-max", `${linePx * items.length}px`);
  }, [items.length]);
  return (
    <div className="category-terms" ref={ref}>
      <TermTree nodes={nodes} {...tree} />
    </div>
  );
}

interface TermTreeProps extends TermActs {
  readonly nodes: readonly TermNode[];
  readonly selection: TermSelection | null;
}

/** A tree of terms, grouped by headings. */
function TermTree({ nodes, selection, ...acts }: TermTreeProps): ReactNode {
  const { words, isEditing, areLinks, onToggle, hrefOf } = acts;
  const draw = useCallback(
    (node: TermNode) => (
      <TermBranch
        node={node}
        selection={selection}
        words={words}
        isEditing={isEditing}
        areLinks={areLinks}
        onToggle={onToggle}
        hrefOf={hrefOf}
      />
    ),
    [selection, words, isEditing, areLinks, onToggle, hrefOf],
  );
  if (nodes.length >= minSearchedRows) {
    return <LongList className="terms" rows={nodes} searchText={searchTextOf} draw={draw} />;
  }
  return (
    <ul className="terms">
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values are not unique, and the order is stable
        <li key={index} className="list-item">
          {draw(node)}
        </li>
      ))}
    </ul>
  );
}

/** The search finds a term also by the terms below it. */
function searchTextOf(node: TermNode): string {
  return placesIn([node], ({ children }) => children)
    .map(({ node: { term } }) => term.label)
    .join(" ");
}

interface TermBranchProps extends TermActs {
  readonly node: TermNode;
  readonly selection: TermSelection | null;
}

/** A term or a heading, with the terms below it. */
function TermBranch({ node, selection, ...acts }: TermBranchProps): ReactNode {
  const { term, children, deeper } = node;
  return (
    <>
      {term.type === "header" ? (
        <Heading level={3} className="term-heading">
          <MarkedText text={term.label} words={acts.words} />
        </Heading>
      ) : (
        <TermLine
          {...acts}
          term={term}
          termKey={termKeyOf(term)}
          isCovered={selection?.has(termKeyOf(term)) ?? false}
        />
      )}
      {deeper > 0 && <DeeperLevels count={deeper} />}
      {children.length > 0 && <TermTree nodes={children} selection={selection} {...acts} />}
    </>
  );
}

/** How terms are drawn, and the actions on them. */
interface TermActs {
  /** The search words, which are marked in the labels. */
  readonly words: string;
  readonly isEditing: boolean;
  /** True if terms are links to the finder. Otherwise they are plain text. */
  readonly areLinks: boolean;
  readonly onToggle: (key: string) => void;
  /** Returns the href of a path of the portal. */
  readonly hrefOf: (path: string) => string;
}

interface TermLineProps extends TermActs {
  readonly term: IndexTerm;
  readonly termKey: string;
  readonly isCovered: boolean;
}

/** A term: a check box while editing, otherwise a link to the finder that filters by the term. */
function TermLine({ term, termKey, isCovered, ...acts }: TermLineProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const label = <MarkedText text={term.label} words={acts.words} />;
  if (acts.isEditing) {
    return (
      <CheckBox
        label={label}
        checked={isCovered}
        unavailable={!isSavable(term) && texts.notSavable}
        onChange={() => acts.onToggle(termKey)}
      />
    );
  }
  const path = termHrefOf(term);
  return (
    <span className={isCovered ? "term covered" : "term"}>
      {isCovered && <Icon name="check" />}
      {acts.areLinks ? <a href={acts.hrefOf(path)}>{label}</a> : <span>{label}</span>}
      {isCovered && <VisuallyHidden>{texts.covered}</VisuallyHidden>}
    </span>
  );
}
