import { useSyncExternalStore } from "react";
import type { OpenParts } from "./open-parts.ts";

/** True while a part of a page is open. */
export function useOpenPart(parts: OpenParts, part: Element): boolean {
  return useSyncExternalStore(parts.subscribe, () => parts.isOpen(part));
}
