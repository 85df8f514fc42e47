import { portalOf } from "../element/portal-of.ts";

/**
 * Where something that an element adds to the page shares its surroundings: a dialog of the page makes all else inert, a focus
 * trap takes back the focus, a popover closes with a press outside. A modal dialog of the element makes the rest of it inert.
 * The portal stays when its screen goes. An element that is not displayed has no such place.
 */
export function placeNear(element: HTMLElement | null): ParentNode & Node {
  if (!element?.isConnected || !element.checkVisibility()) return document.body;
  const outer = portalOf(element) ?? element;
  const own = element.shadowRoot ?? element;
  const modal = [...own.querySelectorAll("dialog:modal")].at(-1);
  return modal ?? outer.shadowRoot ?? element;
}
