import { pageState, version } from "../../../core/internal.ts";
import { log } from "../page/log.ts";

/** The flavour of the build; only the build of `cdn/lite/` defines it. */
declare const __SCOUT_FLAVOUR__: string | undefined;

const flavour = typeof __SCOUT_FLAVOUR__ === "undefined" ? "" : ` ${__SCOUT_FLAVOUR__}`;
let hasCompared = false;

/**
 * Warns once if a copy of another version, or of the other flavor of `cdn/`, was on the page first.
 */
export function noteCopy(): void {
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
