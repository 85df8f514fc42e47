import { type ReactNode, useState } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { BoardCell } from "../../core/pricing/board/board-cell.ts";
import { speedTextOf } from "../../core/pricing/board/speed-text.ts";
import { hasCountedRange, rangeTextOf } from "../../core/pricing/price-range.ts";
import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import { disabledTextOf } from "../../core/pricing/rules/disabling-rules.ts";
import { useFormatting } from "../ui/formatting-context.ts";
import { useOwnId } from "../ui/own-id.ts";
import { Tag } from "../ui/tag.tsx";
import { messages } from "./price-board.messages.ts";

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
export function BoardCellView(props: BoardCellProps): ReactNode {
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
          {disabledTextOf(service)} {reason}
        </span>
      )}
    </button>
  );
}

function priceTextOf({ service: { priceRange }, monthly }: BoardCell, format: Formatting): string {
  const price = priceRange === null ? format.money(monthly) : rangeTextOf(priceRange, format);
  return price + messages.perMonth;
}
