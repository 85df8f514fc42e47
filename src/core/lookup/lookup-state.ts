import type { LookupSetting } from "./lookup-answers.ts";
import { lookupMessages } from "./lookup-messages.ts";
import type { Place } from "./place.ts";
import type { TimeLeft } from "./time-left.ts";

/** The phase of a running lookup. */
export type UnderwayKind = "starting" | "polling" | "waiting" | "finishing";

interface Underway {
  readonly address: string;
  /** 0 to 100. Never decreases within a lookup. */
  readonly percentage: number;
  /** First line of the progress. */
  readonly label: string;
  /** Second line of the progress, plain text; `""` if there is none. */
  readonly message: string;
  /** Null without a basis for it, and while the lookup waits after a 504. */
  readonly timeLeft: TimeLeft | null;
  /** The results so far, if there are any. */
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** The states of decisions G.0: everything that the screen of a lookup shows. */
export type LookupState =
  | { readonly kind: "idle" }
  /** `waiting`: a 504 was received; the bar is frozen and busy until the lookup continues. */
  | ({ readonly kind: UnderwayKind } & Underway)
  | {
      readonly kind: "done";
      readonly address: string;
      readonly place: Place;
      readonly setting: LookupSetting;
    }
  | {
      readonly kind: "failed";
      readonly address: string;
      /** HTTP status of the failure. Null if there was none. */
      readonly status: number | null;
      readonly message: string;
    };

export function isUnderway(
  state: LookupState,
): state is Extract<LookupState, { readonly kind: UnderwayKind }> {
  return state.kind in progressLabels;
}

/** First line of the progress in each state (1 §4). */
export const progressLabels = {
  starting: lookupMessages.preparing,
  polling: lookupMessages.searching,
  waiting: lookupMessages.searching,
  finishing: lookupMessages.done,
} as const satisfies Record<UnderwayKind, string>;

/** First line of the progress; from 100 % on it stays "Done..", also while the finish call waits (decisions G8). */
export function progressLabelOf(kind: UnderwayKind, percentage: number): string {
  return percentage < 100 ? progressLabels[kind] : progressLabels.finishing;
}

/** The message of a failed start call (1 §8; decisions G9). */
export function startFailureMessageOf(status: number | null): string {
  if (status === 422) return lookupMessages.cannotValidate;
  return status === 429 ? lookupMessages.tooManyRequests : lookupMessages.failed;
}
