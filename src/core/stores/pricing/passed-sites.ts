import type { Core, SharedService } from "../../create-core.ts";
import { type KeptSites, readKeptSites, writeKeptSites } from "../../pricing/sites/kept-sites.ts";
import { firstCriterion } from "../../pricing/sites/site-criterion.ts";
import { readKeptText } from "../kept/kept-readers.ts";

/** A site to price: its address, its name, and what was found there. Missing texts are `""`. */
export interface PassedSite {
  readonly address: string;
  readonly name: string;
  readonly found: string;
}

/** The passed lists of a page, for screens of the same page. */
interface PassedLists extends SharedService {
  readonly lists: Map<string, string>;
}

/**
 * Passes addresses to the pricing screen, which takes them once by an id, also on the next page of the tab. Only the
 * same user gets them. Nothing is priced.
 *
 * @returns the id, and whether the next page can take the addresses, too
 */
export function passSites(
  core: Core,
  sites: readonly PassedSite[],
): { readonly id: string; readonly isStored: boolean } {
  const id = core.ports.newId();
  const list = writeKeptSites({
    addresses: sites.map(({ address }) => address),
    names: sites.map(({ name }) => name),
    found: sites.map(({ found }) => found),
    answered: new Set(),
    criterion: firstCriterion,
    choices: new Map(),
    today: new Map(),
  });
  listsOf(core).set(id, list);
  return { id, isStored: core.kept.entry("passed_sites", readKeptText, id).write(list) };
}

/** Takes passed addresses; null for an unknown id, or if they belong to another user. */
export function takeSites(core: Core, id: string): KeptSites | null {
  const stored = core.kept.entry("passed_sites", readKeptText, id).read();
  const lists = listsOf(core);
  const list = lists.get(id) ?? stored;
  lists.delete(id);
  return readKeptSites(list);
}

function listsOf(core: Core): Map<string, string> {
  return core.service("passedSites", createPassedLists).lists;
}

function createPassedLists(): PassedLists {
  const lists = new Map<string, string>();
  return { lists, forget: () => lists.clear() };
}
