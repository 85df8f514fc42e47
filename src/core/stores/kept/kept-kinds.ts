import { maxKeptMs } from "../../values/time.ts";

/** Determines where the entries of a kind are stored, and when they expire. */
export interface KeptKind {
  /**
   * Where the entries are stored: `storage` is that of the device, `tabStorage` that of the tab.
   */
  readonly area: "storage" | "tabStorage";
  /** The maximum age of an entry, after which it is expired. */
  readonly maxAgeMs?: number;
  /** The maximum number of entries. Newer entries replace the oldest ones. */
  readonly maxEntries?: number;
  /** The maximum number of characters, so that other kinds have space in the same storage. */
  readonly maxLength?: number;
  /** True if reading an entry removes it. */
  readonly isUsedOnce?: boolean;
  /** Entries of a visitor who is not signed in belong to the user who signs in next. */
  readonly mayBeOfVisitor?: boolean;
  /** Entries can be read before the user is known. The reader checks that they belong to the user. */
  readonly isReadEarly?: boolean;
  /**
   * True if only the same version of this package reads the entries, because another version may have another format.
   */
  readonly isAnswer?: boolean;
  /** The archive contains the content of each entry, under the name of the entry. */
  readonly hasContent?: boolean;
}

export type KindName = keyof typeof keptKinds;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The kinds of data that are stored for a user. A sign-out or another user removes every entry. An entry is also
 * removed when it is too old or was read, if its kind says so. Only the proposals in the archive have other rules.
 */
export const keptKinds = {
  /** The addresses that the user has searched for. */
  recent_addresses: { area: "storage" },
  /** The failed uploads that the user has dismissed from the progress list. */
  dismissed_uploads: { area: "storage" },
  /** The user's choice of the spacing of lists. */
  density: { area: "storage" },
  /** The durations of earlier lookups, from which the time left is estimated. */
  lookup_durations: { area: "storage" },
  /** The files that a page passes to the next page. */
  passed_files: {
    area: "storage",
    maxAgeMs: maxKeptMs,
    isUsedOnce: true,
    mayBeOfVisitor: true,
    hasContent: true,
  },
  /**
   * The state that a navigation passes to the next page. If that page takes longer than the maximum age to load, it
   * ignores the state.
   */
  passed_state: {
    area: "tabStorage",
    maxAgeMs: minuteMs / 2,
    isUsedOnce: true,
    isReadEarly: true,
  },
  /** The input of the user on a screen, for the time of a sign-in on another page, or for a reload. */
  kept_work: {
    area: "tabStorage",
    maxAgeMs: maxKeptMs,
    isUsedOnce: true,
    mayBeOfVisitor: true,
  },
  /** The list of addresses that a screen passes to the pricing screen. */
  passed_sites: { area: "tabStorage", maxAgeMs: maxKeptMs, isUsedOnce: true },
  /** The list of addresses to price, without prices. */
  sites: { area: "tabStorage", maxAgeMs: 30 * dayMs },
  /** The running lookup, so that it continues after a reload of the page. */
  running_lookup: { area: "tabStorage", maxAgeMs: 10 * minuteMs },
  /** Results of lookups by address, also after a reload. */
  lookup_results: {
    area: "tabStorage",
    maxAgeMs: maxKeptMs,
    maxEntries: 20,
    maxLength: 500_000,
    isAnswer: true,
  },
  /** The settings of the site, for the first screen of the next visit. The length is limited because logos may be large. */
  settings: {
    area: "storage",
    maxAgeMs: dayMs,
    maxLength: 250_000,
    isReadEarly: true,
    isAnswer: true,
  },
} as const satisfies Readonly<Record<string, KeptKind>>;

/** The start of a storage key. The API base follows. */
export function keptKeyOf(kind: string): string {
  return `scout_${kind} `;
}
