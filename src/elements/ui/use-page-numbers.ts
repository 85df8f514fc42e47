import { type RefObject, useEffect, useRef } from "react";
import { pageNumberMessages as messages } from "./page-numbers.messages.ts";

/** Only a sheet of the document applies to pages. Browsers without margin boxes print their own numbers. */
const pageCssOf = (label: string, left: string, right: string) => `@page {
  font: 10px sans-serif;
  color: #5b6670;
  @top-left { content: "${CSS.escape(left)}"; }
  @top-right { content: "${CSS.escape(right)}"; }
  @bottom-left { content: "${CSS.escape(label)}"; }
  @bottom-right {
    content: "${messages.page} " counter(page) " ${messages.of} " counter(pages);
  }
}
@page :first {
  @top-left { content: none; }
  @top-right { content: none; }
}`;

/**
 * Prints the label and a number at the foot of each page while the parent of the returned node is displayed. Each page
 * after the first has the two texts at its head.
 */
export function usePageNumbers<Node extends Element>(
  label: string,
  [left, right]: readonly [left: string, right: string],
): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageCssOf(label, left, right));
    const remove = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
    const add = () => {
      if (ref.current?.parentElement?.checkVisibility()) document.adoptedStyleSheets.push(sheet);
    };
    window.addEventListener("beforeprint", add);
    window.addEventListener("afterprint", remove);
    return () => {
      remove();
      window.removeEventListener("beforeprint", add);
      window.removeEventListener("afterprint", remove);
    };
  }, [label, left, right]);
  return ref;
}
