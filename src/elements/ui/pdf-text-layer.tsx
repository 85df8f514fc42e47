import { type CSSProperties, memo, type ReactNode } from "react";
import type { PdfTextRun } from "./pdf-text.ts";

/** The text of a page on top of its drawing: invisible, but selectable and readable by screen readers. */
export const PdfTextLayer = memo(function PdfTextLayer({
  runs,
}: {
  readonly runs: readonly PdfTextRun[];
}): ReactNode {
  const measure = createMeasure();
  return (
    <div className="pdf-text">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
        <span key={index}>
          {run.text !== "" && <span style={styleOf(run, measure)}>{run.text}</span>}
          {run.endsLine && <br />}
        </span>
      ))}
    </div>
  );
});

/** Lengths scale with the page's zoom by `--_scale`, pixels per point. */
function styleOf(run: PdfTextRun, measure: (run: PdfTextRun) => number): CSSProperties {
  const natural = run.width > 0 ? measure(run) : 0;
  const stretch = natural > 0 ? run.width / natural : 1;
  return {
    left: `calc(var(--_scale) * ${run.left}px)`,
    top: `calc(var(--_scale) * ${run.top}px)`,
    fontSize: `calc(var(--_scale) * ${run.fontSize}px)`,
    fontFamily: run.fontFamily,
    transform: `rotate(${run.angle}rad) scaleX(${stretch})`,
  };
}

function createMeasure(): (run: PdfTextRun) => number {
  const pen = document.createElement("canvas").getContext("2d");
  return ({ text, fontSize, fontFamily }) => {
    if (pen === null) return 0;
    pen.font = `${fontSize}px ${fontFamily}`;
    return pen.measureText(text).width;
  };
}
