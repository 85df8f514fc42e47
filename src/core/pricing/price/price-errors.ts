import { readMoney } from "../../money/read-money.ts";
import type { PackageRow } from "../wire/package-row.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import type { PriceError, PriceLine } from "./price-result.ts";

const itemFields = ["equipment_fee", "addon_item_cost_per_unit", "nrc", "nrc_stacking"] as const;
const packageFields = ["price", "non_recurring_charge", "install_discount"] as const;

/** Names the amounts that were reached and are invalid, in the order of the rows (decisions Z3). */
export function priceErrorsOf(
  items: readonly ServiceRow[],
  lines: readonly PriceLine[],
  chosen: PackageRow | null,
): readonly PriceError[] {
  const ofItems = lines.flatMap((line, index) => {
    const fields = isKnown(line) ? [] : fieldsOf(line, items[index]);
    const of = { kind: "item", id: line.id } as const;
    return fields.map((field) => ({ code: "invalidAmount", of, field }) as const);
  });
  const ofPackage = packageFields
    .filter((field) => isInvalid(chosen?.[field]))
    .map((field) => ({ code: "invalidAmount", of: { kind: "package" }, field }) as const);
  return [...ofItems, ...ofPackage];
}

/** An invalid amount always leaves its mark on the line. */
function isKnown({ rate, equipmentFee, boxRate, nrc, stacking, secondary }: PriceLine): boolean {
  const amounts = [rate, equipmentFee, boxRate, nrc, stacking];
  return !amounts.includes(null) && secondary.every(({ price }) => price !== null);
}

function fieldsOf(line: PriceLine, row: ServiceRow | undefined): readonly string[] {
  return [
    ...(line.reason === "invalid" && line.field !== null ? [line.field] : []),
    ...itemFields.filter((field) => isInvalid(row?.[field])),
    ...(line.secondary.some(({ price }) => price === null) ? ["secondary_services"] : []),
  ];
}

function isInvalid(raw: unknown): boolean {
  return readMoney(raw).kind === "invalid";
}
