import { type Config, type Core, createCore, pageState, version } from "../../../core/internal.ts";
import { createBrowserPorts, log } from "../page/browser-ports.ts";
import { tokenIssuerOf } from "../page/token-issuer.ts";

/** The flavour of the build; only the build of `cdn/lite/` defines it. */
declare const __SCOUT_FLAVOUR__: string | undefined;

const flavour = typeof __SCOUT_FLAVOUR__ === "undefined" ? "" : ` ${__SCOUT_FLAVOUR__}`;
let hasCompared = false;

/**
 * Returns the core of an API base. All elements of the page share it, even those of other copies of the bundle.
 */
export function pageCore(config: Config): Core {
  const { cores } = pageState();
  const issuer = tokenIssuerOf(config.apiBase);
  // An API that the page's configuration does not name has a core with a session of its own. If the page names the API
  // later, its elements restart with the page's session, and therefore need another key.
  const key = issuer === null ? config.apiBase : `${config.apiBase} (not named)`;
  const shared =
    cores.get(key) ?? createCore(withLatestToken(config), createBrowserPorts(), issuer);
  cores.set(key, shared);
  return shared.withConfig(config);
}

/** The session outlives its first element, so it reads `getToken` from the latest configuration. */
function withLatestToken(config: Config): Config {
  return {
    ...config,
    get getToken() {
      return pageState().configured.peek().getToken ?? config.getToken;
    },
  };
}

/**
 * Warns once if a copy of another version, or of the other flavor of `cdn/`, was on the page first.
 */
export function warnOfOtherCopy(): void {
  if (hasCompared) return;
  hasCompared = true;
  const page = pageState();
  page.flavour ??= flavour;
  page.inspect ??= async () => (await import("../doctor/inspect-page.ts")).inspectPage();
  page.copies?.push(`${version}${flavour}`);
  openDoctorIfAsked();
  const [first, own] = [`${page.version}${page.flavour}`, `${version}${flavour}`];
  if (first !== own) log("warn", "two-versions", `${first} stays, ${own} joins it`);
}

/** Opens the doctor if the page's address has the parameter `?scout-doctor`. */
function openDoctorIfAsked(): void {
  if (!/[?&]scout-doctor\b/.test(window.location.search)) return;
  import("../doctor/doctor.ts").then(
    ({ openDoctor }) => openDoctor(),
    () => {}, // the browser's console reports files that cannot be loaded
  );
}
