import type { Outline } from "../../ui/heading.tsx";
import type { CommonValues } from "./element-attributes.ts";
import { portalOf } from "./portal-of.ts";

type HeadingLevelName = NonNullable<CommonValues["headingLevel"]>;

/** The level of an element's main heading where its attribute is missing: the portal is the page, others are a part of one. */
export function headingLevelAt(element: Element): HeadingLevelName {
  return element.localName === "scout-portal" || portalOf(element) !== null ? "1" : "2";
}

/** Where the element's headings stand in the page's outline. */
export function outlineOf(element: Element, level: HeadingLevelName | undefined): Outline {
  const shown = level ?? headingLevelAt(element);
  const isHidden = shown === "none";
  return { start: Number(isHidden ? headingLevelAt(element) : shown), isHidden };
}
