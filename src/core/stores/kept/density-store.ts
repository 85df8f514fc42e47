import type { Density } from "../../config.ts";
import type { Core, SharedService } from "../../create-core.ts";
import { computed, type ReadonlySignal, signal } from "../../signals.ts";
import { keptText } from "./kept-texts.ts";

/** How close together lists, tables and cards stand, on all screens of an API base (decisions W13). */
export interface DensityStore extends SharedService {
  /** What the person chose, or else what the page says. */
  readonly density: ReadonlySignal<Density>;
  choose(density: Density): void;
}

export function densityOf(core: Core): DensityStore {
  return core.service("density", createDensity);
}

function createDensity(core: Core): DensityStore {
  const kept = keptText(core, "density");
  const chosen = signal<Density | null>(null);
  /** Whose choice it is; null before that is known (decisions X8). */
  let owner: string | null = null;
  core.settings.person.subscribe((name) => {
    if (name === null || name === owner) return;
    owner = name;
    chosen.value = densityIn(kept.read()) ?? chosen.peek();
  });
  return {
    density: computed(() => chosen.value ?? core.config.density),
    choose(density) {
      chosen.value = density;
      kept.write(density);
    },
    forget() {
      owner = null;
      chosen.value = null;
    },
  };
}

function densityIn(text: string | null): Density | null {
  return text === "comfortable" || text === "compact" ? text : null;
}
