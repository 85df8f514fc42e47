import type { TextTable } from "../../files/text-table.ts";
import { formatMoney } from "../../money/format-money.ts";
import { disabledTextOf } from "../rules/disabling-rules.ts";
import type { BoardCell } from "./board-cell.ts";
import type { PriceBoard } from "./price-board.ts";
import { speedTextOf } from "./speed-text.ts";

/** A board as a table of offers, one a line: products and providers in the order of the board. */
export function boardTableOf({ rows, providers }: PriceBoard, caption: string): TextTable {
  return {
    caption,
    columns: ["Product", "Provider", "Service", "Term", "Speed", "Monthly", "Install", "Note"],
    rows: rows.flatMap(({ cells }) =>
      providers.flatMap(({ value }) => {
        const cell = cells.get(value);
        return cell ? [lineOf(cell)] : [];
      }),
    ),
  };
}

function lineOf({ product, provider, term, service, ...cell }: BoardCell): readonly string[] {
  const { priceRange, mbps } = service;
  return [
    product.label,
    provider.label,
    service.title,
    term.label,
    mbps === null ? "" : speedTextOf(mbps),
    priceRange === null
      ? formatMoney(cell.monthly)
      : `${formatMoney(priceRange.low)} – ${formatMoney(priceRange.high)}`,
    formatMoney(cell.install),
    cell.code === null ? "" : `${disabledTextOf(service)} ${cell.reason}`,
  ];
}
