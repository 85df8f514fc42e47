import { type ReactNode, useId, useMemo, useState } from "react";
import { cutTree } from "../ui/cut-tree.ts";
import type { Enhancement } from "../ui/read-enhancements.ts";
import { messages } from "./content-page.messages.ts";
import type { PartWish } from "./page-acts.view.tsx";

interface CutTextProps {
  readonly node: Element;
  readonly cut: Extract<Enhancement, { readonly kind: "truncate" }>;
  readonly wish: PartWish;
  readonly drawWhole: () => ReactNode;
  readonly drawShort: (node: Element) => ReactNode;
}

/**
 * The beginning of a long text, and all of it when it, or a part in it, is asked for (2 §2; rulings
 * V10, V11).
 */
export function CutText({ node, cut, wish, drawWhole, drawShort }: CutTextProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(wish.isIn(node));
  const [followed, setFollowed] = useState(wish.of);
  if (followed !== wish.of) {
    setFollowed(wish.of);
    if (wish.isIn(node)) setOpen(true);
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
