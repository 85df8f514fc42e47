import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./portal-header.attributes.ts";
import type { PortalHeaderEvents } from "./portal-header.model.ts";

/**
 * The header of the portal: navigation by the user's capabilities, secondary navigation, account menu
 * and site search (1 §2 Header and navigation).
 *
 * @summary Header, navigation, account menu and site search box
 * @tagname portal-header
 *
 * @fires {CustomEvent<{ keys: string }>} scout-search-submitted - A keyword was searched for, or a suggestion chosen.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 * @slot secondary - Secondary navigation below the bar; replaces `secondaryNav`.
 *
 * @csspart button - Every button of the search.
 * @csspart button-primary - The Search button.
 * @csspart input - The search box.
 */
declare class PortalHeaderElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { PortalHeaderElement };

defineElement({
  tag: "portal-header",
  attributes,
  importRuntime: () => import("./portal-header.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "portal-header": PortalHeaderElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<PortalHeaderEvents & CommonEvents> {}
}
