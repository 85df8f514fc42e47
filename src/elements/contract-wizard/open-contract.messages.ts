import { contractMessages } from "../../core/contracts/contract-messages.ts";

/** Texts of an open contract. */
export const messages = {
  /** 2 §2: title of the screen */
  heading: "SCOUT Pricing Contracts",
  /** 2 §2; decisions Y10 */
  noPrint: "You do not have permission to print this PDF.",
  /** 2 §2; decisions Y12 */
  noPreview: "The requested file could not be found.",
  /** Decisions O5 */
  failed: contractMessages.failed,
  fileName: contractMessages.fileName,
  /** Decisions Y6 */
  refreshPreview: "Refresh preview",
  downloadPdf: contractMessages.downloadPdf,
  panels: "Contract",
  /** Decisions Y14 */
  form: "Form",
  preview: "Preview",
  formFrame: (number: number, count: number) =>
    count === 1 ? "Contract form" : `Contract form, part ${number} of ${count}`,
  previewFrame: "Contract as PDF",
  pages: "Pages of the contract",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  largest: "This is the largest size.",
  smallest: "This is the smallest size.",
  zoom: (percent: number) => `${percent} %`,
  loadingForm: "Loading the form",
  loadingPreview: "Loading the preview",
  downloading: "Downloading the contract",
  refreshed: "The preview is up to date",
} as const;
