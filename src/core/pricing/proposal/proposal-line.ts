import { type CentsOrError, dollarsOf } from "../../money/cents.ts";
import type { PriceLine } from "../price/price-line.ts";
import { boxTitleOf, type Service } from "../service.ts";

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

export function serviceLineOf(service: Service, line: PriceLine): ProposalLine {
  const { quantity, boxes } = line;
  const [rate, price] = [dollarsOrNull(line.rate), dollarsOrNull(line.price)];
  return {
    ...namesOf(service, line),
    quantity,
    rate,
    price,
    nrc: dollarsOrNull(line.nrc),
    data: { phone_lines: quantity, addon_items: boxes, mrc: rate, price },
  };
}

/** The equipment fee and the boxes of a row; none where nothing is charged. */
export function equipmentLinesOf(service: Service, line: PriceLine): readonly ProposalLine[] {
  const names = namesOf(service, line);
  const fee = dollarsOrNull(line.equipmentFee);
  const feeTitle = service.equipmentFeeLabel || names.title;
  return [
    ...(fee === 0
      ? []
      : [{ ...names, title: feeTitle, quantity: 1, rate: fee, price: fee, nrc: 0 }]),
    ...(line.boxes === 0
      ? []
      : [
          {
            ...names,
            title: boxTitleOf(service, line.boxes),
            quantity: line.boxes,
            rate: dollarsOrNull(line.boxRate),
            price: dollarsOrNull(line.boxPrice),
            nrc: 0,
          },
        ]),
  ];
}

function namesOf({ name, label, type }: Service, { id }: PriceLine) {
  return { id, title: name, label, type };
}

function dollarsOrNull(cents: CentsOrError): number | null {
  return cents === null ? null : dollarsOf(cents);
}
