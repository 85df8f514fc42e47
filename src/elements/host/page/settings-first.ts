/**
 * Requests the settings of the page's elements while the code that draws the elements is still loading, because the
 * request needs only the core. An element then finds the pending request or its answer.
 */

import { hostilityOfPage } from "../doctor/hostile-page.ts";
import { valuesOf } from "../element/attribute-values.ts";
import {
  type AttributeTable,
  commonAttributes,
  propertyNameOf,
} from "../element/element-attributes.ts";
import { elementConfigOf } from "../element/element-config.ts";
import { pageCore } from "../element/page-cores.ts";

const kinds: AttributeTable = commonAttributes;

/** The value that the element will have once it is defined. */
function earlyValueOf(element: Element, attribute: string): unknown {
  const kind = kinds[attribute];
  const own = Object.getOwnPropertyDescriptor(element, propertyNameOf(attribute));
  if (own !== undefined) return kind?.accept(own.value);
  const text = element.getAttribute(attribute);
  return text === null ? kind?.absent : kind?.parse(text);
}

function requestSettings(element: Element): void {
  const values = valuesOf(commonAttributes, (attribute) => earlyValueOf(element, attribute));
  // A token in the address is validated first.
  if (values.context === "microsite") return;
  void pageCore(elementConfigOf(values)).settings.load();
}

/** Tags of the elements that start with the settings. The build fills them in for `cdn/`. */
declare const __SCOUT_TAGS_WITH_SETTINGS__: string | undefined;

const tags =
  typeof __SCOUT_TAGS_WITH_SETTINGS__ === "undefined" ? "" : __SCOUT_TAGS_WITH_SETTINGS__;

if (tags !== "" && typeof document !== "undefined" && hostilityOfPage() === null) {
  for (const element of document.querySelectorAll(tags)) {
    try {
      if (element.matches(":not(:defined)")) requestSettings(element);
    } catch {
      // The element reports the failure itself.
    }
  }
}
