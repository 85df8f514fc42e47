import type { ReactNode } from "react";
import { LongList, type LongListProps } from "./long-list.tsx";

/** Props of a {@link CardGrid}. */
export type CardGridProps<Row> = Omit<LongListProps<Row>, "label" | "className"> & {
  readonly label: string;
  /** One column at every width. */
  readonly isSingle?: boolean | undefined;
};

/** Cards in 5, 3, 2 or 1 columns by the element's width (2 §9; decisions W1). */
export function CardGrid<Row>({ isSingle = false, ...list }: CardGridProps<Row>): ReactNode {
  return <LongList className={isSingle ? "card-grid single" : "card-grid"} {...list} />;
}
