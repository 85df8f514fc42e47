import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icon.tsx";
import type { OpenParts } from "../ui/site-page/open-parts.ts";
import { useOpenPart } from "../ui/site-page/use-open-part.ts";

interface ExpandBlockProps {
  readonly block: Element;
  readonly parts: OpenParts;
  readonly label: string;
  /** The id of the block in the page, if links name it. */
  readonly name: string | undefined;
  /** Stays in the page while closed, because anchors may point into it. */
  readonly children: ReactNode;
}

/** A block of a page that its label shows and hides (2 §2 Generic content pages). */
export function ExpandBlock({ block, parts, label, name, children }: ExpandBlockProps): ReactNode {
  const id = useId();
  const isOpen = useOpenPart(parts, block);
  return (
    <div className="disclosure" {...(name !== undefined && { id: name, tabIndex: -1 })}>
      <button
        type="button"
        className="disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => parts.toggle(block)}
      >
        <Icon name="down" />
        <span className="disclosure-label">{label}</span>
      </button>
      <div className="disclosure-part" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
