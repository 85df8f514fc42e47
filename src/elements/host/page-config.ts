import { type Config, joinConfig, pageState, readConfig } from "../../core/internal.ts";
import { log } from "./browser-ports.ts";

const warned = new Set<string>();
const read = new WeakSet<Element>();
let fromBlocks: Partial<Config> = {};

/** Defaults, then `data-scout-config` blocks, then `configure`, then an element's attributes. */
export function pageConfig(attributes: Partial<Config>): Config {
  readBlocks();
  return joinConfig(fromBlocks, pageState().configured.value, attributes);
}

/** Each block is read once; blocks added later are read when the next element asks. */
function readBlocks(): void {
  const selector = 'script[type="application/json"][data-scout-config]';
  for (const block of document.querySelectorAll(selector)) {
    if (read.has(block)) continue;
    read.add(block);
    const { config, ignored } = readConfig(parse(block.textContent ?? ""));
    fromBlocks = { ...fromBlocks, ...config };
    warnOfIgnored(ignored);
  }
}

/** One warning per key, that names it. */
function warnOfIgnored(keys: readonly string[]): void {
  for (const key of keys) {
    if (warned.has(key)) continue;
    warned.add(key);
    log("warn", "config-ignored", key);
  }
}

if (typeof document !== "undefined") pageState().ignored.subscribe(warnOfIgnored);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as an ignored source
  }
}
