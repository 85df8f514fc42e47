import { type ReadonlySignal, signal } from "../../signals.ts";

/** A part of a model whose code is loaded on demand, or when the page is idle. */
export interface LazyPart<Part> {
  /** The part; null until its code is loaded. */
  readonly state: ReadonlySignal<Part | null>;
  /** Loads the part once. Resolves with null if the load failed or the screen is disposed. */
  open(): Promise<Part | null>;
  dispose(): void;
}

/** @param onFailed - called if the code does not load. The next `open` tries again. */
export function createLazyPart<Part extends { dispose(): void }>(
  load: () => Promise<Part>,
  onFailed: () => void,
): LazyPart<Part> {
  const state = signal<Part | null>(null);
  let coming: Promise<Part | null> | null = null;
  let isDisposed = false;

  async function arrive(): Promise<Part | null> {
    try {
      const part = await load();
      if (isDisposed) part.dispose();
      else state.value = part;
    } catch {
      coming = null;
      onFailed();
    }
    return state.peek();
  }

  return {
    state,
    open() {
      coming ??= arrive();
      return coming;
    },
    dispose() {
      isDisposed = true;
      state.peek()?.dispose();
    },
  };
}
