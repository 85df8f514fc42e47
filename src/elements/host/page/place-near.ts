import { portalOf } from "../element/portal-of.ts";

/**
 * Returns the nearest place that stays usable for a node that an element adds to the page. A dialog of the page makes
 * everything outside of it inert, a focus trap takes the focus back, and a popover closes on a press outside. A modal
 * dialog of the element makes the rest of the element inert. Inside a portal, the place is the portal, which outlives
 * its screens. If the element is not displayed, the place is the page's body.
 */
export function placeNear(element: HTMLElement | null): ParentNode & Node {
  if (!element?.isConnected || !element.checkVisibility()) return document.body;
  const outer = portalOf(element) ?? element;
  const own = element.shadowRoot ?? element;
  const modal = [...own.querySelectorAll("dialog:modal")].at(-1);
  return modal ?? outer.shadowRoot ?? element;
}
