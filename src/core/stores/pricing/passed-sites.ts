import type { Core, SharedService } from "../../create-core.ts";
import { isRecord } from "../../values/record.ts";

/** A site to price: its address, its name, and the result of an earlier lookup. Missing texts are `""`. */
export interface PassedSite {
  readonly address: string;
  readonly name: string;
  readonly found: string;
}

type PassedSites = readonly PassedSite[];

/** The passed lists of a page, for screens of the same page. */
interface PassedLists extends SharedService {
  readonly lists: Map<string, PassedSites>;
}

/**
 * Passes addresses to the pricing screen, which takes them once by an id, also on the next page of the tab. Only the
 * same user gets them. Nothing is priced.
 *
 * @returns the id, and whether the next page can take the addresses, too
 */
export function passSites(
  core: Core,
  sites: PassedSites,
): { readonly id: string; readonly isStored: boolean } {
  const id = core.ports.newId();
  listsOf(core).set(id, sites);
  return { id, isStored: core.kept.entry("passed_sites", readSites, id).write(sites) };
}

/** Takes passed addresses; null for an unknown id, or if they belong to another user. */
export function takeSites(core: Core, id: string): PassedSites | null {
  const stored = core.kept.entry("passed_sites", readSites, id).read();
  const lists = listsOf(core);
  const sites = lists.get(id) ?? stored;
  lists.delete(id);
  return sites;
}

function listsOf(core: Core): Map<string, PassedSites> {
  return core.service("passedSites", createPassedLists).lists;
}

function createPassedLists(): PassedLists {
  const lists = new Map<string, PassedSites>();
  return { lists, forget: () => lists.clear() };
}

/** Returns null for a value that another script wrote. */
function readSites(raw: unknown): PassedSites | null {
  return Array.isArray(raw) && raw.every(isSite) ? raw : null;
}

function isSite(raw: unknown): raw is PassedSite {
  return (
    isRecord(raw) && [raw.address, raw.name, raw.found].every((text) => typeof text === "string")
  );
}
