import { memo, type ReactNode, useRef } from "react";
import { useNearParts } from "./use-near-parts.ts";

/** Props of a {@link LongList}. */
export type LongListProps<Row> = {
  readonly label?: string;
  readonly rows: ArrayLike<Row>;
  readonly rowKey: (row: Row, index: number) => string | number;
  /** Draws an item. Its identity must be stable while no item changes. */
  readonly draw: (row: Row) => ReactNode;
  readonly className: string;
};

/** Divisible by 1, 2, 3 and 5 columns, so that each part of a grid ends with a full line. */
const partSize = 30;

/** A list of which only the items near the viewport are drawn, in whichever box scrolls. */
export function LongList<Row>({ label, className, ...list }: LongListProps<Row>): ReactNode {
  const { rows } = list;
  const ref = useRef<HTMLDivElement>(null);
  const { parts, partPx } = useNearParts(ref, Math.ceil(rows.length / partSize));
  /** The height of the undrawn parts from one up to, but not including, another. */
  const roomPx = (from: number, to: number) =>
    (Math.min(to * partSize, rows.length) - from * partSize) * (partPx / partSize);
  const end = Math.ceil(rows.length / partSize);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts are between it and the items
    <div className={className} role="list" aria-label={label} ref={ref}>
      {parts.flatMap((part, index) => {
        const before = (parts[index - 1] ?? -1) + 1;
        return [
          part > before && <Room key={`before ${part}`} heightPx={roomPx(before, part)} />,
          <ListPart key={part} part={part} {...list} />,
        ];
      })}
      {end > (parts.at(-1) ?? -1) + 1 && <Room heightPx={roomPx((parts.at(-1) ?? -1) + 1, end)} />}
    </div>
  );
}

function Room({ heightPx }: { readonly heightPx: number }): ReactNode {
  return <div role="presentation" style={{ blockSize: `${heightPx}px` }} />;
}

type PartProps<Row> = Omit<LongListProps<Row>, "label" | "className"> & { readonly part: number };

/** `memo` loses the type parameter. */
const ListPart = memo(Part) as typeof Part;

function Part<Row>({ part, rows, rowKey, draw }: PartProps<Row>): ReactNode {
  const first = part * partSize;
  const own = Array.prototype.slice.call(rows, first, first + partSize) as readonly Row[];
  return (
    <div className="list-part" role="presentation" data-part={part}>
      {own.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a part is between it and its list
        <div
          key={rowKey(row, first + index)}
          className="list-item"
          role="listitem"
          aria-setsize={rows.length}
          aria-posinset={first + index + 1}
        >
          {draw(row)}
        </div>
      ))}
    </div>
  );
}
