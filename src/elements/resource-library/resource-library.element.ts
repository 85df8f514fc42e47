import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./resource-library.attributes.ts";
import type { ResourceLibraryEvents } from "./resource-library.model.ts";

/**
 * Searches the resource library and downloads its files (2 §2 Resource library).
 *
 * @summary Resource library
 * @tagname resource-library
 *
 * @fires {CustomEvent<{ uri: string, name: string }>} scout-file-downloaded - A file was saved under this name.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart input - The keyword box.
 * @csspart card - The resource boxes.
 * @csspart alert - The message that the library could not be loaded.
 * @csspart empty - The message that there are no resources.
 */
declare class ResourceLibraryElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { ResourceLibraryElement };

defineElement({
  tag: "resource-library",
  attributes,
  importRuntime: () => import("./resource-library.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "resource-library": ResourceLibraryElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ResourceLibraryEvents & CommonEvents> {}
}
