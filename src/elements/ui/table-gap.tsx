import type { ReactNode } from "react";

/** The height of the rows of a table that are not rendered, in pixels. */
export function TableGap({
  height,
  width,
}: {
  readonly height: number;
  readonly width: number;
}): ReactNode {
  return (
    <tbody className="table-gap" aria-hidden="true">
      <tr>
        <td colSpan={width} style={{ blockSize: `${height}px` }} />
      </tr>
    </tbody>
  );
}
