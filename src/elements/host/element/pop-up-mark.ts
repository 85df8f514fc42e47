/** The attribute of the box in the page's body that holds an element and shows it in a dialog. */
export const popUpMark = "data-scout-pop-up";

/** True for the element that a pop-up shows, but not for the screens of a portal in it. */
export function isInPopUp(element: Element): boolean {
  return element.parentElement?.hasAttribute(popUpMark) === true;
}
