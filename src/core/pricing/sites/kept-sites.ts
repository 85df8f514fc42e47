import { parseRecord } from "../../values/record.ts";
import { maxSites } from "./max-sites.ts";
import type { QueuedSite } from "./site-run.ts";
import {
  firstCriterion,
  type SiteChoice,
  type SiteCriterion,
  siteCriterionKinds,
} from "./site-table.ts";

/** A list of addresses as it is stored and shared, without prices. */
export interface KeptSites {
  readonly addresses: readonly string[];
  /** The names of the sites, `""` for those without one. Missing if none has a name. */
  readonly names?: readonly string[];
  /** The result of an earlier lookup at each site, `""` for those without one. Missing if no site has one. */
  readonly found?: readonly string[];
  /** The indexes of the addresses whose search was answered. */
  readonly answered: ReadonlySet<number>;
  readonly criterion: SiteCriterion;
  /** The user's choices, keyed by the index of the address. */
  readonly choices: ReadonlyMap<number, SiteChoice>;
}

const version = 1;
const maxTextCharacters = 1000;
const maxCharacters = 100_000;
const maxMbps = 1_000_000;
const kinds: readonly string[] = siteCriterionKinds;

/** Writes a list as text: the addresses, a letter with the state of each, the criterion, and the choices. */
export function writeKeptSites({
  addresses,
  names = [],
  found = [],
  answered,
  criterion,
  choices,
}: KeptSites): string {
  const { kind, leastMbps, term } = criterion;
  return JSON.stringify({
    v: version,
    sites: addresses,
    ...(names.some(Boolean) && { names }),
    ...(found.some(Boolean) && { found }),
    ...(answered.size > 0 && {
      done: addresses.map((_, place) => (answered.has(place) ? "d" : "-")).join(""),
    }),
    ...(kind !== firstCriterion.kind && { by: kind }),
    ...(leastMbps !== null && { mbps: leastMbps }),
    ...(term !== null && { term }),
    ...(choices.size > 0 && {
      picks: [...choices].map(([place, one]) => [place, one.provider, one.term, one.serviceId]),
    }),
  });
}

/**
 * Reads a string that {@link writeKeptSites} wrote; returns null for any other string. Never throws.
 */
export function readKeptSites(text: unknown): KeptSites | null {
  if (typeof text !== "string" || text.length > maxCharacters) return null;
  const {
    v,
    sites,
    names = [],
    found = [],
    done = "",
    by = firstCriterion.kind,
    mbps = null,
    term = null,
    picks = [],
  } = parseRecord(text);
  if (v !== version || !isList(sites, isAddress) || sites.length === 0) return null;
  if (!isList(names, isTextOrEmpty) || !isList(found, isTextOrEmpty)) return null;
  if (typeof done !== "string" || !isKind(by) || !isList(picks, isPick)) return null;
  if (!(mbps === null || isSpeed(mbps)) || !(term === null || isText(term))) return null;
  return {
    addresses: sites,
    ...(names.length > 0 && { names }),
    ...(found.length > 0 && { found }),
    answered: new Set([...sites.keys()].filter((place) => done[place] === "d")),
    criterion: { kind: by, leastMbps: mbps, term },
    choices: new Map(
      picks
        .filter(([place]) => place < sites.length)
        .map(([place, provider, inTerm, serviceId]) => [
          place,
          { provider, term: inTerm, serviceId },
        ]),
    ),
  };
}

/** The addresses of a list, for a run that continues it. */
export function queuedSitesOf({
  addresses,
  names = [],
  found = [],
  answered,
}: KeptSites): readonly QueuedSite<never>[] {
  return addresses.map((address, place) => ({
    address,
    ...(names[place] && { name: names[place] }),
    ...(found[place] && { found: found[place] }),
    progress: { kind: answered.has(place) ? "pricedBefore" : "waiting" },
  }));
}

function isList<Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): value is readonly Entry[] {
  return Array.isArray(value) && value.length <= maxSites && value.every(isEntry);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxTextCharacters;
}

function isTextOrEmpty(value: unknown): value is string {
  return value === "" || isText(value);
}

function isAddress(value: unknown): value is string {
  return isText(value) && value.trim() !== "";
}

function isKind(value: unknown): value is SiteCriterion["kind"] {
  return typeof value === "string" && kinds.includes(value);
}

function isSpeed(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= maxMbps;
}

function isPick(value: unknown): value is readonly [number, string, string, string] {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [place, ...texts] = value;
  return Number.isInteger(place) && place >= 0 && texts.every(isText);
}
