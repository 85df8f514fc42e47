import { useSyncExternalStore } from "react";

/** A small touch screen, on which popups open from below. */
const phoneQuery = "(pointer: coarse) and (max-width: 48em)";

/**
 * True in a window of phone size. A sheet covers the window, so the window's width counts, not the element's.
 */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(phoneQuery);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const isPhone = () => matchMedia(phoneQuery).matches;
