import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import type { AccountBrandingEvents } from "./account-branding.model.ts";

/**
 * Changes the colours and logos of the site, with a preview of every part of the site that shows them (2 §2 Account).
 *
 * @summary Account branding
 * @tagname account-branding
 *
 * @fires {CustomEvent<{ settings: object }>} scout-branding-saved - The branding was saved; `settings` has the new `siteColor`, `buttonTextColor`, `navigationLogo` and `primaryLogo`. Cancelable: unless prevented, the element loads / again.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - Every heading.
 * @csspart button - Every button.
 * @csspart button-primary - The Save All Changes button.
 * @csspart input - The field of the site colour.
 * @csspart card - The cards of colours and logos.
 * @csspart alert - Warnings, and the message that the settings could not be loaded.
 * @csspart dialog - The question whether to leave without saving.
 */
declare class AccountBrandingElement extends ScoutElement {}

export type { AccountBrandingElement };

defineElement({
  tag: "account-branding",
  attributes: {},
  importRuntime: () => import("./account-branding.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "account-branding": AccountBrandingElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<AccountBrandingEvents & CommonEvents> {}
}
