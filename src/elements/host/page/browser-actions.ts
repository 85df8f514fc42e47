import { type OpenedTab, safeHref } from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { warn } from "./notify.ts";
import { placeNear } from "./place-near.ts";

/**
 * The actions of a screen outside the page: files, tabs and printing. Those that need not happen inside the click are
 * loaded on demand.
 */
export const browserActions = {
  openTab,
  saveFile: (file: Blob, name: string, element: HTMLElement, onSaved = () => {}) => {
    import("../output/save-file.ts").then(
      ({ saveFile }) => {
        saveFile(file, name, placeNear(element));
        onSaved();
      },
      () => reportLoss(element),
    );
  },
  copyText: async (text: string, html?: string) => {
    const { copyText } = await import("../output/copy-text.ts");
    return copyText(text, html);
  },
  printHtml: async (html: string, base?: string) => {
    const { printHtml } = await import("../output/print-html.ts");
    await printHtml(html, base);
  },
  printPage: () => window.print(),
  leave: (href: string, element: HTMLElement) => {
    import("../history/leave.ts").then(
      ({ leavePage }) => leavePage(href),
      () => reportLoss(element),
    );
  },
};

/** The code of an action could not be loaded. Some browsers keep the failure until the page is left. */
function reportLoss(element: HTMLElement): void {
  warn("actLost", element);
}

/** The tab has loaded its file by then. */
const handOverMs = 60_000;

/**
 * Opens a blank tab inside the click, because browsers block it later; the tab gets its address later. `noopener` would
 * return no tab, so `opener` is cleared instead.
 */
export function openTab(): OpenedTab | null {
  const tab = window.open("", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  return {
    go(href) {
      const target = safeHref(href, pageUrl());
      if (target === null || !/^https?:/.test(target.href)) {
        tab.close();
        return false;
      }
      tab.location.replace(target.href);
      return true;
    },
    showPdf(file) {
      // The blob has our origin, so a type other than PDF could run scripts there.
      const href = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
      tab.location.replace(href);
      setTimeout(() => URL.revokeObjectURL(href), handOverMs);
    },
    close: () => tab.close(),
  };
}
