import type { LeavingFor } from "../../core/internal.ts";
import { pageUrl } from "./page-url.ts";

/**
 * Sent on `window` before a step of the history takes a screen away. Whoever guards something
 * unsaved prevents it (decisions T12).
 */
export const stepTaken = "scout-step-taken";

/**
 * Keeps the person on the page while something is unsaved (decisions T12). Where the page would unload the
 * browser asks by itself; an element that asks to leave for another screen is stopped, and so is a step
 * of the portal's history, and `onStopped` is told where it wanted to lead. Without `onStopped` such elements are left alone.
 *
 * @returns what ends it.
 */
export function guardLeaving(onStopped: ((target: LeavingFor) => void) | null): () => void {
  const here = new URL(pageUrl());
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const handleLeaving = (event: Event) => {
    if (event.defaultPrevented || !isLeaving(event)) return;
    const { href, state } = event.detail;
    if (isSameScreen(new URL(href, here), here)) return;
    event.preventDefault();
    onStopped?.({ href, state });
  };
  window.addEventListener("beforeunload", handleUnload);
  // Heard before anyone who would follow it.
  const leavings = onStopped ? ["scout-navigated", stepTaken] : [];
  for (const name of leavings) window.addEventListener(name, handleLeaving, { capture: true });
  return () => {
    window.removeEventListener("beforeunload", handleUnload);
    for (const name of leavings) window.removeEventListener(name, handleLeaving, { capture: true });
  };
}

/** Another query or fragment leaves the screen where it is. */
function isSameScreen(one: URL, other: URL): boolean {
  return one.origin === other.origin && one.pathname === other.pathname;
}

function isLeaving(event: Event): event is CustomEvent<LeavingFor> {
  return event instanceof CustomEvent;
}
