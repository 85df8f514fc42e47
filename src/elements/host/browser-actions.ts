import type { BrowserActions } from "../../core/internal.ts";
import { hostMessages } from "./host.messages.ts";
import { notify } from "./notify.ts";
import { openTab } from "./open-tab.ts";

/** Files, tabs and printing. Actions that need not happen inside the click are loaded on demand. */
export const browserActions: BrowserActions = {
  openTab,
  saveFile: (file, name) => {
    import("./save-file.ts").then(({ saveFile }) => saveFile(file, name), tellOfLoss);
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
    import("./leave.ts").then(({ leave }) => leave(href), tellOfLoss);
  },
};

/** The network was lost before the code of an action was loaded. */
function tellOfLoss(): void {
  void notify("warning", hostMessages.error);
}
