import { type OpenedTab, safeHref } from "../../core/internal.ts";
import { pageUrl } from "./page-url.ts";

/** A tab has loaded its file by then. */
const handOverMs = 60_000;

/**
 * Opens a blank tab inside a click, which gets its address later (decisions N8). `noopener` would return no
 * tab, so `opener` is removed by hand.
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
      // An address of our own origin: as anything but a PDF it could run.
      const href = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
      tab.location.replace(href);
      setTimeout(() => URL.revokeObjectURL(href), handOverMs);
    },
    close: () => tab.close(),
  };
}
