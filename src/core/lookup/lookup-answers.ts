import type { Place } from "./place.ts";

/** Identifies the running lookup on the server (decisions G12). */
export interface Batch {
  readonly id: string;
  readonly seed: string;
  readonly token: string;
}

/** Map options as sent; `mapOptionsOf` completes and checks them (decisions G28). */
export interface MapSetting {
  readonly zoom: number | null;
  readonly mapTypeId: string;
  readonly height: string;
  readonly width: string;
}

/** Display settings in the answer to the start call (1 §3). */
export interface LookupSetting {
  readonly map: MapSetting;
  /** `""` if the answer has none. */
  readonly mapApiKey: string;
  /** Plain texts, one of which is shown while polling. */
  readonly loadingMessages: readonly string[];
}

/** The answer to the start call: a batch to poll, a finished place, or neither (decisions G15). */
export interface StartAnswer {
  readonly batch: Batch | null;
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** The answer to an `op=do` call. */
export interface PollAnswer {
  /** For `parseBatchProgress`; its texts are already plain. */
  readonly progress: unknown;
  /** The results so far, if the answer has any. */
  readonly place: Place | null;
  /** `data` as plain text, if it is text: the server's description of an error, for the log only. */
  readonly detail: string;
}

/** The default setting: no key, no messages, default map options. */
export const noSetting: LookupSetting = {
  map: { zoom: null, mapTypeId: "", height: "", width: "" },
  mapApiKey: "",
  loadingMessages: [],
};
