import type { ReactNode } from "react";
import { lookupCaptionOf } from "../../core/lookup/lookup-caption.ts";
import { runTexts } from "../../core/lookup/lookup-messages.ts";
import { isUnderway, type LookupState, progressLabelOf } from "../../core/lookup/lookup-state.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { Heading } from "../ui/heading.tsx";
import { Progress } from "../ui/progress.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { Why } from "../ui/why.tsx";
import { lookupTexts } from "./scout-lookup.messages.ts";

interface LookupProgressProps {
  readonly state: LookupState;
  /** The text of the live region. */
  readonly announcement: string;
  /** The providers that have answered so far, and the remaining time. */
  readonly answers: ReactNode;
}

/** The progress bar of a running lookup, with two lines of text. With results, it stays in the window below them. */
export function LookupProgress({ state, announcement, answers }: LookupProgressProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const run = useTexts(runTexts);
  const isLate = isUnderway(state) && state.timeLeft?.kind === "late";
  return (
    <>
      {isUnderway(state) && (
        <div className={state.place === null ? "lookup-progress" : "lookup-progress over"}>
          <Progress
            label={progressLabelOf(state, run)}
            percentage={state.percentage}
            message={state.message}
            frozen={state.kind === "waiting"}
          />
          <div className="lookup-answers">{answers}</div>
        </div>
      )}
      <Announce message={isLate ? `${announcement} ${texts.late}` : announcement} />
    </>
  );
}

/** True if the address caused the failure. The text below its box then says what to do. */
function isOfAddress(state: LookupState): boolean {
  return state.kind === "failed" && state.status === 422;
}

interface LookupCaptionProps {
  readonly state: LookupState;
  readonly onRetry: () => void;
}

/** Shows the address of the results, the error, or nothing. */
export function LookupCaptionView({ state, onRetry }: LookupCaptionProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const run = useTexts(runTexts);
  const placed = useTexts(placeTexts);
  const caption = lookupCaptionOf(state);
  if (caption.kind === "none") return null;
  if (caption.kind === "error") {
    return (
      <Alert kind="danger" action={{ label: texts.tryAgain, onAct: onRetry }}>
        <p>{run[caption.reason]}</p>
        {isOfAddress(state) ? null : <Why />}
      </Alert>
    );
  }
  return (
    <Heading level={2} className="lookup-caption">
      <span className="muted">{placed.showingResultsFor}</span>{" "}
      <bdi translate="no">{caption.address}</bdi>
    </Heading>
  );
}
