import { type Config, type Core, createCore, pageState, version } from "../../core/internal.ts";
import { createBrowserPorts, log } from "./browser-ports.ts";

let hasCompared = false;

/** The core of an API base: one for the page, also with several copies of the bundle. */
export function pageCore(config: Config): Core {
  const { cores } = pageState();
  const shared = cores.get(config.apiBase) ?? createCore(lasting(config), createBrowserPorts());
  cores.set(config.apiBase, shared);
  return shared.withConfig(config);
}

/** The session outlives its first element: it uses the `getToken` that was configured last. */
function lasting(config: Config): Config {
  return {
    ...config,
    get getToken() {
      return pageState().configured.peek().getToken ?? config.getToken;
    },
  };
}

/** Warns once when a copy of another version was on the page first. */
export function warnOfOtherVersion(): void {
  if (hasCompared) return;
  hasCompared = true;
  const first = pageState().version;
  if (first !== version) log("warn", "two-versions", `${first} stays, ${version} joins it`);
}
