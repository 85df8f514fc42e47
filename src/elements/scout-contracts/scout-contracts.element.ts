import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { createScoutContractsModel } from "./scout-contracts.model.ts";
import { ScoutContractsScreen } from "./scout-contracts.screen.tsx";

/**
 * Lists the contracts created so far: drafts to go on with, completed ones to download, expired ones to price again (1 §2
 * Contracts list, 1 §4 Contract state labels). Its search, state and order are in the page's address.
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
 * @csspart tag - The contracts' states.
 * @csspart alert - The list could not be fetched.
 * @csspart empty - There are no contracts.
 */
declare class ScoutContractsElement extends ScoutElement {}

export type { ScoutContractsElement };

defineElement({
  tag: "scout-contracts",
  writesAddress: true,
  attributes: {},
  Screen: ScoutContractsScreen,
  createModel: createScoutContractsModel,
  acts: () => import("./contracts-acts.model.ts").then((module) => module.contractsActs),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-contracts": ScoutContractsElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
