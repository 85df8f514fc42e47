import type { Result } from "../../result.ts";
import { type LinkFailure, readLink, writeLink } from "../drafts/proposal-link.ts";
import { type KeptSites, readKeptSites, writeKeptSites } from "./kept-sites.ts";

/** Some mail programs cut off a longer link. */
const maxCharacters = 2_000;

/**
 * Writes a list as the fragment of a link, without `#`; null if it would be too long. The marks of answered addresses
 * are left out, because the recipient needs new prices, and so are unsaved proposals. Rejects if the browser cannot
 * compress.
 */
export async function writeSitesLink(sites: KeptSites): Promise<string | null> {
  const fragment = await writeLink(writeKeptSites(sharedOf(sites)));
  return fragment.length > maxCharacters ? null : fragment;
}

/** Reads the list in a fragment. Never rejects. */
export async function readSitesLink(fragment: string): Promise<Result<KeptSites, LinkFailure>> {
  return readLink(fragment, (text) => {
    const sites = readKeptSites(text);
    return sites && sharedOf(sites);
  });
}

function sharedOf(sites: KeptSites): KeptSites {
  return { ...sites, answered: new Set(), unsaved: new Map() };
}
