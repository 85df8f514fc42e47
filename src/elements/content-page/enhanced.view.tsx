import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { PopupLinks } from "../ui/popup-links.tsx";
import type { Enhancement } from "../ui/read-enhancements.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { messages } from "./content-page.messages.ts";
import { CopyContact } from "./copy-contact.view.tsx";
import { CutText } from "./cut-text.view.tsx";
import { ExpandBlock } from "./expand-block.view.tsx";
import type { PageActs, RequestedPart } from "./page-acts.view.tsx";
import { PageTabs } from "./page-tabs.view.tsx";

export interface EnhancedNode extends Pick<PageActs, "copied" | "onCopy"> {
  readonly enhancement: Enhancement | undefined;
  readonly prefix: string;
  readonly openParts: ReadonlySet<Element>;
  readonly onToggle: (part: Element) => void;
  /** Draws the content of a node, without the node itself. */
  readonly drawInside: (node: Element) => ReactNode;
  readonly requested: RequestedPart;
  /** Like `drawInside`, for a second drawing of a node: without ids. */
  readonly drawShort: (node: Element) => ReactNode;
  readonly drawPlain: () => ReactNode;
}

/** Draws a node as its enhancement, or as it is if there is none (decisions V8). */
export function drawEnhanced(
  node: Element,
  drawChildren: () => ReactNode,
  enhanced: EnhancedNode,
): ReactNode {
  const { enhancement, prefix, openParts, drawInside, drawPlain } = enhanced;
  switch (enhancement?.kind) {
    case undefined:
      return drawPlain();
    case "elsewhere":
      return null;
    case "toggle": {
      const { part } = enhancement;
      return (
        <button
          type="button"
          className="part-toggle"
          aria-expanded={openParts.has(part)}
          aria-controls={prefix + part.id}
          onClick={() => enhanced.onToggle(part)}
        >
          <Icon name="down" />
          <span>{drawChildren()}</span>
        </button>
      );
    }
    case "part":
      return (
        <div id={prefix + node.id} tabIndex={-1} hidden={!openParts.has(node)}>
          {drawChildren()}
        </div>
      );
    case "expand":
      return (
        <ExpandBlock
          label={wordsOf(enhancement.label)}
          isOpen={openParts.has(node)}
          onToggle={() => enhanced.onToggle(node)}
        >
          {drawChildren()}
        </ExpandBlock>
      );
    case "tabs":
      return (
        <PageTabs
          label={node.getAttribute("aria-label") || messages.views}
          tabs={enhancement.tabs}
          selected={enhancement.selected}
          requested={enhanced.requested}
          drawPanel={drawInside}
        />
      );
    case "dropdown":
      return (
        <PopupLinks label={enhancement.label}>{drawMenu(enhancement.menu, drawInside)}</PopupLinks>
      );
    case "tooltip": {
      const isControl = node.localName === "a";
      return (
        <Tooltip text={enhancement.text} isControl={isControl}>
          {isControl ? drawPlain() : drawChildren()}
        </Tooltip>
      );
    }
    case "copy":
      return (
        <CopyContact
          isCopied={enhanced.copied === enhancement.text}
          onCopy={() => enhanced.onCopy(enhancement.text)}
        />
      );
    case "truncate":
      return (
        <CutText
          node={node}
          cut={enhancement}
          requested={enhanced.requested}
          drawWhole={drawPlain}
          drawShort={enhanced.drawShort}
        />
      );
  }
}

function drawMenu(menu: Element, drawInside: (node: Element) => ReactNode): ReactNode {
  const items = drawInside(menu);
  return /^(?:ul|ol)$/.test(menu.localName) ? <ul>{items}</ul> : items;
}

function wordsOf(node: Element): string {
  return node.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
