import { contentMessages } from "../../core/content/content-messages.ts";
import { pdfFaultMessages } from "../../core/files/pdf-fault-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the content pages. Texts that the specification quotes come from the core. */
export const contentTexts = textGroup("content-page", {
  ...contentMessages,
  loading: "Loading the page",
  tryAgain: "Try again",
  /** Shown if a retry cannot help. */
  toStart: "Go to the home page",
  download: "Download",
  downloadAgain: "Download again",
  /** Shown if the browser has no PDF viewer. */
  noViewer: "This browser can't display PDF files. Download the file to read it.",
  /** Shown in place of a PDF that the viewer cannot display correctly. */
  pdfFaults: pdfFaultMessages,
  /** The labels for pages that have none of their own. */
  more: "Show more",
  less: "Show less",
  table: "Table",
  views: "Views",
  /** The visible beginning of "Copy contact to clipboard". */
  copy: "Copy contact",
  copyFailed: "The contact couldn't be copied.",
  /** Replacements for parts that cannot be shown here. */
  picture: (file: string) => `Image: ${file}`,
  media: {
    video: "Video",
    audio: "Audio",
    map: "Map",
    frame: "Embedded page",
    picture: "Image",
  },
  mediaName: (kind: string, title: string) => `${kind}: ${title}`,
  /** The name of a link without text that shares the page by email. */
  shareByMail: "Share by email",
  form: "This form can't be submitted here.",
  openForm: (host: string) => `Open the page on ${host}`,
  formFields: (names: readonly string[]) => `Fields: ${names.join(", ")}.`,
  formButtons: (names: readonly string[]) => `Buttons: ${names.join(", ")}.`,
});
