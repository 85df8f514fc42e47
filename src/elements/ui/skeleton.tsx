import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type SkeletonProps = {
  /** Read by screen readers instead of the bars. If loading takes long, the screen announces it. */
  readonly label?: string;
  readonly lines?: number;
  /** Shows a box for a picture or map above the lines. */
  readonly block?: boolean;
  /** The CSS height of the content; "window" if it is usually higher than the window. */
  readonly room?: string | undefined;
};

/**
 * The following content then begins below the window and does not move. The maximum is 90 lines, for an element in a
 * high frame.
 */
const windowRoom = "min(var(--_window), 90em)";

const widths = ["92%", "78%", "86%", "64%"] as const;

/** Shows gray bars in place of content that is loading. */
export function Skeleton({ label, lines = 3, block = false, room }: SkeletonProps) {
  const { loading } = useTexts(uiTexts);
  return (
    <div
      className="skeleton"
      aria-busy="true"
      style={{ minBlockSize: room === "window" ? windowRoom : room }}
    >
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      {block && <span className="skeleton-block" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <span className="skeleton-line" key={line} style={{ inlineSize: widths[line % 4] }} />
      ))}
    </div>
  );
}
