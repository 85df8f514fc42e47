import type { ReactNode } from "react";
import { isUnderway, type LookupState } from "../../core/lookup/lookup-state.ts";
import { LiveRegion } from "../ui/live-region.tsx";
import { Progress } from "../ui/progress.tsx";

interface LookupProgressProps {
  readonly state: LookupState;
  /** The live-region text. */
  readonly announcement: string;
}

/** The progress bar of a running lookup with its two lines (decisions G.0). */
export function LookupProgress({ state, announcement }: LookupProgressProps): ReactNode {
  return (
    <>
      {isUnderway(state) && (
        <Progress
          label={state.label}
          percentage={state.percentage}
          message={state.message}
          frozen={state.kind === "waiting"}
        />
      )}
      <LiveRegion message={announcement} />
    </>
  );
}
