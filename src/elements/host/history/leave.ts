import { safeHref } from "../../../core/internal.ts";
import { pageUrl } from "./page-url.ts";

/**
 * Leaves the page for a web address. Uses a link, because only a link can suppress the referrer.
 */
export function leavePage(href: string): void {
  const target = safeHref(href, pageUrl());
  if (target === null) return;
  const link = document.createElement("a");
  link.href = target.href;
  link.referrerPolicy = "no-referrer";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
