import { useSyncExternalStore } from "react";

/** A small touch screen, on which popups open from below. */
const query = "(pointer: coarse) and (max-width: 48em)";

/**
 * True in a window of phone size. A sheet covers the window, so the window's width counts, not the element's.
 */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, read);
}

function follow(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const read = () => matchMedia(query).matches;
