import { maxKeptMs } from "../../values/time.ts";

/** Where the entries of a kind are kept, and what ends them. */
export interface KeptKind {
  /** The storage of the machine or of the tab. */
  readonly area: "storage" | "tabStorage";
  /** Older entries have ended. */
  readonly maxAgeMs?: number;
  /** Newer entries take the place of older ones. */
  readonly maxEntries?: number;
  /** In characters: leaves room for the other kinds of an area. */
  readonly maxLength?: number;
  /** Reading an entry removes it. */
  readonly isUsedOnce?: boolean;
  /** Entries of an unknown visitor go to the person who signs in next. */
  readonly mayBeOfVisitor?: boolean;
  /** Entries are read before the person is known: the reader checks whose they are. */
  readonly isReadEarly?: boolean;
  /** Another version of this package writes other answers. */
  readonly isAnswer?: boolean;
  /** The archive has a content for each entry, by its name. */
  readonly hasContent?: boolean;
}

export type KindName = keyof typeof keptKinds;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Everything that is kept for a person (decisions X8). A sign-out and another person end every entry, and so do its age
 * and its use where a kind limits them. Only the proposals in the archive have rules of their own (decisions X4).
 */
export const keptKinds = {
  /** The searched addresses (decisions X5). */
  recent_addresses: { area: "storage" },
  /** The failed uploads that are dismissed from the progress (decisions H3). */
  dismissed_uploads: { area: "storage" },
  /** How close together lists stand (decisions W13). */
  density: { area: "storage" },
  /** How long lookups took (decisions G38). */
  lookup_durations: { area: "storage" },
  /** Files for another page (decisions G17, A15). */
  passed_files: {
    area: "storage",
    maxAgeMs: maxKeptMs,
    isUsedOnce: true,
    mayBeOfVisitor: true,
    hasContent: true,
  },
  /** State for the next page (decisions D9). A page that takes longer to come is another visit. */
  passed_state: {
    area: "tabStorage",
    maxAgeMs: minuteMs / 2,
    isUsedOnce: true,
    isReadEarly: true,
  },
  /** The work of screens, over a sign-in on another page (decisions A15). */
  kept_work: {
    area: "tabStorage",
    maxAgeMs: maxKeptMs,
    isUsedOnce: true,
    mayBeOfVisitor: true,
  },
  /** The list of several addresses, without prices (decisions S3). */
  sites: { area: "tabStorage", maxAgeMs: 30 * dayMs },
  /** The running lookup, over a reload (decisions G31). */
  running_lookup: { area: "tabStorage", maxAgeMs: 10 * minuteMs },
  /** Results of lookups by address, also over a reload (decisions G10). */
  lookup_results: {
    area: "tabStorage",
    maxAgeMs: maxKeptMs,
    maxEntries: 20,
    maxLength: 500_000,
    isAnswer: true,
  },
  /** The settings of the site, for the first screen of the next visit (decisions C7). Logos may have megabytes. */
  settings: {
    area: "storage",
    maxAgeMs: dayMs,
    maxLength: 250_000,
    isReadEarly: true,
    isAnswer: true,
  },
} as const satisfies Readonly<Record<string, KeptKind>>;

/** The key in the storage is this and the API base. */
export function keptKeyOf(kind: string): string {
  return `scout_${kind} `;
}
