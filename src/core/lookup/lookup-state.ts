import type { LookupSetting } from "./lookup-answers.ts";
import { lookupMessages } from "./lookup-messages.ts";
import type { Place } from "./place.ts";
import type { TimeLeft } from "./time-left.ts";

/** The phase of a running lookup. */
export type UnderwayKind = "starting" | "polling" | "waiting" | "finishing";

interface Underway {
  readonly address: string;
  /** The progress, from 0 to 100. It never decreases within a lookup. */
  readonly percentage: number;
  /** The first line of the progress. */
  readonly label: string;
  /** The second line of the progress, as plain text, which may be empty. */
  readonly message: string;
  /** The time left; null if it cannot be estimated, and while the lookup waits after a 504. */
  readonly timeLeft: TimeLeft | null;
  /** The results so far, if there are any. */
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** The state of a lookup (decisions G.0): everything that the screen shows. */
export type LookupState =
  | { readonly kind: "idle" }
  /** `waiting`: the server answered 504. The bar stays where it is and is busy until the lookup continues. */
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
      /** The HTTP status of the failure. Null if there was none. */
      readonly status: number | null;
      readonly message: string;
    };

export function isUnderway(
  state: LookupState,
): state is Extract<LookupState, { readonly kind: UnderwayKind }> {
  return state.kind in progressLabels;
}

/** The first line of the progress in each state. */
export const progressLabels = {
  starting: lookupMessages.preparing,
  polling: lookupMessages.searching,
  waiting: lookupMessages.searching,
  finishing: lookupMessages.done,
} as const satisfies Record<UnderwayKind, string>;

/** The first line of the progress. At 100 % it stays "Done..", even while the final call waits. */
export function progressLabelOf(kind: UnderwayKind, percentage: number): string {
  return percentage < 100 ? progressLabels[kind] : progressLabels.finishing;
}

/** The message for a failed start call. */
export function startFailureMessageOf(status: number | null): string {
  if (status === 422) return lookupMessages.cannotValidate;
  return status === 429 ? lookupMessages.tooManyRequests : lookupMessages.failed;
}
