import type { SharedService } from "../../create-core.ts";
import type { KeptValue } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { SettingsStore } from "../page/settings-store.ts";

/** A kept value that all screens share. */
export interface KeptSignal<Value> extends SharedService {
  readonly current: ReadonlySignal<Value>;
  change(next: Value): void;
}

/**
 * Reads the kept value as soon as the person is known.
 *
 * @param kept - null where the value ends with the page
 * @param join - joins what was written before that with what is kept
 */
export function createKeptSignal<Value>(
  { person }: SettingsStore,
  kept: KeptValue<Value> | null,
  initial: Value,
  join = (written: Value, _kept: Value) => written,
): KeptSignal<Value> {
  const current = signal(initial);
  /** The person whose value it is; null before that is known. */
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
