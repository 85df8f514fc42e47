import type { CentsOrError } from "../../money/cents.ts";
import type { PriceLine } from "../price/price-line.ts";
import { boxTitleOf, type Service } from "../service.ts";

/** A line of a proposal on paper. Amounts are cents per month. */
export interface PaperLine {
  readonly title: string;
  readonly quantity: number;
  /** The rate of one. */
  readonly rate: CentsOrError;
  /** Rate × quantity. */
  readonly price: CentsOrError;
}

/** The lines for the equipment fee and the boxes of a service. Free ones have no line. */
export function equipmentLinesOf(
  service: Service,
  { equipmentFee, boxes, boxRate, boxPrice }: PriceLine,
  feeTitle = service.name,
): readonly PaperLine[] {
  const title = service.equipmentFeeLabel || feeTitle;
  return [
    ...(equipmentFee === 0
      ? []
      : [{ title, quantity: 1, rate: equipmentFee, price: equipmentFee }]),
    ...(boxes === 0
      ? []
      : [{ title: boxTitleOf(service, boxes), quantity: boxes, rate: boxRate, price: boxPrice }]),
  ];
}

/** True if a line has a quantity, so that its amount needs the price of one beside it (decisions N16). */
export function hasQuantity(lines: readonly Pick<PaperLine, "quantity">[]): boolean {
  return lines.some(({ quantity }) => quantity > 1);
}
