import { drawnParentOf } from "./drawn-parent.ts";

/** The portal that holds an element, as its screen or its header; null for one that stands alone. */
export function portalOf(element: Element): Element | null {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    if (box.localName === "scout-portal") return box;
  }
  return null;
}

/** Path under which the routes of the portal lie that holds an element; `/` for any other. */
export function basePathOf(element: Element): string {
  return portalOf(element)?.getAttribute("base-path") || "/";
}
