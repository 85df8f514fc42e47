import type { ReactNode } from "react";
import { type LookupState, progressLabels } from "../../core/lookup/lookup-state.ts";
import { LiveRegion } from "../ui/live-region.tsx";
import { Progress } from "../ui/progress.tsx";

/** The bar of a running lookup with its two lines (rulings G.0). */
export function LookupProgress({ state }: { readonly state: LookupState }): ReactNode {
  const isUnderway = state.kind !== "idle" && state.kind !== "done" && state.kind !== "failed";
  return (
    <>
      {isUnderway && (
        <Progress
          label={state.label}
          percentage={state.percentage}
          message={state.message}
          frozen={state.kind === "waiting"}
        />
      )}
      <LiveRegion message={announcementOf(state)} />
    </>
  );
}

/** The last label stays when the bar is gone: it says that the results are there. */
function announcementOf(state: LookupState): string {
  if (state.kind === "idle" || state.kind === "failed") return "";
  return state.kind === "done" ? progressLabels.finishing : state.label;
}
