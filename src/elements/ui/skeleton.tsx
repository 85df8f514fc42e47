import { VisuallyHidden } from "./visually-hidden.tsx";

/** The shape of what is coming. */
export type SkeletonProps = {
  /** What is being loaded, for screen readers. */
  readonly label?: string;
  readonly lines?: number;
  /** A picture's or a map's box above the lines. */
  readonly block?: boolean;
};

const widths = ["92%", "78%", "86%", "64%"] as const;

/** Grey bars in place of text that is still being loaded. */
export function Skeleton({ label = "Loading", lines = 3, block = false }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {block && <span className="skeleton-block" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <span className="skeleton-line" key={line} style={{ inlineSize: widths[line % 4] }} />
      ))}
    </div>
  );
}
