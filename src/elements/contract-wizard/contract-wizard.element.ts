import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/define-element.ts";
import { text } from "../host/element-attributes.ts";
import type { ScoutElement } from "../host/scout-element.ts";
import pagesCss from "../ui/pdf-pages.css?inline";
import skeletonCss from "../ui/skeleton.css?inline";
import tabsCss from "../ui/tabs.css?inline";
import css from "./contract-wizard.css?inline";
import { type ContractWizardEvents, createContractWizardModel } from "./contract-wizard.model.ts";
import { ContractWizardScreen } from "./contract-wizard.screen.tsx";

const attributes = { contract: text(""), provider: text(""), "preview-type": text("") } as const;

/**
 * A contract's form beside its PDF, which follows what is filled in (2 §2 Contract wizard). The form
 * is a frame of another site; it asks for a new preview by `postMessage`, with text or an object that
 * says `refresh-preview` or `save`.
 *
 * @summary Contract wizard
 * @tagname contract-wizard
 *
 * @attr {string} [contract] - Which contract; a parameter `contract` of the page's URL wins. Without one the page goes to `/scout?error_code=404`.
 * @attr {string} [provider] - Key of the contract's provider; that of a URL `/scout/contracts/{provider}` wins.
 * @attr {"canvas" | "iframe"} [preview-type=canvas] - Draw the pages, or show them in the browser's viewer where it has one; a parameter `preview_type` of the page's URL wins.
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
declare class ContractWizardElement extends ScoutElement {
  /** Which contract. */
  contract: string;
  /** Key of the contract's provider. */
  provider: string;
  /** `canvas` or `iframe`. */
  previewType: string;
  /** Fetches the PDF anew; nothing before the form has loaded, and at most once a second. */
  refreshPreview(): void;
  /** Saves the PDF as `scout-contract.pdf`. */
  download(): void;
}

export type { ContractWizardElement };

defineElement({
  tag: "contract-wizard",
  attributes,
  sheets: [pagesCss, skeletonCss, tabsCss, css],
  Screen: ContractWizardScreen,
  createModel: (context) => createContractWizardModel(context, navigator.pdfViewerEnabled),
  methods: {
    refreshPreview: (model) => model.refreshPreview(),
    download: (model) => model.download(),
  },
});

declare global {
  interface HTMLElementTagNameMap {
    "contract-wizard": ContractWizardElement;
  }
  interface HTMLElementEventMap extends EventsOf<CommonEvents & ContractWizardEvents> {}
}

type EventsOf<Details> = { [name in keyof Details]: CustomEvent<Details[name]> };
