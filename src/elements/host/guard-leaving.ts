import type { CommonEvents, LeavingFor } from "../../core/index.ts";
import { pageUrl } from "./page-url.ts";

/**
 * Keeps the person on the page while something is unsaved (rulings T12). Where the page would unload the
 * browser asks by itself; an element that asks to leave for another screen is stopped, and `onStopped`
 * is told where it wanted to lead. Without `onStopped` such elements are left alone.
 *
 * @returns what ends it.
 */
export function guardLeaving(onStopped: ((target: LeavingFor) => void) | null): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const handleNavigated = (event: Event) => {
    if (event.defaultPrevented || !isNavigation(event)) return;
    const { href, state } = event.detail;
    if (isThisScreen(href)) return;
    event.preventDefault();
    onStopped?.({ href, state });
  };
  window.addEventListener("beforeunload", handleUnload);
  // Heard before anyone who would follow it.
  if (onStopped) window.addEventListener("scout-navigated", handleNavigated, { capture: true });
  return () => {
    window.removeEventListener("beforeunload", handleUnload);
    window.removeEventListener("scout-navigated", handleNavigated, { capture: true });
  };
}

/** Another query or fragment leaves the screen where it is. */
function isThisScreen(href: string): boolean {
  const target = new URL(href, pageUrl());
  const here = new URL(pageUrl());
  return target.origin === here.origin && target.pathname === here.pathname;
}

function isNavigation(event: Event): event is CustomEvent<CommonEvents["scout-navigated"]> {
  return event instanceof CustomEvent;
}
