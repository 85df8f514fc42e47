import { type ReactNode, useId, useMemo, useState } from "react";
import { cutTree } from "../ui/cut-tree.ts";
import type { Enhancement } from "../ui/read-enhancements.ts";
import { messages } from "./content-page.messages.ts";
import type { RequestedPart } from "./page-acts.view.tsx";

interface CutTextProps {
  readonly node: Element;
  readonly cut: Extract<Enhancement, { readonly kind: "truncate" }>;
  readonly requested: RequestedPart;
  readonly drawWhole: () => ReactNode;
  readonly drawShort: (node: Element) => ReactNode;
}

/**
 * The beginning of a long text. It expands on demand, or if a requested fragment lies in it (2 §2; decisions V10, V11).
 */
export function CutText({ node, cut, requested, drawWhole, drawShort }: CutTextProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(requested.isIn(node));
  const [followed, setFollowed] = useState(requested.of);
  if (followed !== requested.of) {
    setFollowed(requested.of);
    if (requested.isIn(node)) setOpen(true);
  }
  const short = useMemo(() => cutTree(node, cut.maxChars), [node, cut.maxChars]);
  if (short === null) return drawWhole();
  return (
    <div className="cut-text">
      <div id={id} hidden={!isOpen}>
        {drawWhole()}
      </div>
      {!isOpen && <div>{drawShort(short)}</div>}
      <button
        type="button"
        className="part-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? (cut.less ?? messages.less) : (cut.more ?? messages.more)}
      </button>
    </div>
  );
}
