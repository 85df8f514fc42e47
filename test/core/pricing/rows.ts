import type { PackageRow } from "../../../src/core/pricing/package-row.ts";
import type { ServiceRow } from "../../../src/core/pricing/service-row.ts";

/** A broadband row without prices. */
export function aRow(given: Partial<ServiceRow> = {}): ServiceRow {
  return { id: "A", type: "broadband", title: "Row", widget: "radio", ...given };
}

export function aPackage(given: Partial<PackageRow> = {}): PackageRow {
  return { value: "pk", title: "Package", ...given };
}

/** Fails on any later write, at any depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
