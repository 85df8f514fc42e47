import { drawnParentOf } from "./drawn-parent.ts";

/** The portal that holds an element as its screen or header, or null. */
export function portalOf(element: Element): Element | null {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    if (box.localName === "scout-portal") return box;
  }
  return null;
}

/**
 * The path below which the routes are: that of the portal around the element or of the element itself; otherwise `/`.
 */
export function basePathOf(element: Element): string {
  const path: unknown = Reflect.get(portalOf(element) ?? element, "basePath");
  return (typeof path === "string" && path) || "/";
}
