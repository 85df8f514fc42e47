import { createKeptStore, type KeptStore } from "../../src/core/stores/kept/kept-store.ts";
import type { FakeClock } from "./fake-clock.ts";
import { createFakeBrowser, createFakePorts } from "./fake-ports.ts";

/** Simulates a tab whose pages save values for one user. */
export function createKeptTab() {
  const [device, tab] = [createFakeBrowser(), createFakeBrowser()];
  return {
    /** The storage of the tab. */
    content: tab.content,
    /** Opens the next page of the tab. */
    openPage(clock: FakeClock): KeptStore {
      const ports = createFakePorts({ storage: device.tab(), tabStorage: tab.tab() });
      return createKeptStore(
        "",
        { ...ports, clock },
        { name: () => "ada@example.com", isVisitor: () => false },
      );
    },
  };
}

export type KeptTab = ReturnType<typeof createKeptTab>;
