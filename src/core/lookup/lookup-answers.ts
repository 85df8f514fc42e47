import type { Place } from "./place.ts";

/** Names the running lookup on the server (decisions G12). */
export interface Batch {
  readonly id: string;
  readonly seed: string;
  readonly token: string;
}

/** Map options as sent; `mapOptionsOf` fills and guards them (decisions G28). */
export interface MapSetting {
  readonly zoom: number | null;
  readonly mapTypeId: string;
  readonly height: string;
  readonly width: string;
}

/** What a start answer says about showing the lookup (1 §3). */
export interface LookupSetting {
  readonly map: MapSetting;
  /** `""` when the answer has none. */
  readonly mapApiKey: string;
  /** Plain texts to choose from while polling. */
  readonly loadingMessages: readonly string[];
}

/** Answer of the start call: a batch to poll, or a finished place, or neither (decisions G15). */
export interface StartAnswer {
  readonly batch: Batch | null;
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** Answer of one `op=do` call. */
export interface PollAnswer {
  /** For `parseBatchProgress`; its texts are plain already. */
  readonly progress: unknown;
  /** The results so far, when the answer holds some. */
  readonly place: Place | null;
  /** Plain text of `data` when it is text: what the server says of an error. For the log only. */
  readonly detail: string;
}

/** What is used when there is no setting: no key, no messages, every map default. */
export const noSetting: LookupSetting = {
  map: { zoom: null, mapTypeId: "", height: "", width: "" },
  mapApiKey: "",
  loadingMessages: [],
};
