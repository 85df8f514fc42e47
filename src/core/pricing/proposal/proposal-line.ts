import { type CentsOrError, dollarsOf } from "../../money/cents.ts";
import { boxTitleOf } from "../box-title.ts";
import type { PriceLine } from "../price/price-result.ts";
import { textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";

/** A line of a proposal on the wire (decisions N12, Z16, I22); amounts are dollars. */
export interface ProposalLine {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly type: string;
  readonly quantity: number;
  /** Per unit. */
  readonly rate: number | null;
  /** Per month: rate × quantity. */
  readonly price: number | null;
  /** Once. */
  readonly nrc: number | null;
  readonly data?: {
    readonly phone_lines: number;
    readonly addon_items: number;
    readonly mrc: number | null;
    readonly price: number | null;
  };
}

export function serviceLineOf(row: ServiceRow, line: PriceLine): ProposalLine {
  const { quantity, boxes } = line;
  const [rate, price] = [amountOf(line.rate), amountOf(line.price)];
  return {
    ...namesOf(row, line),
    quantity,
    rate,
    price,
    nrc: amountOf(line.nrc),
    data: { phone_lines: quantity, addon_items: boxes, mrc: rate, price },
  };
}

/** The equipment fee and the boxes of a row; none where nothing is charged. */
export function equipmentLinesOf(row: ServiceRow, line: PriceLine): readonly ProposalLine[] {
  const names = namesOf(row, line);
  const fee = amountOf(line.equipmentFee);
  const feeTitle = textOf(row.equipment_fee_label) || names.title;
  return [
    ...(fee === 0
      ? []
      : [{ ...names, title: feeTitle, quantity: 1, rate: fee, price: fee, nrc: 0 }]),
    ...(line.boxes === 0
      ? []
      : [
          {
            ...names,
            title: boxTitleOf(row, line.boxes),
            quantity: line.boxes,
            rate: amountOf(line.boxRate),
            price: amountOf(line.boxPrice),
            nrc: 0,
          },
        ]),
  ];
}

function namesOf(row: ServiceRow, { id }: PriceLine) {
  const label = textOf(row.label);
  return { id, title: textOf(row.title) || label, label, type: textOf(row.type) };
}

function amountOf(cents: CentsOrError): number | null {
  return cents === null ? null : dollarsOf(cents);
}
