import { type Config, readConfig } from "./config.ts";
import type { Core } from "./create-core.ts";
import type { PageInspection } from "./diagnosis/finding.ts";
import type { MetricsCollector } from "./metrics/collect-metrics.ts";
import { type Signal, signal } from "./signals.ts";
import { version } from "./version.ts";

/** The state that all copies of the bundle on a page share. The first copy creates it. */
export interface PageState {
  readonly version: string;
  /** The rendering library of the first copy that has elements. */
  flavour?: string;
  /** The configuration set by `configure`. */
  readonly configured: Signal<Partial<Config>>;
  /** The keys that `configure` ignored. */
  readonly ignored: Signal<readonly string[]>;
  /**
   * One core per API base. If the page's configuration does not name a base, its core has a key of its own.
   */
  readonly cores: Map<string, Core>;
  /** True if `signOut` was called before the page had a core. The first core then ends the stored session. */
  isSignOutDue?: boolean;
  /** True if a router handles the page's navigations through the Navigation API. Undefined until this was checked. */
  isRouted?: boolean | undefined;
  /** The height of a sticky portal header in CSS pixels. 0 without one. */
  readonly stickyHeaderPx: Signal<number>;
  /** Inspects the page. The first copy with elements sets it. */
  inspect?: () => Promise<PageInspection>;
  /** The metrics of the page. The first copy that measures creates them. */
  metrics?: MetricsCollector;
  /** Versions and flavours of the copies in the page, in the order in which they were loaded. */
  readonly copies?: string[];
}

const key = Symbol.for("scout-elements.page.v1");
const page: typeof globalThis & { [key]?: PageState } = globalThis;

/** The state of this page. */
export function pageState(): PageState {
  page[key] ??= {
    version,
    configured: signal({}),
    ignored: signal([]),
    cores: new Map(),
    stickyHeaderPx: signal(0),
    copies: [],
  };
  return page[key];
}

/**
 * Configures all current and future elements of the page. Attributes take precedence. Unknown keys and values of the
 * wrong type are ignored with a warning.
 */
export function configure(config: Partial<Config>): void {
  const reading = readConfig(config);
  const { configured, ignored } = pageState();
  if (reading.ignored.length > 0) ignored.value = [...ignored.peek(), ...reading.ignored];
  const before = configured.peek();
  if (!isWithin(reading.config, before)) configured.value = { ...before, ...reading.config };
}

/** True if a configuration changes nothing. */
function isWithin(config: Partial<Config>, known: Partial<Config>): boolean {
  const knownEntries = new Map<string, unknown>(Object.entries(known));
  return Object.entries(config).every(([key, value]) => {
    const before = knownEntries.get(key);
    return Array.isArray(value) && Array.isArray(before)
      ? JSON.stringify(value) === JSON.stringify(before)
      : knownEntries.has(key) && value === before;
  });
}

/**
 * Signs out of every API base of the page, in every tab, and removes the stored tokens. If no element has started yet, the
 * first one does so before its first call.
 */
export function signOut(): void {
  const page = pageState();
  page.isSignOutDue = page.cores.size === 0;
  for (const core of page.cores.values()) core.session.signOut();
}
