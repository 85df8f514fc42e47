import { type ReactNode, useState } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import {
  type BoardCell,
  type BoardOrder,
  type BoardRow,
  sortCells,
  speedTextOf,
} from "../../core/pricing/board/board-cell.ts";
import type { PriceBoard } from "../../core/pricing/board/price-board.ts";
import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import { disabledTextOf } from "../../core/pricing/rules/disabling-rules.ts";
import { hasCountedRange, rangeTextOf } from "../../core/pricing/service.ts";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { useOwnId } from "../ui/own-id.ts";
import { Tag } from "../ui/tag.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useGridKeys } from "../ui/use-grid-keys.ts";
import { messages } from "./price-board.messages.ts";

interface BoardGridProps {
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
function markOf({ cells, best }: BoardRow, cell: BoardCell, order: BoardOrder): string {
  return cell === best && cells.size > 1 ? messages.best[order] : "";
}

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

interface BoardCellProps {
  readonly cell: BoardCell;
  /** Marks the best cell of a row; `""` for any other. */
  readonly mark: string;
  readonly hasTerm: boolean;
  /** Named in a list, where no heading does it. */
  readonly provider?: string;
  readonly onChoose: (cell: BoardCell) => void;
  /** Attributes for its place in a grid. */
  readonly place?: {
    readonly tabIndex: number;
    readonly "data-cell": string;
    readonly onFocus: () => void;
  };
}

/** The best offer of a provider: a button that puts it into the proposal, or why that is not possible. */
function BoardCellView(props: BoardCellProps): ReactNode {
  const { cell, mark, hasTerm, provider, onChoose, place } = props;
  const { service, term, code, reason } = cell;
  const format = useFormatting();
  const [chosen, setChosen] = useState<BoardCell | null>(null);
  const reasonId = useOwnId();
  const isUnavailable = code !== null;
  const install =
    cell.install === 0 ? messages.noInstall : messages.install(format.money(cell.install));
  const facts = [
    service.mbps === null ? "" : speedTextOf(service.mbps),
    hasTerm ? term.label : "",
  ].filter((fact) => fact !== "");
  return (
    <button
      type="button"
      className={isUnavailable ? "board-cell unavailable" : "board-cell"}
      aria-busy={chosen === cell || undefined}
      aria-disabled={isUnavailable || undefined}
      aria-describedby={isUnavailable ? reasonId : undefined}
      onClick={() => {
        if (isUnavailable) return;
        setChosen(cell);
        onChoose(cell);
      }}
      {...place}
    >
      {provider !== undefined && <span className="board-provider">{provider}</span>}
      <span className="board-price">
        <span className="amount">{priceTextOf(cell, format)}</span>
        {mark !== "" && <Tag>{mark}</Tag>}
      </span>
      {hasCountedRange(service) && (
        <span className="board-facts">{pricingMessages.countedAs(format.money(cell.monthly))}</span>
      )}
      <span className="board-facts">{install}</span>
      {facts.length > 0 && <span className="board-facts">{facts.join(" · ")}</span>}
      <span className="board-facts muted">{service.title}</span>
      {isUnavailable && (
        <span className="board-facts board-reason" id={reasonId}>
          {reason} {disabledTextOf(service)}
        </span>
      )}
    </button>
  );
}

function priceTextOf({ service: { priceRange }, monthly }: BoardCell, format: Formatting): string {
  const price = priceRange === null ? format.money(monthly) : rangeTextOf(priceRange, format);
  return price + messages.perMonth;
}
