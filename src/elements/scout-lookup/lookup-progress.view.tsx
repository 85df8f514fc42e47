import type { ReactNode } from "react";
import { answeredPartsOf } from "../../core/lookup/answered-parts.ts";
import { lookupCaptionOf } from "../../core/lookup/lookup-caption.ts";
import {
  isUnderway,
  type LookupState,
  type UnderwayState,
} from "../../core/lookup/lookup-state.ts";
import { Alert } from "../ui/alert.tsx";
import { Heading } from "../ui/heading.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { Progress } from "../ui/progress.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { Why } from "../ui/why.tsx";
import { messages } from "./scout-lookup.messages.ts";

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
        <div className="lookup-progress">
          <Progress
            label={state.label}
            percentage={state.percentage}
            message={state.message}
            frozen={state.kind === "waiting"}
          />
          <Answers place={state.place} timeLeft={state.timeLeft} />
        </div>
      )}
      <LiveRegion message={announcement} />
    </>
  );
}

/** What has answered, and about how long the rest takes (decisions G38). */
function Answers({ place, timeLeft }: Pick<UnderwayState, "place" | "timeLeft">): ReactNode {
  const format = useFormatting();
  const { hasAddress, hasCodes, carriers, others } = answeredPartsOf(place);
  const parts = [
    ...(hasAddress ? [messages.answeredAddress] : []),
    ...(hasCodes ? [messages.answeredCodes] : []),
    ...carriers,
    ...(others > 0 ? [format.count(others, messages.otherForms)] : []),
  ];
  return (
    <div className="lookup-answers">
      <p>{parts.length > 0 ? messages.answered(format.list(parts)) : messages.noAnswer}</p>
      {timeLeft !== null && <p>{messages.timeLeft(timeLeft, format)}</p>}
    </div>
  );
}

interface LookupCaptionProps {
  readonly state: LookupState;
  readonly onRetry: () => void;
}

/** Shows the address of the results, the error, or nothing (decisions G9, G11). */
export function LookupCaptionView({ state, onRetry }: LookupCaptionProps): ReactNode {
  const caption = lookupCaptionOf(state);
  if (caption.kind === "none") return null;
  if (caption.kind === "error") {
    return (
      <Alert kind="danger" action={{ label: messages.tryAgain, onAct: onRetry }}>
        <p>{caption.message}</p>
        <Why />
      </Alert>
    );
  }
  return (
    <Heading level={2} className="lookup-caption">
      <span className="muted">{caption.title}</span> <span>{caption.address}</span>
    </Heading>
  );
}
