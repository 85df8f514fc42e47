import { createContext, useContext, useId } from "react";

/**
 * The prefix of ids in a tree. Trees without a shadow root share the document, where the ids of several React roots
 * would clash.
 */
export const IdPrefix = createContext("");

/** An id that is unique in its root. */
export function useOwnId(): string {
  return useContext(IdPrefix) + useId();
}
