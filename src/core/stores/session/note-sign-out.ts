import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";

/**
 * Removes from the archive what a sign-out ends: passed files, and the proposals of everybody (decisions X4). The page may
 * be left before that is done: proposals of before the noted time are never shown, and the next page of the tab removes them.
 */
export function noteSignOut(config: Config, ports: Ports): void {
  if (ports.openArchive === undefined) return;
  if (!config.keepProposalsAfterSignOut) {
    ports.tabStorage.write(signOutKey, String(ports.clock.now()));
  }
  clearArchive(config, ports);
}

/** Goes on with what a page before left undone. */
export function finishSignOut(config: Config, ports: Ports): void {
  if (ports.tabStorage.read(signOutKey) !== null) clearArchive(config, ports);
}

function clearArchive(config: Config, { openArchive, tabStorage }: Ports): void {
  import("../kept/forget-proposals.ts")
    .then(async ({ forgetProposals }) => {
      const archive = await openArchive?.();
      if (archive === undefined) return;
      await forgetProposals(archive, { areProposalsKept: config.keepProposalsAfterSignOut });
      tabStorage.remove(signOutKey);
    })
    .catch(() => {}); // nothing could be kept there either
}

/** Where the tab keeps the time of a sign-out until the proposals are removed, in milliseconds since 1970. */
export const signOutKey = "scout_signed_out";
