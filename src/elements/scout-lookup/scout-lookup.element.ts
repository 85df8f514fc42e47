import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import { firstScreenDrawer } from "../host/element/first-screen.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./scout-lookup.attributes.ts";
import { firstScreen } from "./scout-lookup.first.ts";
import type { ScoutLookupEvents } from "./scout-lookup.model.ts";

/**
 * Looks up which providers can serve one street address (1 §2 Single lookup, 1 §4 Lookup progress).
 *
 * @summary Single address lookup
 * @tagname scout-lookup
 *
 * @fires {CustomEvent<{ address: string }>} scout-lookup-started - A lookup has started.
 * @fires {CustomEvent<{ percentage: number, label: string, message: string }>} scout-lookup-progressed - The lookup made progress; `percentage` is from 0 to 100.
 * @fires {CustomEvent<{ address: string, place: Place }>} scout-lookup-completed - The final place is shown: `location` (`pretty`, `street`, `city`, `stateProv`, `postalCode`, `latitude`, `longitude`), `lecProviderName`, `cableProviderName`, `npaNxx`, `lata`, `clliCode`, and `providers` (`key`, `name`, `label`, `serviceability`, `accessTypes`, `distanceFeet`, `uri`, `type`, …). The screen leaves out providers of the type `dynamic`.
 * @fires {CustomEvent<{ address: string, status: number | null, message: string }>} scout-lookup-failed - The lookup failed; `message` is shown to the user.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 * @slot bulk - Replaces the panel for bulk uploads, below the results.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The Search button.
 * @csspart input - The address box.
 * @csspart card - The four cards.
 * @csspart table - The table of available providers.
 * @csspart tag - Serviceability values with a colour.
 * @csspart progress - The progress of a running lookup.
 * @csspart alert - Errors and warnings.
 * @csspart empty - The hint before the first lookup.
 */
declare class ScoutLookupElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Looks up an address, as if the user had submitted it. */
  search(address: string): void;
  /** Stops the lookup, and empties form and results. */
  clear(): void;
}

export type { ScoutLookupElement };

defineElement({
  tag: "scout-lookup",
  attributes,
  methods: ["search", "clear"],
  drawFirst: firstScreenDrawer(firstScreen),
  importRuntime: () => import("./scout-lookup.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-lookup": ScoutLookupElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ScoutLookupEvents & CommonEvents> {}
}
