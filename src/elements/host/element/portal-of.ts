import { drawnParentOf } from "./drawn-parent.ts";

/** The portal that holds an element, as its screen or its header; null for one that stands alone. */
export function portalOf(element: Element): Element | null {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    if (box.localName === "scout-portal") return box;
  }
  return null;
}

/**
 * Path under which the routes lie: that of the portal that holds the element, or of the element itself where it has
 * one; else `/`.
 */
export function basePathOf(element: Element): string {
  const path: unknown = Reflect.get(portalOf(element) ?? element, "basePath");
  return (typeof path === "string" && path) || "/";
}
