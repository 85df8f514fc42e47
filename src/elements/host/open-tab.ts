import { type OpenedTab, safeHref } from "../../core/index.ts";
import { pageUrl } from "./page-url.ts";

/**
 * Opens a blank tab inside a click, to be led on when an answer is there (rulings N8). `noopener`
 * would give no tab to lead, so the way back is cut by hand.
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
    close: () => tab.close(),
  };
}
