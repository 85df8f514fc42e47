import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import { signOutKey } from "../kept/visit.ts";

/**
 * Removes passed files and the proposals of all users from the archive after a sign-out. If the user leaves the page
 * first, the next page of the tab continues. Until then, proposals from before the sign-out are not shown.
 */
export function noteSignOut(config: Config, ports: Ports): void {
  if (ports.openArchive === undefined) return;
  if (!config.keepProposalsAfterSignOut) {
    ports.tabStorage.write(signOutKey, String(ports.clock.now()));
  }
  clearLater(config, ports);
}

/** Continues the removal that an earlier page did not finish. */
export function finishSignOut(config: Config, ports: Ports): void {
  if (ports.tabStorage.read(signOutKey) !== null) clearLater(config, ports);
}

function clearLater(config: Config, ports: Ports): void {
  import("../kept/clear-archive.ts")
    .then(({ clearArchive }) => clearArchive(config, ports))
    .catch(() => {}); // an archive that does not open contains nothing to remove
}
