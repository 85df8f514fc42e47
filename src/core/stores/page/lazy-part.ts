import { type ReadonlySignal, signal } from "../../signals.ts";

/** A part of a model whose code comes when it is needed, or when the page has time. */
export interface LazyPart<Part> {
  /** Null until it is loaded. */
  readonly state: ReadonlySignal<Part | null>;
  /** Loads it, once. Null where that failed, or the screen is gone. */
  open(): Promise<Part | null>;
  dispose(): void;
}

/** @param onFailed - called when its code could not be loaded; the next `open` tries again. */
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
