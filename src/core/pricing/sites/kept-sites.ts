import { centsOf } from "../../money/cents.ts";
import { parseRecord } from "../../values/record.ts";
import { readDraft, writeDraft } from "../drafts/draft-text.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import { maxSites } from "./max-sites.ts";
import {
  firstCriterion,
  type SiteCriterion,
  siteCriterionKinds,
  siteLineKinds,
} from "./site-criterion.ts";
import type { QueuedSite } from "./site-run.ts";
import type { SiteToday } from "./site-savings.ts";
import type { SiteChoice } from "./site-table.ts";

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
  /** The changed proposals of opened sites that the user has not saved, keyed by the index of the address. */
  readonly unsaved: ReadonlyMap<number, ProposalDraft>;
  /** The current costs of the customer, keyed by the index of the address. */
  readonly today: ReadonlyMap<number, SiteToday>;
  /** True if the proposal shows the savings. */
  readonly printsSavings: boolean;
}

const version = 2;
const maxTextCharacters = 1000;
const maxCharacters = 500_000;
const maxMbps = 1_000_000;
const maxPhoneLines = 1000;

/** Writes a list as text: the addresses, a letter with the state of each, the criterion, and the choices. */
export function writeKeptSites({
  addresses,
  names = [],
  found = [],
  answered,
  criterion,
  choices,
  unsaved,
  today,
  printsSavings,
}: KeptSites): string {
  const { kind, line, leastMbps, term, phoneLines, hasStaticIp, backupMbps } = criterion;
  const own = [...choices].flatMap(([place, one]) =>
    one.own ? [[place, writeDraft(one.own)] as const] : [],
  );
  return JSON.stringify({
    v: version,
    sites: addresses,
    ...(names.some(Boolean) && { names }),
    ...(found.some(Boolean) && { found }),
    ...(answered.size > 0 && {
      done: addresses.map((_, place) => (answered.has(place) ? "d" : "-")).join(""),
    }),
    ...(kind !== firstCriterion.kind && { by: kind }),
    ...(line !== firstCriterion.line && { line }),
    // A list without a minimum speed has the usual one.
    ...(leastMbps !== firstCriterion.leastMbps && { mbps: leastMbps ?? 0 }),
    ...(term !== null && { term }),
    ...(phoneLines > 0 && { phones: phoneLines }),
    ...(hasStaticIp && { ip: true }),
    ...(backupMbps !== null && { backup: backupMbps }),
    ...(choices.size > 0 && {
      picks: [...choices].map(([place, one]) => [place, one.provider, one.term, one.serviceId]),
    }),
    ...(own.length > 0 && { own }),
    ...(unsaved.size > 0 && {
      unsaved: [...unsaved].map(([place, proposal]) => [place, writeDraft(proposal)]),
    }),
    ...(today.size > 0 && {
      today: [...today].map(([place, { provider, monthly, endsOn, unread }]) => [
        ...[place, provider, monthly, endsOn],
        ...(unread ? [unread] : []),
      ]),
    }),
    ...(printsSavings && { prints: true }),
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
    picks = [],
    own = [],
    unsaved = [],
    today = [],
    prints = false,
    ...by
  } = parseRecord(text);
  const criterion = criterionOf(by);
  if (v !== version || !isList(sites, isAddress) || sites.length === 0) return null;
  if (
    !isList(names, isTextOrEmpty) ||
    !isList(found, isTextOrEmpty) ||
    typeof done !== "string" ||
    criterion === null
  )
    return null;
  if (!isList(picks, isPick) || !isList(own, isProposal)) return null;
  if (!isList(unsaved, isProposal) || !isList(today, isToday)) return null;
  const drafts = new Map(own.map(([place, draft]) => [place, readDraft(draft)]));
  const isThere = ([place]: readonly [number, ...unknown[]]) => place < sites.length;
  return {
    addresses: sites,
    ...(names.length > 0 && { names }),
    ...(found.length > 0 && { found }),
    answered: new Set([...sites.keys()].filter((place) => done[place] === "d")),
    criterion,
    choices: new Map(
      picks.filter(isThere).map(([place, provider, term, serviceId]) => {
        const draft = drafts.get(place);
        return [place, { provider, term, serviceId, ...(draft && { own: draft }) }];
      }),
    ),
    unsaved: new Map(
      unsaved.filter(isThere).flatMap(([place, text]) => {
        const proposal = readDraft(text);
        return proposal === null ? [] : [[place, proposal] as const];
      }),
    ),
    today: new Map(
      today.filter(isThere).map(([place, provider, monthly, endsOn, unread]) => [
        place,
        {
          ...{ provider, monthly: monthly === null ? null : centsOf(monthly), endsOn },
          ...(unread && { unread }),
        },
      ]),
    ),
    printsSavings: prints === true,
  };
}

/** The criterion of a list; null if a member is not readable. */
function criterionOf(members: Readonly<Record<string, unknown>>): SiteCriterion | null {
  const {
    by: kind = firstCriterion.kind,
    line = firstCriterion.line,
    mbps = firstCriterion.leastMbps,
    term = null,
    phones = 0,
    ip = false,
    backup = null,
  } = members;
  if (!isOneOf(siteCriterionKinds, kind) || !isOneOf(siteLineKinds, line)) return null;
  if (!isSpeed(mbps) || !(term === null || isText(term))) return null;
  if (!isCount(phones, maxPhoneLines) || typeof ip !== "boolean") return null;
  if (!(backup === null || isSpeed(backup))) return null;
  return {
    kind,
    line,
    leastMbps: mbps === 0 ? null : mbps,
    term,
    phoneLines: phones,
    hasStaticIp: ip,
    backupMbps: backup,
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

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}

function isSpeed(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= maxMbps;
}

function isCount(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
}

function isPick(value: unknown): value is readonly [number, string, string, string] {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [place, ...texts] = value;
  return isCount(place, maxSites) && texts.every(isText);
}

function isProposal(value: unknown): value is readonly [number, string] {
  return Array.isArray(value) && isCount(value[0], maxSites) && readDraft(value[1]) !== null;
}

function isToday(
  value: unknown,
): value is readonly [number, string, number | null, string, string?] {
  if (!Array.isArray(value) || value.length < 4 || value.length > 5) return false;
  const [place, provider, monthly, endsOn, unread = ""] = value;
  const isAmount = monthly === null || isCount(monthly, Number.MAX_SAFE_INTEGER);
  return isCount(place, maxSites) && isAmount && [provider, endsOn, unread].every(isTextOrEmpty);
}
