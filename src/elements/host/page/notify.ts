import type { NoticeKind } from "./toast-region.ts";

const load = () => import("./toast-region.ts");

/** Loads the toast region early: a notice about a lost network could not be loaded. */
export function prepareNotices(): void {
  load().catch(() => {}); // the first notice tries again
}

/**
 * Shows a notice in the page's toast region. Without the region's code there is no place to say anything.
 *
 * @param element - the element that it comes from
 */
export function notify(
  kind: NoticeKind,
  sentence: string,
  element: HTMLElement | null,
): Promise<void> {
  return load().then(
    ({ pageToasts }) => pageToasts().show(kind, sentence, element),
    () => {},
  );
}
