import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import type { SettingsStore } from "../page/settings-store.ts";
import type { SessionStore } from "../session/session-store.ts";
import { isAnonymous } from "../session/sign-in-need.ts";

/**
 * All texts that web storage keeps for a person, the one place that knows them (decisions X8). Each is kept under API base
 * and person, shown to nobody else, and removed when the person signs out or another one comes. Work of nobody goes to
 * whoever signs in next (decisions A15). `forget-proposals.ts` knows the keys of the archive.
 */
const places = {
  /** The searched addresses, on the machine (decisions X5). */
  recentAddresses: { area: "storage", key: "scout_recent_addresses" },
  /** The failed uploads that are dismissed from the progress, on the machine (decisions H3). */
  dismissedUploads: { area: "storage", key: "scout_dismissed_uploads" },
  /** How close together lists stand, on the machine (decisions W13). */
  density: { area: "storage", key: "scout_density" },
  /** How long lookups took, on the machine (decisions G38). */
  lookupDurations: { area: "storage", key: "scout_lookup_durations" },
  /** The site settings, for the first screen of the next visit (decisions C7). */
  settings: { area: "storage", key: "scout_settings" },
  /** That the archive has files for another page. */
  passedFiles: { area: "storage", key: "scout_passed_files", mayBeOfNobody: true },
  /** The running lookup, over a reload (decisions G31). */
  runningLookup: { area: "tabStorage", key: "scout_running_lookup" },
  /** The results of lookups, over a reload (decisions G10). */
  lookupResults: { area: "tabStorage", key: "scout_lookup_results" },
  /** The work of screens, over a sign-in on another page (decisions A15). */
  work: { area: "tabStorage", key: "scout_kept_work" },
  workOfNobody: { area: "tabStorage", key: "scout_work_of_nobody", mayBeOfNobody: true },
  /** The list of several addresses, without prices (decisions S3). */
  sites: { area: "tabStorage", key: "scout_sites" },
  /** What a page passes to the next one (decisions D9). */
  passedState: { area: "tabStorage", key: "scout_passed_state" },
} as const satisfies Record<string, Place>;

interface Place {
  readonly area: Area;
  /** Followed by a space and the API base. */
  readonly key: string;
  readonly mayBeOfNobody?: boolean;
}

type Area = "storage" | "tabStorage";

export type KeptName = keyof typeof places;

/**
 * A random text, in every tab the same, from what is first kept to when it belongs to nobody at hand any more. Nothing is
 * left of it after a sign-out.
 */
const visitKey = "scout_visit";

/** Whether a key of storage holds what is kept for a person, or says whether it still counts. */
export function isKeptKey(area: Area, key: string): boolean {
  return (area === "storage" && key === visitKey) || placeOf(area, key) !== null;
}

/** A text that is kept for a person. */
export interface KeptText {
  /** The text of the person at hand. Null where there is none; that of another person is removed. */
  read(): string | null;
  /** Keeps nothing while it is not known whose it would be, nor in place of what may belong to somebody who returns. */
  write(text: string): void;
  remove(): void;
  /** The text of this visit, before the person is known: the caller makes sure whose it is. */
  peek(): OwnedText | null;
  /** The same, and it is removed. */
  take(): OwnedText | null;
}

interface OwnedText {
  /** The name of the person; `""` for nobody. */
  readonly owner: string;
  readonly text: string;
}

