import type { SharedService } from "../../create-core.ts";
import type { KeptValue } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { SettingsStore } from "../page/settings-store.ts";

/** A stored value as a signal that all screens share. */
export interface KeptSignal<Value> extends SharedService {
  readonly current: ReadonlySignal<Value>;
  change(next: Value): void;
}

/**
 * Creates the signal. It gets the stored value as soon as the user is known.
 *
 * @param kept - null if the value is not stored and ends with the page
 * @param join - combines a value that was written before the user was known with the stored value
 */
export function createKeptSignal<Value>(
  { person }: SettingsStore,
  kept: KeptValue<Value> | null,
  initial: Value,
  join = (written: Value, _kept: Value) => written,
): KeptSignal<Value> {
  const current = signal(initial);
  /** The user to whom the value belongs; null while the user is unknown. */
  let owner: string | null = null;

  function change(next: Value): void {
    current.value = next;
    kept?.write(next);
  }

  person.subscribe((name) => {
    if (name === null || name === owner) return;
    owner = name;
    const written = current.peek();
    const found = kept?.read() ?? initial;
    if (written === initial) current.value = found;
    else change(join(written, found));
  });

  return {
    current,
    change,
    forget() {
      owner = null;
      current.value = initial;
    },
  };
}
