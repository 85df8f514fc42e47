import { contractMessages } from "../../core/contracts/contract-messages.ts";
import { pdfFaultMessages } from "../../core/files/pdf-fault-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of an open contract. */
export const openContractTexts = textGroup("open-contract", {
  /** The title of the screen. */
  heading: "SCOUT Pricing Contracts",
  /** Follows the title. */
  of: (customer: string) => `for ${customer}`,
  back: "Back to contracts",
  /** Printed in place of the pages. */
  noPrint: "You do not have permission to print this PDF.",
  /** Shown in place of a preview that cannot be loaded. */
  noPreview: "The requested file could not be found.",
  /** Shown in place of a preview that was loaded but cannot be displayed. */
  pdfFaults: pdfFaultMessages,
  /** Shown if a download fails. */
  failed: contractMessages.failed,
  /** The label of the button above the preview. */
  refreshPreview: "Refresh preview",
  downloadPdf: contractMessages.downloadPdf,
  panels: "Contract",
  /** The label of the form's tab on a narrow screen. */
  form: "Form",
  preview: "Preview",
  formFrame: (number: number, count: number) =>
    count === 1 ? "Contract form" : `Contract form, part ${number} of ${count}`,
  previewFrame: "Contract as PDF",
  pages: "Pages of the contract",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  /** Shown in a signature field that has no appearance. */
  signatureField: "Signature field",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  largest: "This is the maximum zoom.",
  smallest: "This is the minimum zoom.",
  zoom: (percent: number) => `${percent}%`,
  loadingForm: "Loading the form",
  loadingPreview: "Loading the preview",
  downloading: "Downloading the contract",
  refreshed: "The preview is up to date",
  notRefreshed: "The preview couldn't be updated",
  /** Shown above the preview. */
  standing: {
    updating: "Updating the preview…",
    saved: (time: string) => `Shows the contract as saved at ${time}.`,
    stale: (time: string) =>
      `The preview couldn't be updated. It shows the contract as saved at ${time}.`,
  },
});
