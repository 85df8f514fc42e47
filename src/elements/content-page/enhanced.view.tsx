import { createElement, type ReactNode } from "react";
import {
  CopyContact,
  CutText,
  EmbeddedMedia,
  ExpandBlock,
  FormNoteView,
  PageTabs,
  PartToggle,
  ToggledPart,
} from "./enhanced-parts.view.tsx";
import { nodeIdOf, type PageDrawing } from "./page-drawing.view.tsx";
import { attributesOf, drawPlain, tagOf } from "./plain-node.view.tsx";
import { PopupLinks } from "./popup-links.view.tsx";
import { nameOf } from "./site-page/link-name.ts";
import { hasWords, wordsOf } from "./site-page/words-of.ts";
import { Tooltip } from "./tooltip.view.tsx";

/** Draws a node as its enhancement, or unchanged if it has none. */
export function drawEnhanced(
  node: Element,
  drawChildren: () => ReactNode,
  drawing: PageDrawing,
): ReactNode {
  const enhancement = drawing.page.enhancements.get(node);
  const { prefix, parts, drawInside } = drawing;
  switch (enhancement?.kind) {
    case undefined:
      return drawPlain(node, drawChildren, drawing);
    case "elsewhere":
      return null;
    case "toggle": {
      const { part } = enhancement;
      const hasControls = node.querySelector("a, button, img, input") !== null || !hasWords(node);
      const toggle = (
        <PartToggle part={part} parts={parts} controls={prefix + part.id}>
          {hasControls ? nameOf(node) : drawChildren()}
        </PartToggle>
      );
      return wrapControl(node, toggle, drawing);
    }
    case "part":
      return (
        <ToggledPart
          part={node}
          parts={parts}
          id={prefix + node.id}
          as={node.localName === "table" ? "div" : (tagOf(node, drawing) ?? "div")}
        >
          {node.localName === "table"
            ? drawPlain(node, drawChildren, { ...drawing, hasIds: false })
            : drawChildren()}
        </ToggledPart>
      );
    case "expand":
      return (
        <ExpandBlock
          block={node}
          parts={parts}
          label={wordsOf(enhancement.label)}
          name={nodeIdOf(node, drawing)}
        >
          {drawChildren()}
        </ExpandBlock>
      );
    case "tabs":
      return (
        <PageTabs
          label={node.getAttribute("aria-label") || drawing.texts.views}
          tabs={enhancement.tabs}
          parts={parts}
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
          {isControl ? drawPlain(node, drawChildren, drawing) : drawChildren()}
        </Tooltip>
      );
    }
    case "copy":
      return <CopyContact text={enhancement.text} onCopy={drawing.onCopy} />;
    case "truncate":
      return (
        <CutText
          node={node}
          cut={enhancement}
          parts={parts}
          drawWhole={() => drawPlain(node, drawChildren, drawing)}
          drawShort={drawing.drawShort}
        />
      );
    case "form":
      return <FormNoteView note={enhancement} siteHref={drawing.siteHref} />;
    case "media": {
      const isObject = node.localName === "object" && wordsOf(node) !== "";
      return (
        <EmbeddedMedia
          media={enhancement}
          drawing={drawing}
          fallback={isObject ? drawChildren() : null}
        />
      );
    }
  }
}

/** Wraps a control in the element that it replaces, so that a heading or a term stays one. */
function wrapControl(node: Element, control: ReactNode, drawing: PageDrawing): ReactNode {
  const tag = tagOf(node, drawing);
  if (tag === null || !/^(?:h[1-6]|dt|li|div|p)$/.test(tag)) return control;
  return createElement(tag, attributesOf(node, tag, drawing), control);
}

function drawMenu(menu: Element, drawInside: (node: Element) => ReactNode): ReactNode {
  const items = drawInside(menu);
  return /^(?:ul|ol)$/.test(menu.localName) ? <ul>{items}</ul> : items;
}
