import {
  type Config,
  defaultConfig,
  joinConfig,
  pageState,
  readConfig,
} from "../../../core/internal.ts";
import { log } from "./browser-ports.ts";

const ignored = new Set<string>();
const read = new WeakSet<Element>();
let fromBlocks: Partial<Config> = {};

/** Defaults, then `data-scout-config` blocks, then `configure`, then an element's attributes. */
export function pageConfig(attributes: Partial<Config>): Config {
  readBlocks();
  return joinConfig(fromBlocks, pageState().configured.value, attributes);
}

/**
 * Each block is read once; blocks added later are read when the next element asks. A block that a script adds holds its
 * configuration in the attribute: Trusted Types refuse scripts the text of a script.
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

/** Keys that were ignored so far. */
export function ignoredKeys(): readonly string[] {
  return [...ignored];
}

/** One warning per key, that names it. */
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
