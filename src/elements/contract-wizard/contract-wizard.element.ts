import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./contract-wizard.attributes.ts";
import type { ContractWizardEvents } from "./contract-wizard.model.ts";

/**
 * A contract's form beside its PDF, which follows the input (2 §2 Contract wizard). The form is a
 * frame of another site. It requests a new preview by `postMessage`, with text or an object that
 * says `refresh-preview` or `save`.
 *
 * @summary Contract wizard
 * @tagname contract-wizard
 *
 * @fires {CustomEvent<{ address: string }>} scout-preview-refreshed - A new version of the PDF is shown.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The button that downloads the contract.
 * @csspart tab - The tabs of a narrow element.
 */
declare class ContractWizardElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Fetches the PDF again, at most once a second. Does nothing before the form has loaded. */
  refreshPreview(): void;
  /** Saves the PDF as `scout-contract.pdf`. */
  download(): void;
}

export type { ContractWizardElement };

defineElement({
  tag: "contract-wizard",
  attributes,
  methods: ["refreshPreview", "download"],
  importRuntime: () => import("./contract-wizard.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "contract-wizard": ContractWizardElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents & ContractWizardEvents> {}
}
