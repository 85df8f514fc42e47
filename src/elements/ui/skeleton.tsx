import { VisuallyHidden } from "./visually-hidden.tsx";

/** Props of a {@link Skeleton}. */
export type SkeletonProps = {
  /** What is read in its place. The screen announces its loading where it lasts. */
  readonly label?: string;
  readonly lines?: number;
  /** Shows a box for a picture or map above the lines. */
  readonly block?: boolean;
};

const widths = ["92%", "78%", "86%", "64%"] as const;

/** Grey bars instead of loading text. */
export function Skeleton({ label = "Loading", lines = 3, block = false }: SkeletonProps) {
  return (
    <div className="skeleton" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {block && <span className="skeleton-block" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <span className="skeleton-line" key={line} style={{ inlineSize: widths[line % 4] }} />
      ))}
    </div>
  );
}
