import { useCallback, useSyncExternalStore } from "react";
import type { ReadonlySignal } from "../../../core/internal.ts";

/** Returns the value of a signal and renders again when it changes. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Value {
  return useSelected(signal, whole);
}

/**
 * Returns a part of the value of a signal and renders again when that part changes.
 *
 * @param select - returns the same object as long as the part is the same
 */
export function useSelected<Value, Part>(
  signal: ReadonlySignal<Value>,
  select: (value: Value) => Part,
): Part {
  const subscribe = useCallback((listener: () => void) => signal.subscribe(listener), [signal]);
  const read = () => select(signal.peek());
  return useSyncExternalStore(subscribe, read, read);
}

function whole<Value>(value: Value): Value {
  return value;
}
