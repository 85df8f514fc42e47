import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./content-page.attributes.ts";
import type { ContentPageEvents } from "./content-page.model.ts";

/**
 * Shows a page of the content site: its title and its sanitised content, with expandable parts, tabs,
 * menus, tooltips, contacts to copy and shortened texts. A PDF file is shown in the browser's viewer,
 * an office file is downloaded (2 §2 Generic content pages).
 *
 * @summary Content page, PDF or download
 * @tagname content-page
 *
 * @fires {CustomEvent<{ uri: string, name: string }>} scout-file-downloaded - A file was passed to the browser to save.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The title.
 * @csspart button - Every button.
 */
declare class ContentPageElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { ContentPageElement };

defineElement({
  tag: "content-page",
  attributes,
  importRuntime: () => import("./content-page.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "content-page": ContentPageElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ContentPageEvents & CommonEvents> {}
}
