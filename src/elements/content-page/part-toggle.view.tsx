import { createElement, type ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import type { OpenParts } from "../ui/site-page/open-parts.ts";
import { useOpenPart } from "../ui/site-page/use-open-part.ts";

interface PartToggleProps {
  readonly part: Element;
  readonly parts: OpenParts;
  /** The id of the part in the page. */
  readonly controls: string;
  readonly children: ReactNode;
}

/** A control of a page that shows and hides its part (decisions V8, ZA10). */
export function PartToggle({ part, parts, controls, children }: PartToggleProps): ReactNode {
  return (
    <button
      type="button"
      className="part-toggle"
      aria-expanded={useOpenPart(parts, part)}
      aria-controls={controls}
      onClick={() => parts.toggle(part)}
    >
      <Icon name="down" />
      <span>{children}</span>
    </button>
  );
}

interface ToggledPartProps {
  readonly part: Element;
  readonly parts: OpenParts;
  readonly id: string;
  /** The element that it is drawn as. */
  readonly as: string;
  /** Stays in the page while closed, because anchors may point into it. */
  readonly children: ReactNode;
}

/** A part of a page that a control shows and hides. */
export function ToggledPart({ part, parts, id, as, children }: ToggledPartProps): ReactNode {
  const isOpen = useOpenPart(parts, part);
  return createElement(as, { id, tabIndex: -1, hidden: !isOpen }, children);
}
