import type { KeyboardEvent } from "react";

/** Returns a handler of keys that calls a function for Escape, unless a list or an input method inside uses the key. */
export function onEscape(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
