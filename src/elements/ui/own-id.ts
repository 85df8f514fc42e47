import { createContext, useContext, useId } from "react";

/**
 * The prefix of a tree's ids. Trees outside shadow roots share the document, where ids of several React roots would
 * collide.
 */
export const IdPrefix = createContext("");

/** An id that is unique in its root. */
export function useOwnId(): string {
  return useContext(IdPrefix) + useId();
}
