import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";

/**
 * The agency's logo, three groups with a search box and links each (Scout if the user has access, Solutions and Libraries),
 * and the user's current work: addresses, proposals, uploads, contracts (1 §2 Dashboard; decisions F6).
 *
 * @summary Dashboard
 * @tagname portal-dashboard
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The Search buttons.
 * @csspart input - The search boxes.
 * @csspart card - The groups, and the kinds of work.
 * @csspart progress - The progress of uploads.
 */
declare class PortalDashboardElement extends ScoutElement {}

export type { PortalDashboardElement };

defineElement({
  tag: "portal-dashboard",
  attributes: {},
  importRuntime: () => import("./portal-dashboard.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "portal-dashboard": PortalDashboardElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
