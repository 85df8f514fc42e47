import {
  type Config,
  defaultConfig,
  joinConfig,
  pageState,
  readConfig,
} from "../../../core/internal.ts";
import { log } from "./log.ts";

const ignored = new Set<string>();
const read = new WeakSet<Element>();
let fromBlocks: Partial<Config> = {};

/**
 * Merges, in this order: defaults, `data-scout-config` blocks, `configure`, an element's attributes.
 */
export function pageConfig(attributes: Partial<Config>): Config {
  readBlocks();
  return joinConfig(fromBlocks, pageState().configured.value, attributes);
}

/**
 * Reads each block once. Blocks that are added later are read when the next element needs its configuration. Trusted
 * Types may forbid a script to write a script's text, so a block may also hold its configuration in the attribute.
 */
function readBlocks(): void {
  const selector = 'script[type="application/json"][data-scout-config]';
  for (const block of document.querySelectorAll<HTMLScriptElement>(selector)) {
    if (read.has(block)) continue;
    read.add(block);
    const { config, ignored } = readConfig(parse(block.dataset.scoutConfig || block.textContent));
    fromBlocks = { ...fromBlocks, ...config };
    warnOfIgnored(ignored);
  }
}

/** Returns the keys that were ignored so far. */
export function ignoredKeys(): readonly string[] {
  return [...ignored];
}

/** Warns once about each ignored key. */
function warnOfIgnored(keys: readonly string[]): void {
  for (const key of keys) ignored.add(key);
  if (keys.length === 0) return;
  import("../doctor/warn-of-names.ts").then(
    ({ warnOfKeys }) => warnOfKeys(keys, Object.keys(defaultConfig)),
    () => log("warn", "config-ignored", keys.join(", ")),
  );
}

if (typeof document !== "undefined") pageState().ignored.subscribe(warnOfIgnored);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as an ignored source
  }
}
