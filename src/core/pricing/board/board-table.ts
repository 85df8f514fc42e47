import type { TextTable } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import type { CentsOrError } from "../../money/cents.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { disabledTextOf } from "../rules/disabling-rules.ts";
import { hasCountedRange, rangeTextOf, type Service } from "../service.ts";
import { type BoardCell, speedTextOf } from "./board-cell.ts";
import type { PriceBoard } from "./price-board.ts";

/** A board as a table of offers, one a line: products and providers in the order of the board. */
export function boardTableOf(
  { rows, providers }: PriceBoard,
  caption: string,
  format: Formatting,
): TextTable {
  return {
    caption,
    columns: ["Product", "Provider", "Service", "Term", "Speed", "Monthly", "Install", "Note"],
    rows: rows.flatMap(({ cells }) =>
      providers.flatMap(({ value }) => {
        const cell = cells.get(value);
        return cell ? [lineOf(cell, format)] : [];
      }),
    ),
  };
}

function lineOf(
  { product, provider, term, service, ...cell }: BoardCell,
  format: Formatting,
): readonly string[] {
  const { mbps } = service;
  return [
    product.label,
    provider.label,
    service.title,
    term.label,
    mbps === null ? "" : speedTextOf(mbps),
    monthlyTextOf(service, cell.monthly, format),
    format.money(cell.install),
    cell.code === null ? "" : `${cell.reason} ${disabledTextOf(service)}`.trim(),
  ];
}

function monthlyTextOf(service: Service, monthly: CentsOrError, format: Formatting): string {
  const price = format.money(monthly);
  if (service.priceRange === null) return price;
  const range = rangeTextOf(service.priceRange, format);
  return hasCountedRange(service) ? `${range}, ${pricingMessages.countedAs(price)}` : range;
}
