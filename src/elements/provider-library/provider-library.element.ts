import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./provider-library.attributes.ts";

/**
 * Shows the logos of all providers, with filters by category and name (2 §2 Provider library).
 *
 * @summary Provider library
 * @tagname provider-library
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart input - The search box, and on narrow screens the list of categories.
 * @csspart card - The tiles of providers.
 * @csspart alert - The message that the library could not be loaded.
 * @csspart empty - The message that there are no providers.
 */
declare class ProviderLibraryElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { ProviderLibraryElement };

defineElement({
  tag: "provider-library",
  attributes,
  importRuntime: () => import("./provider-library.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "provider-library": ProviderLibraryElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
