import type { BrowserActions } from "../../core/internal.ts";
import { openTab } from "./open-tab.ts";

/** Files, tabs and printing. Actions that need not happen inside the click are loaded on demand. */
export const browserActions: BrowserActions = {
  openTab,
  saveFile: (file, name) => {
    void import("./save-file.ts").then(({ saveFile }) => saveFile(file, name));
  },
  copyText: async (text, html) => {
    const { copyText } = await import("./copy-text.ts");
    return copyText(text, html);
  },
  printHtml: async (html) => {
    const { printHtml } = await import("./print-html.ts");
    await printHtml(html);
  },
  leave: (href) => {
    void import("./leave.ts").then(({ leave }) => leave(href));
  },
};
