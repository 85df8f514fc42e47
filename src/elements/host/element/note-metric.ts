import { pageState } from "../../../core/internal.ts";

/**
 * Adds an event of an element to the page's metrics. Their code is loaded only if the page has an `onMetric` listener.
 *
 * @param startMs - when the element started, in milliseconds since the page's time origin
 */
export function noteMetric(
  element: HTMLElement,
  name: string,
  detail: unknown,
  startMs: number,
): void {
  if (!pageState().configured.peek().onMetric) return;
  const atMs = performance.now();
  import("../page/page-metrics.ts").then(
    ({ addToMetrics }) => addToMetrics(element, name, detail, { startMs, atMs }),
    () => {}, // metrics are optional
  );
}
