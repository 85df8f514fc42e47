import type { Place } from "./place.ts";

/** Identifies the running lookup on the server. */
export interface Batch {
  readonly id: string;
  readonly seed: string;
  readonly token: string;
}

/** The options of the map as sent. `mapOptionsOf` checks and completes them. */
export interface MapSetting {
  readonly zoom: number | null;
  readonly mapTypeId: string;
  readonly height: string;
  readonly width: string;
}

/** Display settings in the answer to the start call. */
export interface LookupSetting {
  readonly map: MapSetting;
  /** The key of the map; `""` if the answer contains no key. */
  readonly mapApiKey: string;
  /** Messages as plain text. One of them is shown while the lookup is polled. */
  readonly loadingMessages: readonly string[];
}

/** The answer to the start call: a batch to poll, a finished place, or neither. */
export interface StartAnswer {
  readonly batch: Batch | null;
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** The answer to an `op=do` call. */
export interface PollAnswer {
  /** The input of `parseBatchProgress`. Its strings are already plain text. */
  readonly progress: unknown;
  /** The results so far, if there are any. */
  readonly place: Place | null;
  /** The server's description of an error: `data` as plain text. Only for the log. */
  readonly detail: string;
}

/** The default setting: no key, no messages, default map options. */
export const noSetting: LookupSetting = {
  map: { zoom: null, mapTypeId: "", height: "", width: "" },
  mapApiKey: "",
  loadingMessages: [],
};
