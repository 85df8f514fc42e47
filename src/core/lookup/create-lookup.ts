import { followLookup, type LookupEnding } from "./follow-lookup.ts";
import { lookupMessages } from "./lookup-messages.ts";
import type { LookupPorts } from "./lookup-ports.ts";
import { lookupRequestOf } from "./lookup-request.ts";
import { createLookupRun } from "./lookup-run.ts";
import type { LookupState } from "./lookup-state.ts";

/** The single address lookup (1 §4; rulings G.0). */
export interface Lookup {
  /**
   * Looks an address up, and aborts what was under way. An empty or non-string address is ignored
   * (1 §5). The first search resumes a lookup of the same address that a reload cut off (rulings
   * G31); a result kept from before is shown at once (rulings G10), unless the search repeats the
   * address at hand, which looks it up anew (rulings G3).
   */
  search(address: unknown, options?: { readonly lookupToken?: string | undefined }): void;
  /** Aborts, and goes back to idle. */
  clear(): void;
  /** Aborts for good and says nothing more; what runs on the server can be resumed by the next. */
  dispose(): void;
  state(): LookupState;
}

/**
 * Makes an idle lookup. It waits for one thing at a time, a call or the clock; what an act has
 * overtaken is never shown (rulings M9). No port's failure leaves it as an exception.
 */
export function createLookup(ports: LookupPorts): Lookup {
  let state: LookupState = { kind: "idle" };
  let current = new AbortController();
  let isDisposed = false;
  let mayResume = true;

  function show(next: LookupState): void {
    state = next;
    try {
      ports.onState(next);
    } catch {
      ports.report?.error("lookup-listener-threw");
    }
  }

  function abort(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  function takeSaved(address: string, signal: AbortSignal) {
    const saved = mayResume ? ports.savedLookup.take(signal) : null;
    mayResume = false;
    if (saved?.address === address) return saved.batch;
    ports.savedLookup.clear();
    return null;
  }

  function end(address: string, ending: LookupEnding): void {
    ports.savedLookup.clear();
    if (ending.kind === "done") {
      ports.results.write(address, { place: ending.place, setting: ending.setting });
    } else ports.results.clear(address);
    show({ ...ending, address });
  }

  return {
    search(given, options) {
      const address = typeof given === "string" ? given.trim() : "";
      if (isDisposed || address === "") return;
      const isRepeat = state.kind !== "idle" && state.address === address;
      const signal = abort();
      const resumed = takeSaved(address, signal);
      const kept = isRepeat || resumed ? null : ports.results.read(address);
      if (kept) {
        show({ kind: "done", address, place: kept.place, setting: kept.setting });
        return;
      }
      const run = createLookupRun(address, ports, signal, show);
      const request = lookupRequestOf(address, options?.lookupToken);
      run.show("starting");
      followLookup(run, ports, request, resumed)
        .then((ending) => {
          if (!signal.aborted) end(address, ending);
        })
        .catch(() => {
          if (signal.aborted) return;
          show({ kind: "failed", address, status: null, message: lookupMessages.failed });
        });
    },
    clear() {
      abort();
      ports.savedLookup.clear();
      if (state.kind !== "idle" && !isDisposed) show({ kind: "idle" });
    },
    dispose() {
      isDisposed = true;
      abort();
    },
    state: () => state,
  };
}
