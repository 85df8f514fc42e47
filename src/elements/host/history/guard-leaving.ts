import type { LeavingFor } from "../../../core/internal.ts";
import { pageUrl } from "./page-url.ts";

/**
 * The event that is dispatched on `window` before a step of the history closes a screen. A screen with unsaved work
 * cancels it.
 */
export const stepTaken = "scout-step-taken";

/**
 * The event that is dispatched on `window` before the portal hides a screen to show it again later. A screen with
 * unsaved work cancels it.
 */
export const screenKept = "scout-screen-kept";

/**
 * Keeps the user on the page while something is unsaved. The browser asks the user before the page unloads. Navigations
 * to another screen and steps of the portal's history are stopped, and `onStopped` gets their target. Without
 * `onStopped`, they are not stopped.
 *
 * @returns a function that ends it
 */
export function guardLeaving(onStopped: ((target: LeavingFor) => void) | null): () => void {
  const here = new URL(pageUrl());
  const refuse = (event: Event) => event.preventDefault();
  const handleLeaving = (event: Event) => {
    if (event.defaultPrevented || !isLeaving(event)) return;
    const { href, state } = event.detail;
    if (isSameScreen(new URL(href, here), here) || isInPlace(event)) return;
    event.preventDefault();
    onStopped?.({ href, state });
  };
  for (const name of ["beforeunload", screenKept]) window.addEventListener(name, refuse);
  // Captured, to run before the portal follows the navigation.
  const leavings = onStopped ? ["scout-navigated", stepTaken] : [];
  for (const name of leavings) window.addEventListener(name, handleLeaving, { capture: true });
  return () => {
    for (const name of ["beforeunload", screenKept]) window.removeEventListener(name, refuse);
    for (const name of leavings) window.removeEventListener(name, handleLeaving, { capture: true });
  };
}

/** A change of query or fragment keeps the screen. */
function isSameScreen(one: URL, other: URL): boolean {
  return one.origin === other.origin && one.pathname === other.pathname;
}

/** A step of the sign-in: the form only covers the screen, so unsaved work stays. */
function isInPlace({ type, detail }: CustomEvent<LeavingFor>): boolean {
  return type !== stepTaken && Object.hasOwn(detail.state, "step");
}

function isLeaving(event: Event): event is CustomEvent<LeavingFor> {
  return event instanceof CustomEvent;
}
