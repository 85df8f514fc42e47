import { type CartState, rowsInCart } from "../cart/cart-state.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import type { CartPrice } from "../price/price-result.ts";
import { providerKeyOf } from "../provider-key.ts";
import { optionOf } from "../rules/rule-context.ts";
import { idsOf, isRecord } from "../wire/read-wire.ts";

/** What a proposal becomes (1 §2). */
export type OutputKind = "print" | "pdf" | "contract";

/** Why an output cannot be made of a cart. */
export type OutputBlock = "noService" | "providerRule" | "invalidTotal";

/** The contract button (1 §5; decisions N1 to N5): not there, there but blocked, or ready. */
export type ContractState =
  | { readonly kind: "absent" }
  | { readonly kind: "blocked"; readonly code: OutputBlock }
  | { readonly kind: "ready" };

type ContractRule = (rows: readonly CatalogueRow[]) => boolean;

const hasType = (rows: readonly CatalogueRow[], type: string) =>
  rows.some((row) => row.type === type);
const hasDedicatedFamily: ContractRule = (rows) =>
  rows.some(({ family }) => family === "dedicated");

/**
 * "By default disabled unless both broadband and dedicated are present" (1 §5): odd, and kept as
 * written (decisions N2). By the provider's key.
 */
const defaultRule: ContractRule = (rows) =>
  hasType(rows, "broadband") && hasType(rows, "dedicated");
const contractRules: ReadonlyMap<string, ContractRule> = new Map([
  ["comcast", (rows: readonly CatalogueRow[]) => !hasDedicatedFamily(rows)],
  ["spectrum", hasDedicatedFamily],
]);

/** Why no PDF can be made of a cart; null when one can (decisions N1, L15). */
export function pdfBlockOf(state: CartState, price: CartPrice): OutputBlock | null {
  const services = ["broadband", "dedicated", "phone", "tv"];
  if (!rowsInCart(state).some(({ type }) => services.includes(type))) return "noService";
  return printBlockOf(price);
}

/** Printing needs no service, but totals that are known (decisions N1, L15). */
export function printBlockOf({ monthly, install }: CartPrice): OutputBlock | null {
  return monthly === null || install === null ? "invalidTotal" : null;
}

export function contractStateOf(state: CartState, price: CartPrice): ContractState {
  const { search } = state.catalogue;
  const provider = optionOf(search.filter_options?.provider, state.provider);
  const key = providerKeyOf(provider);
  const available = isRecord(search.contracts_available)
    ? Object.keys(search.contracts_available)
    : idsOf(search.contracts_available);
  const acl = idsOf(search.acl).map((capability) => capability.toLowerCase());
  const mayGenerate =
    acl.includes("contracts:generate:all") || acl.includes(`contracts:generate:${key}`);
  const isAvailable = available.some((one) => one.trim().toLowerCase() === key);
  if (key === "" || !isAvailable || !mayGenerate) return { kind: "absent" };
  const block = pdfBlockOf(state, price);
  const allows = contractRules.get(key) ?? defaultRule;
  if (block !== "noService" && !allows(rowsInCart(state)))
    return { kind: "blocked", code: "providerRule" };
  return block ? { kind: "blocked", code: block } : { kind: "ready" };
}
