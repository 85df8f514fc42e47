import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./solutions-index.attributes.ts";
import type { SolutionsIndexEvents } from "./solutions-index.model.ts";

/**
 * Shows which terms each provider covers, and lets authorised users edit them (2 §2 Solutions index, 2 §4
 * Solutions index editing).
 *
 * @summary Solutions index
 * @tagname solutions-index
 *
 * @fires {CustomEvent<{ providerId: string, moderated: boolean }>} scout-index-submitted - Edits were saved: as a draft for review if `moderated` is true, otherwise directly.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The Submit Edits button.
 * @csspart input - The provider selector.
 * @csspart card - The categories.
 * @csspart alert - The note about edits that wait for review, and failures.
 * @csspart empty - The message that there are no categories.
 */
declare class SolutionsIndexElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { SolutionsIndexElement };

defineElement({
  tag: "solutions-index",
  attributes,
  importRuntime: () => import("./solutions-index.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "solutions-index": SolutionsIndexElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<SolutionsIndexEvents & CommonEvents> {}
}
