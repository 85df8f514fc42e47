import { useCallback, useSyncExternalStore } from "react";
import type { ReadonlySignal } from "../../../core/internal.ts";

/** Returns the value of a signal and renders again when it changes. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Value {
  const subscribe = useCallback((listener: () => void) => signal.subscribe(listener), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
