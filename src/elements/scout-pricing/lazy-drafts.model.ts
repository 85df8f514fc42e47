import { type ReadonlySignal, signal } from "../../core/signals.ts";
import type { DraftsContext, ProposalDrafts } from "./proposal-drafts.model.ts";

/** The drafts, whose code is loaded when the page has time. */
export interface LazyDrafts {
  /** Null until they are loaded. */
  readonly state: ReadonlySignal<ProposalDrafts | null>;
  /** Loads them, once. */
  open(): void;
  dispose(): void;
}

export function createLazyDrafts(context: DraftsContext): LazyDrafts {
  const state = signal<ProposalDrafts | null>(null);
  let isOpened = false;
  let isDisposed = false;

  async function load(): Promise<void> {
    const { createProposalDrafts } = await import("./proposal-drafts.model.ts");
    if (!isDisposed) state.value = createProposalDrafts(context);
  }

  return {
    state,
    open() {
      if (isOpened) return;
      isOpened = true;
      load().catch(() => context.core.ports.report.warn("drafts-not-loaded"));
    },
    dispose() {
      isDisposed = true;
      state.peek()?.dispose();
    },
  };
}
