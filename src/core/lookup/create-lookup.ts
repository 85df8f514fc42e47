import { createLatestTask } from "../async/latest-task.ts";
import type { followLookup, LookupEnding } from "./follow-lookup.ts";
import type { LookupPorts } from "./lookup-ports.ts";
import { lookupRequestOf } from "./lookup-request.ts";
import { createLookupRun } from "./lookup-run.ts";
import { failedLookup, type LookupState } from "./lookup-state.ts";
import type { SavedLookup } from "./saved-lookup.ts";

/** The lookup of one address (1 §4; decisions G.0). */
export interface Lookup {
  /**
   * Looks up an address on the server and aborts the current lookup. Ignores an empty address and any value that is not
   * a string.
   */
  search(address: unknown, options?: SearchOptions): void;
  /**
   * Returns to an address after Back, Forward, a reload or another screen. Shows the stored result, or resumes the
   * lookup that a reload interrupted. Otherwise, and for the current address, it searches.
   *
   * @param options.sinceMs - ignores results from before this time.
   */
  revisit(address: unknown, options?: SearchOptions & { readonly sinceMs?: number }): void;
  /** Aborts the lookup and returns to idle. */
  clear(): void;
  /** Aborts for good, without another state. The next lookup can resume the batch, which still runs on the server. */
  dispose(): void;
  state(): LookupState;
}

interface SearchOptions {
  /** The token that was issued with the suggestions for exactly this address. */
  readonly lookupToken?: string | undefined;
}

/** The ports of a lookup, and {@link followLookup} or a function that loads it on the first lookup. */
export interface LookupParts extends LookupPorts {
  readonly follow: typeof followLookup;
}

/**
 * Creates an idle lookup. It awaits one call or timer at a time and never shows superseded results (decisions M9).
 * Failures of ports never become exceptions.
 */
export function createLookup(ports: LookupParts): Lookup {
  let state: LookupState = { kind: "idle" };
  const task = createLatestTask();
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

  /** Takes the batch to resume. It can be taken only once. */
  function takeSaved(address: string, sinceMs: number, abort: AbortSignal) {
    const saved = mayResume ? ports.savedLookup.take(abort) : null;
    mayResume = false;
    if (saved?.address === address && saved.startedAtMs >= sinceMs) return saved;
    ports.savedLookup.clear();
    return null;
  }

  function end(address: string, ending: LookupEnding): void {
    ports.savedLookup.clear();
    const kept = ports.keptResult(address);
    if (ending.kind === "done") kept.write({ place: ending.place, setting: ending.setting });
    else kept.remove();
    show({ ...ending, address });
  }

  /** Runs a lookup from its start, or resumes a running batch. */
  function follow(
    address: string,
    lookupToken: string | undefined,
    resumed: SavedLookup | null,
  ): void {
    const abort = task.current();
    const startedAtMs = resumed?.startedAtMs ?? ports.clock.now();
    const run = createLookupRun(address, ports, startedAtMs, abort, show);
    run.show("starting");
    ports
      .follow(run, ports, lookupRequestOf(address, lookupToken), resumed?.batch ?? null)
      .then((ending) => {
        if (abort.aborted) return;
        // Ignore the duration after a reload. A batch only advances while it is polled, so the reload has prolonged it.
        const isTypical = resumed === null && ending.kind === "done";
        if (isTypical) ports.durations.add(ports.clock.now() - startedAtMs);
        end(address, ending);
      })
      .catch(() => {
        if (abort.aborted) return;
        show({ ...failedLookup(null), address });
      });
  }

  /**
   * Returns the address without surrounding spaces. Null if the value is not an address, or if the lookup was disposed.
   */
  function addressOf(input: unknown): string | null {
    const address = typeof input === "string" ? input.trim() : "";
    return isDisposed || address === "" ? null : address;
  }

  return {
    search(input, options) {
      const address = addressOf(input);
      if (address === null) return;
      task.start();
      mayResume = false;
      ports.savedLookup.clear();
      follow(address, options?.lookupToken, null);
    },
    revisit(input, { lookupToken, sinceMs = 0 } = {}) {
      const address = addressOf(input);
      if (address === null) return;
      const isRepeat = "address" in state && state.address === address;
      const resumed = takeSaved(address, sinceMs, task.start());
      const found = isRepeat || resumed ? null : ports.keptResult(address).read(sinceMs);
      if (found !== null) show({ kind: "done", address, ...found });
      else follow(address, lookupToken, resumed);
    },
    clear() {
      task.abort();
      ports.savedLookup.clear();
      if (state.kind !== "idle" && !isDisposed) show({ kind: "idle" });
    },
    dispose() {
      isDisposed = true;
      task.abort();
    },
    state: () => state,
  };
}
