import { type Config, type Core, createCore, pageState, version } from "../../core/index.ts";
import { createBrowserPorts, log } from "./browser-ports.ts";

let hasCompared = false;

/** The core of an API base: one for the page, whichever copy of the bundle asked first. */
export function pageCore(config: Config): Core {
  warnOfOtherVersion();
  const { cores } = pageState();
  const shared = cores.get(config.apiBase) ?? createCore(config, createBrowserPorts());
  cores.set(config.apiBase, shared);
  return shared.withConfig(config);
}

function warnOfOtherVersion(): void {
  if (hasCompared) return;
  hasCompared = true;
  const first = pageState().version;
  if (first !== version) log("warn", "two-versions", `${first} stays, ${version} joins it`);
}
