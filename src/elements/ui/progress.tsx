import { type ReactNode, useId } from "react";
import css from "./progress.css?inline";
import { stylePiece } from "./style-piece.ts";
import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";

stylePiece(css);

export type ProgressProps = {
  readonly label: string;
  /** The progress, from 0 to 100; null if it is unknown. */
  readonly percentage: number | null;
  /** A second line in a muted color. */
  readonly message?: ReactNode;
  /** The work is paused: the bar stops moving. */
  readonly frozen?: boolean | undefined;
};

/** A labeled progress bar. The percentage is rounded down, so that 100 % means done. */
export function Progress({ label, percentage, message, frozen = false }: ProgressProps) {
  const texts = useTexts(uiTexts);
  const labelId = useId();
  const percent =
    percentage === null || !Number.isFinite(percentage)
      ? undefined
      : Math.floor(Math.min(100, Math.max(0, percentage)));
  return (
    <div className="progress" part="progress">
      <div className="progress-line">
        <span className="progress-label" id={labelId}>
          {label}
        </span>
        {percent !== undefined && (
          <span className="progress-percent" aria-hidden="true">
            {texts.percent(percent)}
          </span>
        )}
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-busy={frozen || undefined}
      >
        <div
          className="progress-bar"
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
      {message !== undefined && message !== "" && <div className="progress-message">{message}</div>}
    </div>
  );
}
