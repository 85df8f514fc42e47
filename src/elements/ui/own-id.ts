import { createContext, useContext, useId } from "react";

/**
 * What the identifiers of a tree start with. Trees outside of shadow roots share one document, where
 * those that React makes would stand twice.
 */
export const IdPrefix = createContext("");

/** An identifier that no other node of its root has. */
export function useOwnId(): string {
  return useContext(IdPrefix) + useId();
}
