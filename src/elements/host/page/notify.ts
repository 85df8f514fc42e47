import type { FormattingOptions } from "../../../core/internal.ts";
import type { NoticeKind } from "./toast-region.ts";

const loadToasts = () => import("./toast-region.ts");

/**
 * Loads the toast region early, because it cannot be loaded for a notice that the network is lost.
 */
export function prepareNotices(): void {
  loadToasts().catch(() => {}); // the first notice tries again
}

/**
 * Shows a notice in the page's toast region. If the region's code cannot be loaded, the notice is lost.
 *
 * @param element - the element that it comes from
 * @param writing - the language of the sentence; without it English
 */
export function notify(
  kind: NoticeKind,
  sentence: string,
  element: HTMLElement | null,
  writing?: FormattingOptions,
): Promise<void> {
  return loadToasts().then(
    ({ pageToasts }) => pageToasts().show(kind, sentence, element, writing),
    () => {},
  );
}
