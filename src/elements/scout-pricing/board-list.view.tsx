import { type ReactNode, useState } from "react";
import type { BoardRow } from "../../core/pricing/board/board-cell.ts";
import { sortCells } from "../../core/pricing/board/board-order.ts";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { BoardCellView } from "./board-cell.view.tsx";
import { type BoardGridProps, markOf } from "./board-grid.view.tsx";
import { messages } from "./price-board.messages.ts";

/** The board on a phone: a list of providers for each product, the best first. */
export function BoardList({ board, ...props }: BoardGridProps): ReactNode {
  return (
    <ul className="board-list" aria-label={messages.heading}>
      {board.rows.map((row) => (
        <ProductItem key={row.product.key} row={row} {...props} />
      ))}
    </ul>
  );
}

/** The number of providers that are shown at first. */
const fewProviders = 3;

function ProductItem({
  row,
  order,
  hasTerms,
  onChoose,
}: Omit<BoardGridProps, "board"> & { readonly row: BoardRow }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const { label } = row.product;
  const cells = sortCells([...row.cells.values()], order);
  const shown = isWhole ? cells : cells.slice(0, fewProviders);
  return (
    <li>
      <Heading level={3}>{label}</Heading>
      <ul>
        {shown.map((cell) => (
          <li key={cell.provider.value}>
            <BoardCellView
              cell={cell}
              mark={markOf(row, cell, order)}
              hasTerm={hasTerms}
              provider={cell.provider.label}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {cells.length > fewProviders && (
        <Button
          wide
          variant="quiet"
          expanded={isWhole}
          label={messages.nameOfAll(isWhole, cells.length, label)}
          onClick={() => setWhole(!isWhole)}
        >
          {messages.all(isWhole, cells.length)}
        </Button>
      )}
    </li>
  );
}
