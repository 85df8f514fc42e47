import type { Agent } from "../../../core/api/settings.ts";
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";

/** The agent of the account settings, with the user's edits. */
export function createAgent(settings: ReadonlySignal<{ readonly agent: Agent } | null>) {
  const edits = signal<Partial<Agent>>({});
  return {
    /** The fields that the user changed. */
    edits: edits as ReadonlySignal<Partial<Agent>>,
    agent: computed(() => ({ ...(settings.value?.agent ?? noAgent), ...edits.value })),
    edit(change: Partial<Agent>): void {
      edits.value = { ...edits.peek(), ...change };
    },
  };
}

const noAgent: Agent = { firstName: "", lastName: "", email: "" };
