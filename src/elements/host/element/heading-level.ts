import type { Outline } from "../../ui/heading.tsx";
import type { CommonValues } from "./element-attributes.ts";
import { portalOf } from "./portal-of.ts";

type HeadingLevelName = NonNullable<CommonValues["headingLevel"]>;

/**
 * The default level of an element's main heading: 1 in the portal, which is the whole page; 2 elsewhere, where the
 * element is part of one.
 */
export function headingLevelAt(element: Element): HeadingLevelName {
  return element.localName === "scout-portal" || portalOf(element) !== null ? "1" : "2";
}

/** Where the element's headings are in the page's outline. */
export function outlineOf(element: Element, level: HeadingLevelName | undefined): Outline {
  const shown = level ?? headingLevelAt(element);
  const isHidden = shown === "none";
  return { start: Number(isHidden ? headingLevelAt(element) : shown), isHidden };
}
