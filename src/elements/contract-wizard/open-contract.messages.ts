import { contractMessages } from "../../core/contracts/contract-messages.ts";
import { pdfFaultMessages } from "../../core/files/pdf-file.ts";

/** Texts of an open contract. */
export const messages = {
  /** The title of the screen (2 §2). */
  heading: "SCOUT Pricing Contracts",
  /** After the title (decisions Y17). */
  of: (customer: string) => `for ${customer}`,
  back: "Back to contracts",
  /** On paper, in place of the pages (2 §2; decisions Y10). */
  noPrint: "You do not have permission to print this PDF.",
  /** In place of a preview that cannot be loaded (2 §2; decisions Y12). */
  noPreview: "The requested file could not be found.",
  /** In place of a preview that has come and cannot be shown (decisions Y19). */
  pdfFaults: pdfFaultMessages,
  /** Of a download that fails (decisions O5). */
  failed: contractMessages.failed,
  fileName: contractMessages.fileName,
  /** The button above the preview (decisions Y6). */
  refreshPreview: "Refresh preview",
  downloadPdf: contractMessages.downloadPdf,
  panels: "Contract",
  /** The tab of the form on a narrow screen (decisions Y14). */
  form: "Form",
  preview: "Preview",
  formFrame: (number: number, count: number) =>
    count === 1 ? "Contract form" : `Contract form, part ${number} of ${count}`,
  previewFrame: "Contract as PDF",
  pages: "Pages of the contract",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  /** In a signature field that shows nothing (decisions Y20). */
  signatureField: "Signature field",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  largest: "This is the largest size.",
  smallest: "This is the smallest size.",
  zoom: (percent: number) => `${percent} %`,
  loadingForm: "Loading the form",
  loadingPreview: "Loading the preview",
  downloading: "Downloading the contract",
  refreshed: "The preview is up to date",
  notRefreshed: "The preview could not be updated",
  /** Above the preview (decisions Y18). */
  standing: {
    updating: "Updating the preview…",
    saved: (time: string) => `Shows the contract as saved at ${time}.`,
    stale: (time: string) =>
      `The preview could not be updated. It shows the contract as saved at ${time}.`,
  },
} as const;
