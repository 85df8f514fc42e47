import { Denied, isHttpError, Unauthorized } from "../../core/internal.ts";
import { log } from "./browser-ports.ts";
import type { ElementRoot } from "./element-root.ts";
import type { Emit } from "./element-screen.ts";
import { hostMessages } from "./host.messages.ts";

/** React cannot run in the page. */
export function reportHostility(root: ElementRoot, emit: Emit, reason: string): void {
  log("error", "hostile-page", reason);
  root.refuse();
  emit("scout-failed", { message: hostMessages.cannotStart });
}

/** A screen threw an error, or could not start. */
export function reportFailure(emit: Emit, error: unknown): void {
  // The load that was refused has logged it.
  const isLogged = error instanceof Denied || error instanceof Unauthorized;
  if (!isLogged) log("error", "screen-failed", error instanceof Error ? error.message : undefined);
  emit("scout-failed", {
    message: hostMessages.error,
    ...(hasStatus(error) && { status: error.status }),
    cause: error,
  });
}

function hasStatus(error: unknown): error is { readonly status: number } {
  return isHttpError(error) || error instanceof Denied || error instanceof Unauthorized;
}
