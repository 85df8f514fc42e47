import { useSyncExternalStore } from "react";

/** A finger on a small window: what opens there opens from below (decisions W16). */
const query = "(pointer: coarse) and (max-width: 48em)";

/** Whether the window is that of a phone. A sheet lies on the window, so its width counts, not the element's. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, read);
}

function follow(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const read = () => matchMedia(query).matches;
