export interface CheckTimes {
  /** The time from choosing the file to its first rows on the page. */
  readonly previewMs: number;
  /** The time from choosing the file to the complete report. */
  readonly wholeMs: number;
  /** The longest time for which the page was blocked. */
  readonly maxBlockMs: number;
}

declare global {
  interface Window {
    checked?: Promise<CheckTimes>;
  }
}

/** Runs in the page: watches the check of the next chosen file. */
export function watchCheck(): void {
  const root = document.querySelector("scout-bulk")?.shadowRoot;
  if (!root) throw new Error("There is no scout-bulk.");
  window.checked = new Promise((resolve) => {
    const follow = () => {
      const begunMs = performance.now();
      const gaps = watchGaps();
      let previewMs = Number.NaN;
      const observer = new MutationObserver(() => {
        const sinceMs = performance.now() - begunMs;
        if (Number.isNaN(previewMs) && root.querySelector(".csv-preview")) previewMs = sinceMs;
        if (!root.querySelector(".csv-report")) return;
        observer.disconnect();
        resolve({ previewMs, wholeMs: sinceMs, maxBlockMs: gaps.stop() });
      });
      observer.observe(root, { subtree: true, childList: true });
    };
    root.addEventListener("change", follow, { once: true, capture: true });
  });

  /** The page posts messages to itself, whose longest delay is the longest block. */
  function watchGaps() {
    const { port1, port2 } = new MessageChannel();
    let maxBlockMs = 0;
    let lastMs = performance.now();
    port1.onmessage = () => {
      const nowMs = performance.now();
      maxBlockMs = Math.max(maxBlockMs, nowMs - lastMs);
      lastMs = nowMs;
      port2.postMessage(0);
    };
    port2.postMessage(0);
    return {
      stop() {
        port1.close();
        return maxBlockMs;
      },
    };
  }
}
