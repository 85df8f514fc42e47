import type { Report } from "../ports.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import { reportFailure } from "./report-failure.ts";

/** What a screen has of something that is fetched for it. */
export type Loaded<Value extends object> =
  | { readonly kind: "loading" }
  | ({ readonly kind: "ready" } & Readonly<Value>)
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** Fetches one thing for one screen, again and again. */
export interface Loader<Value extends object> {
  readonly state: ReadonlySignal<Loaded<Value>>;
  /** Fetches; what is shown stays until the answer. A later call wins. */
  load(fetch: (signal: AbortSignal) => Promise<Value>): Promise<void>;
  /** Takes the place of what is there; nothing before it is. */
  change(changed: (value: Value) => Value): void;
  /** Drops what is there and what is under way. */
  clear(): void;
}

/** @param code - what a failure is reported as */
export function createLoader<Value extends object>(report: Report, code: string): Loader<Value> {
  const state = signal<Loaded<Value>>({ kind: "loading" });
  let current = new AbortController();

  return {
    state,
    async load(fetch) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const value = await fetch(signal);
        if (!signal.aborted) state.value = { kind: "ready", ...value };
      } catch (error) {
        if (signal.aborted) return;
        state.value = { kind: "failed", status: reportFailure(report, code, error) };
      }
    },
    change(changed) {
      const known = state.peek();
      if (known.kind === "ready") state.value = { ...known, ...changed(known) };
    },
    clear() {
      current.abort();
      state.value = { kind: "loading" };
    },
  };
}
