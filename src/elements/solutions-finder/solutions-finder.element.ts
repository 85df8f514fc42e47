import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import { firstScreenDrawer } from "../host/element/first-screen.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./solutions-finder.attributes.ts";
import { firstScreen } from "./solutions-finder.first.ts";
import type { SolutionsFinderEvents } from "./solutions-finder.model.ts";

/**
 * Filters a catalogue of providers by categories, facets and questions. Makes a report or a matrix
 * of up to eight of them (2 §2 Solutions Finder, 2 §4, 2 §5, 2 §9).
 *
 * @summary Solutions finder
 * @tagname solutions-finder
 *
 * @fires {CustomEvent<{ providers: (string | number)[] }>} scout-selection-changed - Providers were selected, removed or put in another order.
 * @fires {CustomEvent<{ solutionId: string, kind: "report" | "matrix" }>} scout-report-created - A report or a matrix was created.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The button that creates the report.
 * @csspart input - The fields.
 * @csspart card - The providers and the proposal.
 * @csspart tag - The applied filters.
 * @csspart alert - Errors and warnings.
 * @csspart empty - The message that there are no providers.
 */
declare class SolutionsFinderElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Removes all filters and answers, as Clear does. */
  clear(): void;
}

export type { SolutionsFinderElement };

defineElement({
  tag: "solutions-finder",
  attributes,
  methods: ["clear"],
  drawFirst: firstScreenDrawer(firstScreen),
  importRuntime: () => import("./solutions-finder.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "solutions-finder": SolutionsFinderElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<SolutionsFinderEvents & CommonEvents> {}
}
