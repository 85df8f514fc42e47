import type { ReactNode } from "react";
import css from "./card-grid.css?inline";
import { LongList, type LongListProps } from "./long-list.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type CardGridProps<Row> = Omit<LongListProps<Row>, "label" | "className" | "minItemPx2"> & {
  readonly label: string;
  /** Draws only as many cards as fit into the window. Set this until the first frame is painted. */
  readonly isFirstFrame?: boolean | undefined;
  /** The area of the smallest card with its gaps, in square pixels. The default is a row of a phone. */
  readonly minCardPx2?: number | undefined;
  /** True shows one column at every width. */
  readonly isSingle?: boolean | undefined;
};

/** Cards in 5, 3, 2 or 1 columns by the element's width. */
export function CardGrid<Row>({
  isSingle = false,
  isFirstFrame = false,
  minCardPx2 = 24_000,
  ...list
}: CardGridProps<Row>): ReactNode {
  return (
    <LongList
      className={isSingle ? "card-grid single" : "card-grid"}
      minItemPx2={isFirstFrame ? minCardPx2 : undefined}
      {...list}
    />
  );
}
