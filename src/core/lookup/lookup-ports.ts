import type { Clock, KeptValue, Random, Report } from "../ports.ts";
import type { Result } from "../result.ts";
import type { Batch, LookupSetting, PollAnswer, StartAnswer } from "./lookup-answers.ts";
import type { LookupRequest } from "./lookup-request.ts";
import type { LookupState } from "./lookup-state.ts";
import type { Place } from "./place.ts";
import type { SavedLookupStore } from "./saved-lookup.ts";
import type { LookupDurations } from "./time-left.ts";

/** A failed call: its HTTP status, or null if there was none, and a text for the log. */
export interface LookupFailure {
  readonly status: number | null;
  readonly message: string;
}

/** The result of a finished lookup. */
export interface LookupResult {
  readonly place: Place;
  readonly setting: LookupSetting;
}

/** The ports of a lookup. Their answers are already validated (`api/lookup.ts`). */
export interface LookupPorts {
  /** Sends the start call. Its value is null if the answer has no data. */
  start(
    request: LookupRequest,
    abort: AbortSignal,
  ): Promise<Result<StartAnswer | null, LookupFailure>>;
  /** Sends the `op=do` call, which advances the lookup. */
  poll(batch: Batch, abort: AbortSignal): Promise<Result<PollAnswer, LookupFailure>>;
  /** The `op=finished` call. Null if the answer has no place. */
  finish(batch: Batch, abort: AbortSignal): Promise<Result<Place | null, LookupFailure>>;
  readonly clock: Clock;
  readonly random: Random;
  /** Receives every new state in order, but none of a superseded lookup. */
  onState(state: LookupState): void;
  readonly savedLookup: SavedLookupStore;
  /** The stored result of an address. */
  keptResult(address: string): KeptValue<LookupResult>;
  readonly durations: LookupDurations;
  readonly report?: Report | undefined;
}
