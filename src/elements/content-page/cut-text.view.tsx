import { type ReactNode, useId, useMemo } from "react";
import { cutTree } from "../ui/site-page/cut-tree.ts";
import type { Enhancement } from "../ui/site-page/enhancement.ts";
import type { OpenParts } from "../ui/site-page/open-parts.ts";
import { useOpenPart } from "../ui/site-page/use-open-part.ts";
import { messages } from "./content-page.messages.ts";

interface CutTextProps {
  readonly node: Element;
  readonly cut: Extract<Enhancement, { readonly kind: "truncate" }>;
  readonly parts: OpenParts;
  readonly drawWhole: () => ReactNode;
  readonly drawShort: (node: Element) => ReactNode;
}

/**
 * The beginning of a long text. It expands on demand, or if a requested fragment lies in it (2 §2; decisions V10, V11).
 */
export function CutText({ node, cut, parts, drawWhole, drawShort }: CutTextProps): ReactNode {
  const id = useId();
  const isOpen = useOpenPart(parts, node);
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
        onClick={() => parts.toggle(node)}
      >
        {isOpen ? (cut.less ?? messages.less) : (cut.more ?? messages.more)}
      </button>
    </div>
  );
}
