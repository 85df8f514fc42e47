import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import { firstScreenDrawer } from "../host/element/first-screen.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./scout-pricing.attributes.ts";
import { firstScreen } from "./scout-pricing.first.ts";
import type { ScoutPricingEvents } from "./scout-pricing.model.ts";

/**
 * Builds a priced proposal for one address and prints it, saves it as PDF or creates a contract (1 §2
 * Pricing, 1 §4 Cart rules, Item disabling, 1 §9).
 *
 * @summary Proposal builder
 * @tagname scout-pricing
 *
 * @fires {CustomEvent<{ items: { id: string, type: string, quantity: number, boxes: number }[], totals: CartPrice, removed: { id: string, reason: string }[] }>} scout-cart-changed - Items, quantities or totals of the cart changed. The totals are in cents, or null if an amount is invalid: `servicesSubtotal`, `equipmentSubtotal`, `beforeDiscount`, `discount`, `monthly`, `installWithoutStacking`, `stacking`, `install`.
 * @fires {CustomEvent<{ kind: "print" | "pdf" | "contract", uri?: string }>} scout-proposal-created - A proposal was printed, saved as PDF or turned into a contract with the address `uri`.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The Generate Pricing button, and the first output that the chosen services allow.
 * @csspart input - The fields and lists.
 * @csspart card - The sections and the proposal.
 * @csspart tag - Marks beside services.
 * @csspart totals - The totals.
 * @csspart progress - The progress of a running search.
 * @csspart alert - Errors and notices.
 * @csspart empty - The message before services are found.
 */
declare class ScoutPricingElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Searches with the current values of the form, as Generate Pricing does. */
  search(): void;
  /** Resets the inputs, the results and the cart. */
  clear(): void;
  /** Undoes the last change of the cart. */
  undo(): void;
  /** Repeats the change that was undone last. */
  redo(): void;
}

export type { ScoutPricingElement };

defineElement({
  tag: "scout-pricing",
  attributes,
  methods: ["search", "clear", "undo", "redo"],
  drawFirst: firstScreenDrawer(firstScreen),
  importRuntime: () => import("./scout-pricing.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-pricing": ScoutPricingElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ScoutPricingEvents & CommonEvents> {}
}
