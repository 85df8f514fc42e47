import { type ReactNode, type RefObject, useRef } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { RunPhase, SiteRun } from "../../../core/pricing/sites/site-run.ts";
import type { SiteCounts } from "../../../core/pricing/sites/site-table.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { NotSignedIn } from "../../ui/not-signed-in.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface SitesProgressProps {
  readonly run: SiteRun<unknown>;
  readonly counts: SiteCounts;
  readonly isKept: boolean;
  readonly onPause: () => void;
  readonly onGoOn: () => void;
  readonly onRetryRefused: () => void;
  /** The choice of the sites to show, beside the buttons. */
  readonly children: ReactNode;
}

/** The progress of a list, the reason why it stopped, and the buttons to continue. */
export function SitesProgress({ run, counts, isKept, ...props }: SitesProgressProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const box = useRef<HTMLDivElement>(null);
  const { phase, sites } = run;
  const isGoing = phase.kind === "running" || phase.kind === "resting";
  const progress = progressTextOf(run, counts, format);
  const refused = counts.failed + counts.notFound + counts.unpriced;
  const isKeptOnly = isUntouched(run, counts);
  const details = detailsOf(counts, format);
  const kept = isKept ? texts.kept : texts.notKept;
  const isDone = phase.kind === "done";
  return (
    <div ref={box} className="stack">
      {isDone || isKeptOnly ? (
        <p>
          <strong>{[progress, ...(isKeptOnly ? [] : details)].join(", ")}.</strong>{" "}
          {isDone && <span className="muted">{kept}</span>}
        </p>
      ) : (
        <Progress
          label={progress}
          percentage={(counts.priced / sites.length) * 100}
          frozen={phase.kind !== "running"}
          message={`${phaseTextOf(phase, format)} ${details.join(" · ")}`}
        />
      )}
      <PauseReasonText phase={phase} />
      <div className="row sites-run">
        {!isDone && (
          <RunButton
            isGoing={isGoing}
            label={actTextOf(phase, counts, format)}
            box={box}
            onClick={isGoing ? props.onPause : props.onGoOn}
          />
        )}
        {refused > 0 && (
          <Button onClick={props.onRetryRefused}>{texts.againRefused(refused)}</Button>
        )}
        {props.children}
      </div>
      {!isDone && !isKeptOnly && <p className="muted">{kept}</p>}
    </div>
  );
}

interface RunButtonProps {
  readonly isGoing: boolean;
  readonly label: string;
  /** Gets the focus when the run ends. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onClick: () => void;
}

/** Pauses the run, or continues it. One button for both, so that it keeps the focus. */
function RunButton({ isGoing, label, box, onClick }: RunButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button, box);
  return (
    <Button ref={button} variant={isGoing ? "secondary" : "primary"} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The label of the button that pauses or continues the run. */
function actTextOf(phase: RunPhase, { before, left }: SiteCounts, format: Formatting): string {
  const texts = format.texts(siteTexts);
  if (phase.kind !== "paused") return texts.pause;
  return isReloaded(phase) ? texts.start(before + left, format) : texts.goOn;
}

function PauseReasonText({ phase }: { readonly phase: RunPhase }): ReactNode {
  const texts = useTexts(siteTexts);
  if (phase.kind !== "paused") return null;
  switch (phase.why) {
    case "person":
      return null;
    case "unauthorized":
      return <NotSignedIn />;
    case "reloaded":
      return <Alert kind="info">{texts.reloaded}</Alert>;
    default:
      return <Alert kind="danger">{texts[phase.why]}</Alert>;
  }
}

function phaseTextOf(phase: RunPhase, format: Formatting): string {
  const texts = format.texts(siteTexts);
  return phase.kind === "resting"
    ? texts.phases.resting(format.recentTime(phase.untilMs))
    : texts.phases[phase.kind];
}

function detailsOf(counts: SiteCounts, format: Formatting): readonly string[] {
  const texts = format.texts(siteTexts);
  return (["left", "failed", "before"] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [texts.details[kind](format.number(counts[kind]))],
  );
}

/** True if a reload of the page paused the run. */
export function isReloaded(phase: RunPhase): boolean {
  return phase.kind === "paused" && phase.why === "reloaded";
}

/** True after a reload, before an address is priced again. */
function isUntouched({ sites, phase }: SiteRun<unknown>, { before, left }: SiteCounts): boolean {
  return isReloaded(phase) && before + left === sites.length;
}

/** Examples: `8 of 11 priced, 3 not found, 1 at the address of another site`; after a reload, `11 addresses kept`. */
export function progressTextOf(
  run: SiteRun<unknown>,
  counts: SiteCounts,
  format: Formatting,
): string {
  const texts = format.texts(siteTexts);
  const count = run.sites.length;
  if (isUntouched(run, counts)) return texts.keptCount(count, format);
  const others = (["notFound", "unpriced", "repeated"] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [texts.details[kind](format.number(counts[kind]))],
  );
  const priced = texts.progress(format.number(counts.priced), format.number(count));
  return [priced, ...others].join(", ");
}

const steps = 10;

/**
 * The announcement for screen readers: after each tenth of the list and on each change of phase.
 */
export function announcementOf(
  run: SiteRun<unknown>,
  counts: SiteCounts,
  format: Formatting,
): string {
  const texts = format.texts(siteTexts);
  const { sites, phase } = run;
  if (sites.length === 0) return "";
  const isWhole = phase.kind === "done" || isUntouched(run, counts);
  const step = Math.max(1, Math.floor(sites.length / steps));
  const priced = counts.priced - (counts.priced % step);
  const progress = isWhole
    ? progressTextOf(run, counts, format)
    : texts.progress(format.number(priced), format.number(sites.length));
  const failed =
    isWhole && counts.failed > 0 ? ` ${texts.details.failed(format.number(counts.failed))}.` : "";
  return `${phaseTextOf(phase, format)} ${progress}.${failed}`;
}
