import type { Agent } from "../../../core/api/settings.ts";
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";

/** The agent of the account settings, as edited on the screen (decisions I16). */
export function createAgent(settings: ReadonlySignal<{ readonly agent: Agent } | null>) {
  const edits = signal<Partial<Agent>>({});
  return {
    /** What the person changed. */
    edits: edits as ReadonlySignal<Partial<Agent>>,
    agent: computed(() => ({ ...(settings.value?.agent ?? noAgent), ...edits.value })),
    edit(change: Partial<Agent>): void {
      edits.value = { ...edits.peek(), ...change };
    },
  };
}

const noAgent: Agent = { firstName: "", lastName: "", email: "" };
