import { lazy } from "../lazy.ts";
import type { CentsOrError } from "./cents.ts";

const dollars = lazy(() => new Intl.NumberFormat("en-US"));

/** Formats an amount as `$1,234.50`, `-$5.00`, or `ERR` if it is unknown (decisions L15, L16). */
export function formatMoney(cents: CentsOrError): string {
  if (cents === null) return "ERR";
  const magnitude = Math.abs(cents);
  const fraction = String(magnitude % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}$${dollars().format(Math.trunc(magnitude / 100))}.${fraction}`;
}
