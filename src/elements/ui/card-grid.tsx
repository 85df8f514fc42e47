import type { ReactNode } from "react";
import css from "./card-grid.css?inline";
import { LongList, type LongListProps } from "./long-list.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

/** Props of a {@link CardGrid}. */
export type CardGridProps<Row> = Omit<
  LongListProps<Row>,
  "label" | "className" | "firstFramePx2"
> & {
  readonly label: string;
  /** Draws as many cards as the window has room for, until the others may follow. */
  readonly isFirstFrame?: boolean | undefined;
  /** Area of the smallest card with its gaps in square pixels. By default that of a card with one line of text. */
  readonly leastCardPx2?: number | undefined;
  /** One column at every width. */
  readonly isSingle?: boolean | undefined;
};

/** Cards in 5, 3, 2 or 1 columns by the element's width (2 §9; decisions W1). */
export function CardGrid<Row>({
  isSingle = false,
  isFirstFrame = false,
  leastCardPx2 = 24_000,
  ...list
}: CardGridProps<Row>): ReactNode {
  return (
    <LongList
      className={isSingle ? "card-grid single" : "card-grid"}
      firstFramePx2={isFirstFrame ? leastCardPx2 : undefined}
      {...list}
    />
  );
}
