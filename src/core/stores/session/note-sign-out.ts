import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import { signOutKey } from "../kept/visit.ts";

/**
 * Removes from the archive what a sign-out ends: passed files, and the proposals of everybody (decisions X4). The page may
 * be left before that is done: proposals of before the noted time are never shown, and the next page of the tab removes them.
 */
export function noteSignOut(config: Config, ports: Ports): void {
  if (ports.openArchive === undefined) return;
  if (!config.keepProposalsAfterSignOut) {
    ports.tabStorage.write(signOutKey, String(ports.clock.now()));
  }
  clearLater(config, ports);
}

/** Goes on with what a page before left undone. */
export function finishSignOut(config: Config, ports: Ports): void {
  if (ports.tabStorage.read(signOutKey) !== null) clearLater(config, ports);
}

function clearLater(config: Config, ports: Ports): void {
  import("../kept/clear-archive.ts")
    .then(({ clearArchive }) => clearArchive(config, ports))
    .catch(() => {}); // nothing could be kept there either
}
