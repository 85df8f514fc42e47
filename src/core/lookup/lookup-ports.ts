import type { Clock, Random, Report } from "../ports.ts";
import type { Result } from "../result.ts";
import type { Batch, PollAnswer, StartAnswer } from "./lookup-answers.ts";
import type { LookupRequest } from "./lookup-request.ts";
import type { LookupResults } from "./lookup-results.ts";
import type { LookupState } from "./lookup-state.ts";
import type { Place } from "./place.ts";
import type { SavedLookupStore } from "./saved-lookup.ts";

/** Why a call failed: its HTTP status, null when there was none, and words for the log. */
export interface LookupFailure {
  readonly status: number | null;
  readonly message: string;
}

/** What a lookup needs. Answers have passed their schema (`api/lookup-schemas.ts`) already. */
export interface LookupPorts {
  /** Null when the answer has no data. */
  start(
    request: LookupRequest,
    signal: AbortSignal,
  ): Promise<Result<StartAnswer | null, LookupFailure>>;
  /** The `op=do` call. */
  poll(batch: Batch, signal: AbortSignal): Promise<Result<PollAnswer, LookupFailure>>;
  /** The `op=finished` call; null when the answer has no place. */
  finish(batch: Batch, signal: AbortSignal): Promise<Result<Place | null, LookupFailure>>;
  readonly clock: Clock;
  readonly random: Random;
  /** Hears of every new state, in order; never of one that a newer act has overtaken. */
  onState(state: LookupState): void;
  readonly savedLookup: SavedLookupStore;
  readonly results: LookupResults;
  readonly report?: Report | undefined;
}
