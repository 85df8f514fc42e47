import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./scout-portal.attributes.ts";
import type { ScoutPortalEvents } from "./scout-portal.model.ts";

/**
 * The whole portal: shows the screen for the page's address between its tags, below one header (1 §2, 2 §2 routes).
 * With `context="microsite"` the user must sign in first. The last three screens are hidden, and shown as they were
 * left when the user goes back (decisions C15).
 *
 * @summary Portal: router and header around the screens
 * @tagname scout-portal
 *
 * @fires {CustomEvent<{ path: string, title: string }>} scout-route-changed - Another route is shown; `path` without base path and query, `title` the page's title.
 *
 * @slot - The current screen; earlier content is shown until the portal is ready.
 * @slot secondary - Secondary navigation in the header; replaces that of the Scout routes.
 *
 * @csspart heading - The heading of an error page.
 * @csspart button - Every button.
 * @csspart alert - The message above a sign-in form.
 */
declare class ScoutPortalElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Goes to a route of the portal, or leaves for another web address. */
  navigate(href: string): void;
}

export type { ScoutPortalElement };

defineElement({
  tag: "scout-portal",
  attributes,
  methods: ["navigate"],
  isPublic: true,
  requestEarly(portal, values) {
    import("./page/request-screen.ts").then(
      ({ requestScreen }) => requestScreen(portal, values),
      () => {}, // the portal requests the screen itself
    );
  },
  importRuntime: () => import("./scout-portal.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-portal": ScoutPortalElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ScoutPortalEvents & CommonEvents> {}
}