/** What the keeping of texts needs to know. */
export interface KeptSurroundings {
  readonly config: Config;
  readonly ports: Ports;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/** The text of that name below the API base. */
export function keptText(core: KeptSurroundings, name: KeptName): KeptText {
  const { area, key: start } = places[name];
  const { ports, config } = core;
  const storage = ports[area];
  const key = `${start} ${config.apiBase}`;
  const remove = () => storage.remove(key);
  const peek = () => {
    const entry = entryIn(storage.read(key));
    return entry !== null && entry.visit === visitOf(ports) ? entry : null;
  };
  return {
    read() {
      const entry = entryIn(storage.read(key));
      const verdict = judge(core, entry);
      if (verdict === "foreign") remove();
      return verdict === "own" && entry !== null ? entry.text : null;
    },
    write(text) {
      const owner = ownerAtHand(core, name);
      const present = storage.read(key);
      const isTaken = present !== null && judge(core, entryIn(present)) === "unknown";
      if (owner !== null && !isTaken)
        storage.write(key, JSON.stringify({ owner, visit: beginVisit(ports), text }));
    },
    remove,
    peek,
    take() {
      const entry = peek();
      remove();
      return entry;
    },
  };
}

/** Whose a text is that is kept now; null while that is unknown. */
export function ownerAtHand(
  { session, settings }: KeptSurroundings,
  name: KeptName,
): string | null {
  const person = settings.person.peek();
  if (person !== "") return person;
  const isNobody = !session.hasToken.peek() && isAnonymous(settings.state.peek());
  const place: Place = places[name];
  return isNobody && place.mayBeOfNobody ? "" : null;
}

/** Whether the person at hand may have what is kept of an owner. */
export function mayHave({ settings }: Pick<KeptSurroundings, "settings">, owner: string): boolean {
  const person = settings.person.peek();
  return person !== null && (owner === person || owner === "");
}

/** The visit that something is kept in. */
export function beginVisit({ storage, newId }: Pick<Ports, "storage" | "newId">): string {
  if (storage.read(visitKey) === null) storage.write(visitKey, newId());
  return visitOf({ storage });
}

/**
 * Separates everything that is kept from now on from what was kept before, in every tab. Other tabs receive the change
 * even if nothing was kept.
 */
export function endVisit({ storage }: Pick<Ports, "storage">, apiBase: string): void {
  storage.remove(visitKey);
  // A key that goes at once: a change of the visit would not say of which API it is.
  storage.write(visitEndKeyOf(apiBase), "ended");
  storage.remove(visitEndKeyOf(apiBase));
}

/** Calls back when another tab ends the visit to an API. Returns a function that stops it. */
export function onVisitEnd(
  { storage }: Pick<Ports, "storage">,
  apiBase: string,
  act: () => void,
): () => void {
  const endKey = visitEndKeyOf(apiBase);
  return storage.subscribe((key) => {
    if (key === endKey && storage.read(endKey) === null) act();
  });
}

function visitEndKeyOf(apiBase: string): string {
  return `${visitKey}_end ${apiBase}`;
}

/** Removes what belongs to an earlier visit, and what is kept below this API base of somebody else. */
export function sweepTexts(core: KeptSurroundings): void {
  const { ports, config } = core;
  const bases: string[] = [];
  for (const area of ["storage", "tabStorage"] as const) {
    const storage = ports[area];
    for (const key of storage.keys()) {
      const place = placeOf(area, key);
      if (place === null) continue;
      const entry = entryIn(storage.read(key));
      const isOfBase = key === `${place.key} ${config.apiBase}`;
      const isStale = entry === null || entry.visit !== visitOf(ports);
      if (!isStale && !(isOfBase && judge(core, entry) === "foreign")) continue;
      storage.remove(key);
      if (place === places.passedFiles) bases.push(key.slice(place.key.length + 1));
    }
  }
  if (bases.length > 0) void forgetFilesOf(ports, bases);
}

async function forgetFilesOf({ openArchive }: Ports, bases: readonly string[]): Promise<void> {
  try {
    const { forgetFiles } = await import("./forget-proposals.ts");
    const archive = await openArchive?.();
    if (archive) await forgetFiles(archive, bases);
  } catch {
    // Nothing could be kept there either; each file names its owner as well.
  }
}

interface Entry extends OwnedText {
  readonly visit: string;
}

function judge(core: KeptSurroundings, entry: Entry | null): "own" | "foreign" | "unknown" {
  if (entry === null || entry.visit !== visitOf(core.ports)) return "foreign";
  if (mayHave(core, entry.owner)) return "own";
  // Nobody may be about to become the person.
  return core.settings.person.peek() ? "foreign" : "unknown";
}

/** What was kept under another visit belongs to nobody at hand. */
export function visitOf({ storage }: Pick<Ports, "storage">): string {
  return storage.read(visitKey) ?? "";
}

function placeOf(area: Area, key: string): Place | null {
  const found = Object.values(places).find(
    (place) => place.area === area && key.startsWith(`${place.key} `),
  );
  return found ?? null;
}

/** Null for a text of another script. */
function entryIn(text: string | null): Entry | null {
  try {
    const { owner, visit, text: kept } = { ...JSON.parse(text ?? "{}") };
    if ([owner, visit, kept].some((member) => typeof member !== "string")) return null;
    return { owner, visit, text: kept };
  } catch {
    return null;
  }
}
