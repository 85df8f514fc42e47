import type { ReactNode } from "react";

/**
 * Content that may be text beside other nodes. Page translators replace text nodes that React would later change or
 * remove. In an element of its own, React sets the text whatever nodes the element contains.
 */
export function Words({ children }: { readonly children: ReactNode }): ReactNode {
  const isText = typeof children === "string" || typeof children === "number";
  return isText ? <span>{children}</span> : children;
}
