import type { LookupState } from "./lookup-state.ts";
import { placeMessages } from "./place-messages.ts";

/** The caption of the results: nothing, a heading, or an error. */
export type LookupCaption =
  | { readonly kind: "none" }
  | { readonly kind: "results"; readonly title: string; readonly address: string }
  | { readonly kind: "error"; readonly message: string };

/** The caption of a state, with the formatted address or else the searched text. */
export function lookupCaptionOf(state: LookupState): LookupCaption {
  if (state.kind === "failed") return { kind: "error", message: state.message };
  if (!("place" in state) || !state.place) return { kind: "none" };
  return {
    kind: "results",
    title: placeMessages.showingResultsFor,
    address: state.place.location.pretty || state.address,
  };
}
