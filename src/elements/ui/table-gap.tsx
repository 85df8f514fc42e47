import type { ReactNode } from "react";

interface GapProps {
  /** In pixels. */
  readonly height: number;
  /** Number of columns. */
  readonly width: number;
}

/** The height of the rows of a table that are not rendered. */
export function TableGap(props: GapProps): ReactNode {
  return (
    <tbody className="table-gap" aria-hidden="true">
      <GapRow {...props} />
    </tbody>
  );
}

/** The same between two rows of one group. */
export function GapRow({ height, width }: GapProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
    <tr className="gap-row" aria-hidden="true">
      <td colSpan={width} style={{ blockSize: `${height}px` }} />
    </tr>
  );
}
