import type { Result } from "../../result.ts";
import { type LinkFailure, readLink, writeLink } from "../drafts/proposal-link.ts";
import { type KeptSites, readKeptSites, writeKeptSites } from "./kept-sites.ts";

/** A longer fragment is cut off by some mail programs. */
const mostCharacters = 2_000;

/**
 * A list as the fragment of a link, without `#`; null where it would be too long (decisions S5, X2). What is answered is
 * left out: whoever opens it has other prices. Rejects where the browser cannot compress.
 */
export async function writeSitesLink(sites: KeptSites): Promise<string | null> {
  const fragment = await writeLink(writeKeptSites({ ...sites, answered: new Set() }));
  return fragment.length > mostCharacters ? null : fragment;
}

/** The list in a fragment. Never rejects (decisions X2). */
export async function readSitesLink(fragment: string): Promise<Result<KeptSites, LinkFailure>> {
  return readLink(fragment, (text) => {
    const sites = readKeptSites(text);
    return sites && { ...sites, answered: new Set() };
  });
}
