import { isExplained, isHttpError, type Trouble } from "../../core/internal.ts";
import { log } from "./browser-ports.ts";
import type { Emit } from "./element-events.ts";
import type { ElementRoot } from "./element-root.ts";
import { hostMessages } from "./host.messages.ts";

/** React cannot run in the page. */
export function reportHostility(root: ElementRoot, emit: Emit, reason: string): void {
  log("error", "hostile-page", reason);
  root.refuse();
  emit("scout-failed", { message: hostMessages.cannotStart });
}

/** A load ended in a failed state (decisions ZA13). The store has logged it. */
export function reportFailedLoad(emit: Emit, status: number | null, trouble: Trouble | null): void {
  emit("scout-failed", {
    message: hostMessages.error,
    ...(status !== null && { status }),
    ...(trouble !== null && { cause: trouble.code }),
  });
}

/** A screen threw an error, or could not start. */
export function reportFailure(emit: Emit, error: unknown, trouble: Trouble | null = null): void {
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
