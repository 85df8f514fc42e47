import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";

/**
 * Lists contracts: drafts to continue, completed ones to download, expired ones to price again (1 §2
 * Contracts list, 1 §4 Contract state labels). Its search, state and order are in the page's URL.
 *
 * @summary Contracts list
 * @tagname scout-contracts
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The heading.
 * @csspart button - Every button.
 * @csspart input - The search box and the list of states.
 * @csspart table - The table of contracts.
 * @csspart tag - The states of contracts.
 * @csspart alert - The message that the list could not be loaded.
 * @csspart empty - The message of an empty list.
 */
declare class ScoutContractsElement extends ScoutElement {}

export type { ScoutContractsElement };

defineElement({
  tag: "scout-contracts",
  attributes: {},
  importRuntime: () => import("./scout-contracts.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-contracts": ScoutContractsElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
