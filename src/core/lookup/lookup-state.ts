import type { LookupSetting } from "./lookup-answers.ts";
import { lookupMessages } from "./lookup-messages.ts";
import type { Place } from "./place.ts";

/** What a lookup is doing until it ends. */
export type UnderwayKind = "starting" | "polling" | "waiting" | "finishing";

interface Underway {
  readonly address: string;
  /** 0 to 100; never smaller than before within one lookup. */
  readonly percentage: number;
  /** First line of the progress. */
  readonly label: string;
  /** Second line of the progress, to be shown as text; `""` for none. */
  readonly message: string;
  /** The results so far, when there are some. */
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/** The table of decisions G.0: everything the screen of a lookup shows. */
export type LookupState =
  | { readonly kind: "idle" }
  /** `waiting`: a 504 came, the bar is frozen and busy until the lookup goes on. */
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
      /** HTTP status that ended the lookup; null when there was none. */
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

/** What a failed start call is called (1 §8; decisions G9). */
export function startFailureMessageOf(status: number | null): string {
  if (status === 422) return lookupMessages.cannotValidate;
  return status === 429 ? lookupMessages.tooManyRequests : lookupMessages.failed;
}
