import type { CommonEvents } from "../../core/internal.ts";
import { readSecondaryNav, type SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { defineElement } from "../host/define-element.ts";
import { type AttributeKind, text } from "../host/element-attributes.ts";
import type { ScoutElement } from "../host/scout-element.ts";
import { announceStickyHeader } from "../host/sticky-header.ts";
import comboboxCss from "../ui/combobox.css?inline";
import skeletonCss from "../ui/skeleton.css?inline";
import css from "./portal-header.css?inline";
import { createPortalHeaderModel, type PortalHeaderEvents } from "./portal-header.model.ts";
import { PortalHeaderScreen } from "./portal-header.screen.tsx";

/** Objects are given as properties: the attribute says nothing. */
const secondaryNav: AttributeKind<readonly SecondaryNav[]> = {
  absent: [],
  parse: () => [],
  accept: readSecondaryNav,
};

const attributes = {
  path: text(""),
  "base-path": text("/"),
  "secondary-nav": secondaryNav,
} as const;

/**
 * The header of the portal: navigation by what the person may do, secondary navigation, account menu
 * and site search (1 §2 Header and navigation).
 *
 * @summary Header, navigation, account menu and site search box
 * @tagname portal-header
 *
 * @attr {string} [path] - Path of the portal's screen, without base path; that of the page's URL unless given.
 * @attr {string} [base-path=/] - Path of the page under which the portal's routes lie.
 *
 * @fires {CustomEvent<{ keys: string }>} scout-search-submitted - A keyword was searched for, or a suggestion chosen.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 * @slot secondary - Secondary navigation below the bar; takes the place of `secondaryNav`.
 *
 * @csspart button - Every button of the search.
 * @csspart button-primary - The Search button.
 * @csspart input - The search box.
 */
declare class PortalHeaderElement extends ScoutElement {
  /** Path of the portal's screen. */
  path: string;
  /** Path of the page under which the portal's routes lie. */
  basePath: string;
  /** Entries of the secondary navigation, each with `label`, `href` and `children` of the same. */
  secondaryNav: readonly SecondaryNav[];
}

export type { PortalHeaderElement };

defineElement({
  tag: "portal-header",
  attributes,
  sheets: [comboboxCss, skeletonCss, css],
  Screen: PortalHeaderScreen,
  createModel: createPortalHeaderModel,
  accompany: (element) => [announceStickyHeader(element)],
});

declare global {
  interface HTMLElementTagNameMap {
    "portal-header": PortalHeaderElement;
  }
  interface HTMLElementEventMap extends EventsOf<PortalHeaderEvents & CommonEvents> {}
}

type EventsOf<Details> = { [name in keyof Details]: CustomEvent<Details[name]> };
