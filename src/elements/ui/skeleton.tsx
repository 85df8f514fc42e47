import { VisuallyHidden } from "./visually-hidden.tsx";

/** Props of a {@link Skeleton}. */
export type SkeletonProps = {
  /** What is read in its place. The screen announces its loading where it lasts. */
  readonly label?: string;
  readonly lines?: number;
  /** Shows a box for a picture or map above the lines. */
  readonly block?: boolean;
  /** Height in CSS of what comes; "window" where that is usually higher than the window (decisions W15). */
  readonly room?: string | undefined;
};

/** What follows begins below the window, and stays there. An element in a high frame takes no more than 90 lines. */
const windowRoom = "min(var(--_window), 90em)";

const widths = ["92%", "78%", "86%", "64%"] as const;

/** Grey bars instead of loading text. */
export function Skeleton({ label = "Loading", lines = 3, block = false, room }: SkeletonProps) {
  return (
    <div
      className="skeleton"
      aria-busy="true"
      style={{ minBlockSize: room === "window" ? windowRoom : room }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {block && <span className="skeleton-block" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <span className="skeleton-line" key={line} style={{ inlineSize: widths[line % 4] }} />
      ))}
    </div>
  );
}
