import type { FailureReason, LookupState } from "./lookup-state.ts";

/** The caption of the results: nothing, a heading, or an error. */
export type LookupCaption =
  | { readonly kind: "none" }
  | { readonly kind: "results"; readonly address: string }
  | { readonly kind: "error"; readonly reason: FailureReason };

/** The caption of a state, with the formatted address or else the searched text. */
export function lookupCaptionOf(state: LookupState): LookupCaption {
  if (state.kind === "failed") return { kind: "error", reason: state.reason };
  if (!("place" in state) || !state.place) return { kind: "none" };
  return { kind: "results", address: state.place.location.pretty || state.address };
}
