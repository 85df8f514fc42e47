import { type Config, type Core, createCore, pageState, version } from "../../../core/internal.ts";
import { createBrowserPorts, log } from "../page/browser-ports.ts";
import { tokenIssuerOf } from "../page/token-issuer.ts";

/** Set by the build of `cdn/lite/`. */
declare const __SCOUT_FLAVOUR__: string | undefined;

const flavour = typeof __SCOUT_FLAVOUR__ === "undefined" ? "" : ` ${__SCOUT_FLAVOUR__}`;
let hasCompared = false;

/** The core of an API base: one for the page, also with several copies of the bundle. */
export function pageCore(config: Config): Core {
  const { cores } = pageState();
  const issuer = tokenIssuerOf(config.apiBase);
  // The page may name the API later: its elements then start anew, with the session of the page.
  const key = issuer === null ? config.apiBase : `${config.apiBase} (not named)`;
  const shared = cores.get(key) ?? createCore(lasting(config), createBrowserPorts(), issuer);
  cores.set(key, shared);
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

/** Warns once when a copy of another version, or the other flavour of `cdn/`, was on the page first. */
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

/** Opens the doctor in a page whose address asks for it: `?scout-doctor`. */
function openDoctorIfAsked(): void {
  if (!/[?&]scout-doctor\b/.test(window.location.search)) return;
  import("../doctor/doctor.ts").then(
    ({ openDoctor }) => openDoctor(),
    () => {}, // the files cannot be loaded, as the browser's console says
  );
}
