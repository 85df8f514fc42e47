import { type ReactNode, useCallback } from "react";
import { type TermSelection, termKeyOf } from "../../core/solutions-index/term-selection.ts";
import type { TermNode } from "../../core/solutions-index/term-tree.ts";
import { Heading } from "../ui/heading.tsx";
import { LongList } from "../ui/long-list.tsx";
import { fewestSearched } from "../ui/use-list-search.tsx";
import { type TermActs, TermLine } from "./term-line.view.tsx";

interface TermTreeProps extends TermActs {
  readonly nodes: readonly TermNode[];
  readonly selection: TermSelection | null;
}

/** A tree of terms, grouped by headings (2 §2). */
export function TermTree({ nodes, selection, ...acts }: TermTreeProps): ReactNode {
  const { isEditing, areLinks, onToggle, hrefOf, onNavigate } = acts;
  const draw = useCallback(
    (node: TermNode) => (
      <TermBranch
        node={node}
        selection={selection}
        isEditing={isEditing}
        areLinks={areLinks}
        onToggle={onToggle}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
      />
    ),
    [selection, isEditing, areLinks, onToggle, hrefOf, onNavigate],
  );
  if (nodes.length >= fewestSearched) {
    return <LongList className="terms" rows={nodes} searchText={textOf} draw={draw} />;
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

/** A term is found with what stands below it. */
function textOf({ term, children }: TermNode): string {
  return [term.label, ...children.map(textOf)].join(" ");
}

interface TermBranchProps extends TermActs {
  readonly node: TermNode;
  readonly selection: TermSelection | null;
}

/** A term, or a heading, with the terms below it. */
function TermBranch({ node: { term, children }, selection, ...acts }: TermBranchProps): ReactNode {
  return (
    <>
      {term.type === "header" ? (
        <Heading level={3} className="term-heading">
          {term.label}
        </Heading>
      ) : (
        <TermLine
          {...acts}
          term={term}
          termKey={termKeyOf(term)}
          isCovered={selection?.has(termKeyOf(term)) ?? false}
        />
      )}
      {children.length > 0 && <TermTree nodes={children} selection={selection} {...acts} />}
    </>
  );
}
