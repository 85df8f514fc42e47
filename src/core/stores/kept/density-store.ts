import type { Density } from "../../config.ts";
import type { Core, SharedService } from "../../create-core.ts";
import { computed, type ReadonlySignal } from "../../signals.ts";
import { createKeptSignal } from "./kept-signal.ts";

/** The density of lists, tables and cards, which all screens of an API base share. */
export interface DensityStore extends SharedService {
  /** The user's choice; defaults to that of the page. */
  readonly density: ReadonlySignal<Density>;
  choose(density: Density): void;
}

export function densityOf(core: Core): DensityStore {
  return core.service("density", createDensity);
}

function createDensity({ config, kept, settings }: Core): DensityStore {
  const { current, change, forget } = createKeptSignal<Density | null>(
    settings,
    kept.entry("density", densityIn),
    null,
  );
  return { density: computed(() => current.value ?? config.density), choose: change, forget };
}

function densityIn(raw: unknown): Density | null {
  return raw === "comfortable" || raw === "compact" ? raw : null;
}
