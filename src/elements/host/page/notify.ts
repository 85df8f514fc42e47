import { type FormattingOptions, localTexts, type ReadonlySignal } from "../../../core/internal.ts";
import { hostTexts } from "./host.messages.ts";
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

const writings = new WeakMap<HTMLElement, ReadonlySignal<FormattingOptions>>();

/** Keeps the language of an element, for notices of the page that concern the element. */
export function noteWriting(
  element: HTMLElement,
  writing: ReadonlySignal<FormattingOptions>,
): void {
  writings.set(element, writing);
}

/** Shows a warning of the host in the language of the element that it comes from. */
export function warn(name: "actLost" | "missingScreen", element: HTMLElement | null): void {
  const writing = element === null ? undefined : writings.get(element)?.peek();
  void notify("warning", localTexts(writing?.translations, hostTexts)[name], element, writing);
}
