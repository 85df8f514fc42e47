import { type Config, readConfig } from "./config.ts";
import type { Core } from "./create-core.ts";
import { type Signal, signal } from "./signals.ts";
import { version } from "./version.ts";

/** What all copies of the bundle on a page share. The first copy makes it. */
export interface PageState {
  readonly version: string;
  /** What `configure` was given so far. */
  readonly configured: Signal<Partial<Config>>;
  /** One core per API base. */
  readonly cores: Map<string, Core>;
}

const key = Symbol.for("scout-elements.page.v1");
const page: typeof globalThis & { [key]?: PageState } = globalThis;

export function pageState(): PageState {
  page[key] ??= { version, configured: signal({}), cores: new Map() };
  return page[key];
}

/**
 * Sets configuration for every element of the page, now and later; attributes win over it.
 * Returns the names of the members that are unknown or of the wrong type: they are ignored.
 */
export function configure(config: Partial<Config>): readonly string[] {
  const reading = readConfig(config);
  const { configured } = pageState();
  configured.value = { ...configured.peek(), ...reading.config };
  return reading.ignored;
}
