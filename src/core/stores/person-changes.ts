import type { Core } from "../create-core.ts";
import { type ReadonlySignal, signal } from "../signals.ts";

/** Counts sign-ins and sign-outs: what was fetched for one person is not the other's (decisions A11). */
export function personChangesOf(core: Core): ReadonlySignal<number> {
  return core.service("person-changes", () => {
    const count = signal(0);
    return {
      count,
      forget() {
        count.value += 1;
      },
    };
  }).count;
}
