import type { ReactNode } from "react";

/**
 * Content that may be a text beside other nodes. React changes and removes the text nodes that it made; a translator of the
 * page replaces them. In an element of its own a text is set, whatever stands there now.
 */
export function Words({ children }: { readonly children: ReactNode }): ReactNode {
  const isText = typeof children === "string" || typeof children === "number";
  return isText ? <span>{children}</span> : children;
}
