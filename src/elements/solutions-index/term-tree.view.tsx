import type { ReactNode } from "react";
import { type TermSelection, termKeyOf } from "../../core/solutions-index/term-selection.ts";
import type { TermNode } from "../../core/solutions-index/term-tree.ts";
import { type TermActs, TermLine } from "./term-line.view.tsx";

interface TermTreeProps extends TermActs {
  readonly nodes: readonly TermNode[];
  readonly selection: TermSelection | null;
}

/** A tree of terms, grouped by headings (2 §2). */
export function TermTree({ nodes, selection, ...acts }: TermTreeProps): ReactNode {
  return (
    <ul className="terms">
      {nodes.map(({ term, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values are not unique, and the order is stable
        <li key={index}>
          {term.type === "header" ? (
            <h3 className="term-heading">{term.label}</h3>
          ) : (
            <TermLine
              {...acts}
              term={term}
              termKey={termKeyOf(term)}
              isCovered={selection?.has(termKeyOf(term)) ?? false}
            />
          )}
          {children.length > 0 && <TermTree nodes={children} selection={selection} {...acts} />}
        </li>
      ))}
    </ul>
  );
}
