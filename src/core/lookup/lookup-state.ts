import type { TextsOf } from "../texts/text-group.ts";
import type { LookupSetting } from "./lookup-answers.ts";
import { runTexts } from "./lookup-messages.ts";
import type { Place } from "./place.ts";
import type { TimeLeft } from "./time-left.ts";

/** The phase of a running lookup. */
export type UnderwayKind = "starting" | "polling" | "waiting" | "finishing";

/** Why a lookup failed, by the name of its text. */
export type FailureReason = "cannotValidate" | "tooManyRequests" | "failed" | "noData";

/** The failure of a lookup. */
export interface FailedLookup {
  readonly kind: "failed";
  /** The HTTP status of the failure. Null if there was none. */
  readonly status: number | null;
  readonly reason: FailureReason;
  /** The reason in English. */
  readonly message: string;
}

interface Underway {
  readonly address: string;
  /** The progress, from 0 to 100. It never decreases within a lookup. */
  readonly percentage: number;
  /** The first line of the progress, in English. */
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
  | (FailedLookup & { readonly address: string });

export function isUnderway(
  state: LookupState,
): state is Extract<LookupState, { readonly kind: UnderwayKind }> {
  return state.kind in phaseNames;
}

type RunTexts = TextsOf<typeof runTexts>;

/** The name of the first line of the progress in each state. */
const phaseNames = {
  starting: "preparing",
  polling: "searching",
  waiting: "searching",
  finishing: "done",
} as const satisfies Record<UnderwayKind, keyof RunTexts>;

/** The first line of the progress. At 100 % it stays "Done..", even while the final call waits. */
export function progressLabelOf(
  { kind, percentage }: { readonly kind: UnderwayKind; readonly percentage: number },
  texts: RunTexts = runTexts.english,
): string {
  return texts[percentage < 100 ? phaseNames[kind] : phaseNames.finishing];
}

/** The first line of the progress, also after its end; `""` without results. */
export function phaseTextOf(state: LookupState, texts: RunTexts): string {
  if (isUnderway(state)) return progressLabelOf(state, texts);
  return state.kind === "done" ? texts.done : "";
}

/** The reason of a failed start call. */
export function startFailureReasonOf(status: number | null): FailureReason {
  if (status === 422) return "cannotValidate";
  return status === 429 ? "tooManyRequests" : "failed";
}

export function failedLookup(
  status: number | null,
  reason: FailureReason = "failed",
): FailedLookup {
  return { kind: "failed", status, reason, message: runTexts.english[reason] };
}
