import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import type { IndexCategory } from "../../core/solutions-index/solutions-index.ts";
import { type TermSelection, termCountText } from "../../core/solutions-index/term-selection.ts";
import { termTreeOf } from "../../core/solutions-index/term-tree.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import type { TermActs } from "./term-line.view.tsx";
import { TermTree } from "./term-tree.view.tsx";

interface CategoryWidgetProps extends TermActs {
  readonly category: IndexCategory;
  readonly selection: TermSelection | null;
  readonly isOpen: boolean;
  readonly onOpen: (bundle: string, isOpen: boolean) => void;
}

/** Height of a line in the unfolding animation, in pixels (2 §9). */
const linePx = 24;

/** A category of terms with its count (2 §2). */
export const CategoryWidget = memo(function CategoryWidget({
  category,
  isOpen,
  onOpen,
  ...tree
}: CategoryWidgetProps): ReactNode {
  return (
    <div className="category card" part="card">
      <Disclosure
        label={category.label}
        level={2}
        isOpen={isOpen}
        onToggle={(next) => onOpen(category.bundle, next)}
        trailing={termCountText(category.items, tree.selection)}
      >
        <Terms category={category} {...tree} />
      </Disclosure>
    </div>
  );
});

function Terms({ category, ...tree }: Omit<CategoryWidgetProps, "isOpen" | "onOpen">): ReactNode {
  const nodes = useMemo(() => termTreeOf(category.items), [category.items]);
  const ref = useRef<HTMLDivElement>(null);
  // Unfolds to 24 px per item, then to its natural height (decisions R16).
  useLayoutEffect(() => {
    ref.current?.style.setProperty("--_list-max", `${linePx * category.items.length}px`);
  }, [category.items.length]);
  return (
    <div className="category-terms" ref={ref}>
      <TermTree nodes={nodes} {...tree} />
    </div>
  );
}
