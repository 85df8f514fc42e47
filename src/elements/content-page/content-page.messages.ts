import { contentMessages } from "../../core/content/content-messages.ts";

/** Every sentence of the content pages; those of the specification come from the core. */
export const messages = {
  ...contentMessages,
  loading: "Loading the page",
  tryAgain: "Try again",
  download: "Download",
  downloadAgain: "Download again",
  downloaded: (name: string) => `Downloaded ${name}`,
  /** In place of the viewer that the browser lacks. */
  noViewer: "This browser does not show PDF files. Download the file to read it.",
  /** Decisions V10: where the page gives no labels of its own. */
  more: "Show more",
  less: "Show less",
  table: "Table",
  views: "Views",
  copyFailed: "The contact could not be copied.",
} as const;
