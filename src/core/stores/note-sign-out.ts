import type { Config } from "../config.ts";
import type { Ports } from "../ports.ts";

/**
 * Notes that a person signed out: drops what the tab keeps for the next page, passed uploads (decisions D9, ZB9) and the
 * list of several addresses (decisions S3), and removes the searched addresses (decisions ZB20) and the proposals of
 * everybody from the machine (decisions X4). The page may be left before that is done: proposals of before the noted time
 * are never shown, and are removed later.
 */
export function noteSignOut(config: Config, ports: Ports): void {
  const { storage, tabStorage, clock, openArchive } = ports;
  const { apiBase } = config;
  storage.remove(recentAddressesKeyOf(apiBase));
  tabStorage.remove(keptWorkKeyOf(apiBase));
  tabStorage.remove(keptSitesKeyOf(apiBase));
  tabStorage.remove(passedStateKeyOf(apiBase));
  if (openArchive === undefined) return;
  const key = signOutKeyOf(apiBase);
  if (!config.keepProposalsAfterSignOut) tabStorage.write(key, String(clock.now()));
  import("./forget-proposals.ts")
    .then(async ({ forgetProposals }) => {
      await forgetProposals(await openArchive(), config);
      tabStorage.remove(key);
    })
    .catch(() => {}); // nothing could be kept there either
}

/** Where the tab keeps the time of a sign-out until the proposals are removed, in milliseconds since 1970. */
export function signOutKeyOf(apiBase: string): string {
  return `scout_signed_out ${apiBase}`;
}

/** Where the tab keeps the work of its screens over a sign-in. */
export function keptWorkKeyOf(apiBase: string): string {
  return `scout_kept_work ${apiBase}`;
}

/** Where the tab keeps the list of several addresses (decisions S3). */
export function keptSitesKeyOf(apiBase: string): string {
  return `scout_sites ${apiBase}`;
}

/** Where the tab keeps what a page passes to the next one. */
export function passedStateKeyOf(apiBase: string): string {
  return `scout_passed_state ${apiBase}`;
}

/** Where the machine keeps the addresses that its person searched. */
export function recentAddressesKeyOf(apiBase: string): string {
  return `scout_recent_addresses ${apiBase}`;
}
