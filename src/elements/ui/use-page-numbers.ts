import { type RefObject, useEffect, useRef } from "react";
import { pageNumberMessages as messages } from "./page-numbers.messages.ts";

/** Only a sheet of the document applies to pages. Browsers without margin boxes print their own numbers. */
const pageCssOf = (label: string) => `@page {
  @bottom-left { content: "${CSS.escape(label)}"; font: 10px sans-serif; }
  @bottom-right {
    content: "${messages.page} " counter(page) " ${messages.of} " counter(pages);
    font: 10px sans-serif;
  }
}`;

/** Prints the label and a number on each page while the parent of the returned node is displayed. */
export function usePageNumbers<Node extends Element>(label: string): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageCssOf(label));
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
  }, [label]);
  return ref;
}
