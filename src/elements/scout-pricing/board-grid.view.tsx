import type { ReactNode } from "react";
import type { BoardCell, BoardRow } from "../../core/pricing/board/board-cell.ts";
import type { BoardOrder } from "../../core/pricing/board/board-order.ts";
import type { PriceBoard } from "../../core/pricing/board/price-board.ts";
import { useGridKeys } from "../ui/use-grid-keys.ts";
import { BoardCellView } from "./board-cell.view.tsx";
import { messages } from "./price-board.messages.ts";

export interface BoardGridProps {
  readonly board: PriceBoard;
  readonly order: BoardOrder;
  /** Each cell names its term. */
  readonly hasTerms: boolean;
  readonly onChoose: (cell: BoardCell) => void;
}

/** Products by providers, with the keys of a grid. */
export function BoardGrid({ board, order, hasTerms, onChoose }: BoardGridProps): ReactNode {
  const { providers, rows } = board;
  const { grid, handleKeyDown, cellProps } = useGridKeys(rows.length, providers.length);
  return (
    <div className="board-scroll">
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid */}
      <table
        className="board"
        part="table"
        role="grid"
        aria-label={messages.heading}
        ref={grid}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            {providers.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr key={row.product.key}>
              <th scope="row">{row.product.label}</th>
              {providers.map(({ value }, columnAt) => {
                const cell = row.cells.get(value);
                const place = cellProps(rowAt, columnAt);
                return cell ? (
                  <td key={value}>
                    <BoardCellView
                      cell={cell}
                      mark={markOf(row, cell, order)}
                      hasTerm={hasTerms}
                      place={place}
                      onChoose={onChoose}
                    />
                  </td>
                ) : (
                  <td key={value} className="muted" {...place}>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{messages.notOffered}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above */}
    </div>
  );
}

/** A product of a single provider has no best one. */
export function markOf({ cells, best }: BoardRow, cell: BoardCell, order: BoardOrder): string {
  return cell === best && cells.size > 1 ? messages.best[order] : "";
}
