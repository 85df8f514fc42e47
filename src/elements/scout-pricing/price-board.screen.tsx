import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type BoardCell, boardEvents } from "../../core/pricing/board/board-cell.ts";
import { boardTableOf } from "../../core/pricing/board/board-table.ts";
import { priceBoard, wholeBoard } from "../../core/pricing/board/price-board.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import { afterPaint } from "../host/after-paint.ts";
import { TableButtons } from "../tables/table-buttons.view.tsx";
import { Card } from "../ui/card.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { BoardGrid, BoardList } from "./board.view.tsx";
import { BoardTools } from "./board-tools.view.tsx";
import { messages } from "./price-board.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

export interface PriceBoardProps {
  readonly model: ScoutPricingModel;
  readonly cart: CartState;
  /** Called before the choice of a price takes the board away. */
  readonly onLeave: () => void;
}

/** Wider screens have room for a column for each provider. */
const phonePx = 620;

/** The prices of every provider, to choose one of them, or to compare with the one chosen (decisions ZB6). */
export function PriceBoardCard({ model, cart, onLeave }: PriceBoardProps): ReactNode {
  const { catalogue } = cart;
  const format = useFormatting();
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, phonePx);
  const [filter, setFilter] = useState(wholeBoard);
  const board = useMemo(() => priceBoard(catalogue, filter), [catalogue, filter]);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  /** Filling the builder takes longer than a click may: first the cell is painted as chosen. */
  function choose(cell: BoardCell): void {
    cancel.current();
    cancel.current = afterPaint(() => {
      // A new search may have come meanwhile.
      if (model.cart.peek() !== cart) return;
      onLeave();
      model.act(...boardEvents(cell, cart));
    });
  }

  const Board = isNarrow ? BoardList : BoardGrid;
  return (
    <div ref={ref}>
      <Card heading={messages.heading}>
        <div className="stack">
          <p className="muted">{messages.hint}</p>
          <BoardTools
            terms={catalogue.options.term}
            filter={filter}
            onChange={(change) => setFilter({ ...filter, ...change })}
          />
          {board.rows.length === 0 ? (
            <p className="muted">{messages.nothing}</p>
          ) : (
            <Board
              board={board}
              order={filter.order}
              hasTerms={filter.term === null}
              onChoose={choose}
            />
          )}
          <TableButtons
            table={boardTableOf(board, messages.captionOf(catalogue.address), format)}
            fileName={messages.fileName}
            outputs={model.tables}
          />
        </div>
      </Card>
    </div>
  );
}
