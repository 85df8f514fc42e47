import { sendFirstCall } from "../../../core/stores/page/first-calls.ts";
import { hostilityOfPage } from "../doctor/hostile-page.ts";
import { valuesOf } from "../element/attribute-values.ts";
import {
  type AttributeTable,
  commonAttributes,
  propertyNameOf,
} from "../element/element-attributes.ts";
import { elementConfigOf } from "../element/element-config.ts";
import { pageCore } from "../element/page-cores.ts";
import { hasBox } from "../element/watch-display.ts";

const kinds: AttributeTable = commonAttributes;

/** The value of an attribute; if the element is not defined yet, the value that it will have. */
function earlyValueOf(element: Element, attribute: string): unknown {
  const kind = kinds[attribute];
  const property = propertyNameOf(attribute);
  if (property in element) return kind?.accept(Reflect.get(element, property));
  const text = element.getAttribute(attribute);
  return text === null ? kind?.absent : kind?.parse(text);
}

/**
 * Requests the settings of an element and the first data of its screen while the code that draws it is still loading,
 * because the requests need only the core. The element then finds the pending requests or their answers. Does nothing if
 * the element is not displayed, because it then starts later (decisions W20).
 *
 * @param screen - the tag whose data is requested: the element's own, or that of the screen which a portal will show
 * @returns true if the element starts now
 */
export function requestFirst(element: Element, screen = element.localName): boolean {
  if (hostilityOfPage() !== null || !hasBox(element)) return false;
  const values = valuesOf(commonAttributes, (attribute) => earlyValueOf(element, attribute));
  // A token in the address is validated first.
  if (values.context === "microsite") return false;
  try {
    const core = pageCore(elementConfigOf(values));
    void core.settings.load();
    sendFirstCall(core, screen);
    return true;
  } catch {
    // The element reports the failure itself.
    return false;
  }
}
