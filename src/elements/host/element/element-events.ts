import { isExplained, isHttpError, pageState, type Trouble } from "../../../core/internal.ts";
import { hostMessages } from "../page/host.messages.ts";
import { log } from "../page/log.ts";
import { startMessages } from "../page/start.messages.ts";
import type { EarlyRoot } from "./early-root.ts";
import { noteMetric } from "./note-metric.ts";

/** Dispatches an event of an element. Returns false if the host page canceled it. */
export type Emit = (name: string, detail: unknown) => boolean;

/** Only `scout-navigated` and the element's own cancelable events can be canceled. */
export function createEmit(
  element: HTMLElement,
  cancelable: readonly PropertyKey[] = [],
  startMs: () => number = () => 0,
): Emit {
  return (name, detail) => {
    const isCancelable = name === "scout-navigated" || cancelable.includes(name);
    const init = { detail, bubbles: true, composed: true, cancelable: isCancelable };
    const isAllowed = element.dispatchEvent(new CustomEvent(name, init));
    const { onEvent } = pageState().configured.peek();
    if (onEvent) {
      import("../page/report-to-analytics.ts").then(
        ({ reportToAnalytics }) => reportToAnalytics(onEvent, element, name, detail),
        () => {}, // analytics are optional
      );
    }
    noteMetric(element, name, detail, startMs());
    return isAllowed;
  };
}

/** Reports that React cannot run in the page. */
export function reportHostility(early: EarlyRoot, emit: Emit, reason: string): void {
  log("error", "hostile-page", reason);
  early.refuse();
  emit("scout-failed", { message: startMessages.cannotStart });
}

/** Reports a load that ended in a failed state. The store has already logged it. */
export function reportFailedLoad(emit: Emit, status: number | null, trouble: Trouble | null): void {
  emit("scout-failed", {
    message: hostMessages.error,
    ...(status !== null && { status }),
    ...(trouble !== null && { cause: trouble.code }),
  });
}

/** Reports a screen that threw an error or could not start. */
export function emitFailure(emit: Emit, error: unknown, trouble: Trouble | null = null): void {
  const cause = isExplained(error) && trouble !== null ? trouble.code : error;
  if (cause === error) {
    log("error", "screen-failed", error instanceof Error ? error.message : undefined);
  }
  emit("scout-failed", {
    message: hostMessages.error,
    ...(isHttpError(error) && { status: error.status }),
    cause,
  });
}
