import { pageState } from "../../../core/internal.ts";

/**
 * Notes an event of an element for the metrics of the page, whose code is loaded where somebody listens.
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
    () => {}, // nobody waits for it
  );
}
