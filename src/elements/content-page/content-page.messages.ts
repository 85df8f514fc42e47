import { contentMessages } from "../../core/content/content-messages.ts";
import { pdfFaultMessages } from "../../core/files/pdf-file.ts";

/** Texts of the content pages. Texts of the specification come from the core. */
export const messages = {
  ...contentMessages,
  loading: "Loading the page",
  tryAgain: "Try again",
  /** Where a retry does not help. */
  toStart: "Go to the start page",
  download: "Download",
  downloadAgain: "Download again",
  /** Shown if the browser has no PDF viewer. */
  noViewer: "This browser does not show PDF files. Download the file to read it.",
  /** Instead of a PDF that the viewer would not show as it is (decisions V13). */
  pdfFaults: pdfFaultMessages,
  /** Decisions V10: the default labels, for pages without their own. */
  more: "Show more",
  less: "Show less",
  table: "Table",
  views: "Views",
  copyFailed: "The contact could not be copied.",
  /** Decisions V14: what stands in for parts that cannot be shown here. */
  picture: (file: string) => `Image: ${file}`,
  media: {
    video: "Video",
    audio: "Audio",
    map: "Map",
    frame: "Embedded page",
    picture: "Image",
  },
  /** The name of a link without words that opens a mail to share the page. */
  shareByMail: "Share by email",
  form: "This form cannot be sent from here.",
  openForm: (host: string) => `Open the page on ${host}`,
  formFields: (names: readonly string[]) => `It asks for: ${names.join(", ")}.`,
  formButtons: (names: readonly string[]) => `Its buttons: ${names.join(", ")}.`,
} as const;
