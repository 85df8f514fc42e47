import { type Config, type Core, createCore, pageState, version } from "../../core/internal.ts";
import { createBrowserPorts, log } from "./browser-ports.ts";

let hasCompared = false;

/** The core of an API base: one for the page, whichever copy of the bundle asked first. */
export function pageCore(config: Config): Core {
  const { cores } = pageState();
  const shared = cores.get(config.apiBase) ?? createCore(lasting(config), createBrowserPorts());
  cores.set(config.apiBase, shared);
  return shared.withConfig(config);
}

/** The session lasts longer than any element: it asks whom the host page named last for a token. */
function lasting(config: Config): Config {
  return {
    ...config,
    get getToken() {
      return pageState().configured.peek().getToken ?? config.getToken;
    },
  };
}

/** Once, when a copy of another version was on the page before. */
export function warnOfOtherVersion(): void {
  if (hasCompared) return;
  hasCompared = true;
  const first = pageState().version;
  if (first !== version) log("warn", "two-versions", `${first} stays, ${version} joins it`);
}
