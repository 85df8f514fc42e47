import {
  type Config,
  type Core,
  createCore,
  isSampleBase,
  pageState,
} from "../../../core/internal.ts";
import { createBrowserPorts, createSamplePorts } from "../page/browser-ports.ts";
import { tokenIssuerOf } from "../page/token-issuer.ts";

/**
 * Returns the core of an API base. All elements of the page share it, even those of other copies of the bundle.
 */
export function pageCore(config: Config): Core {
  const page = pageState();
  const { cores } = page;
  const issuer = tokenIssuerOf(config.apiBase);
  // An API that the page's configuration does not name has a core with a session of its own. If the page names the API
  // later, its elements restart with the page's session, and therefore need another key.
  const key = issuer === null ? config.apiBase : `${config.apiBase} (not named)`;
  const createPorts = isSampleBase(config.apiBase) ? createSamplePorts : createBrowserPorts;
  const shared = cores.get(key) ?? createCore(withLatestToken(config), createPorts(), issuer);
  cores.set(key, shared);
  if (page.isSignOutDue) {
    page.isSignOutDue = false;
    shared.session.signOut();
  }
  return shared.withConfig(config);
}

/** The session outlives its first element, so it reads `getToken` from the latest configuration. */
function withLatestToken(config: Config): Config {
  return {
    ...config,
    get locale() {
      return config.locale;
    },
    get getToken() {
      return pageState().configured.peek().getToken ?? config.getToken;
    },
  };
}
