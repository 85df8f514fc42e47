import type { TextsOf } from "../../texts/text-group.ts";
import { type CartState, servicesInCart } from "../cart/cart-state.ts";
import { optionOf, type ProviderOption } from "../filter-options.ts";
import type { CartPrice } from "../price/price-cart.ts";
import type { Service } from "../service.ts";
import { proposalTexts } from "./proposal-messages.ts";

/** The outputs of a proposal. */
export type OutputKind = "print" | "pdf" | "contract";

/** Why an output of a cart is blocked. */
export type OutputBlock = "noService" | "providerRule" | "invalidTotal";

/** The state of the contract button: missing, blocked or ready. */
export type ContractState =
  | { readonly kind: "absent" }
  | { readonly kind: "blocked"; readonly code: OutputBlock }
  | { readonly kind: "ready" };

type ContractRule = (services: readonly Service[]) => boolean;

const hasType = (services: readonly Service[], type: string) =>
  services.some((service) => service.type === type);
const hasDedicatedFamily: ContractRule = (services) =>
  services.some(({ family }) => family === "dedicated");

/**
 * The rule for other providers. It is odd, but the specification requires it: "By default disabled unless both
 * broadband and dedicated are present".
 */
const defaultRule: ContractRule = (services) =>
  hasType(services, "broadband") && hasType(services, "dedicated");
/** The rules of providers that have their own, keyed by provider. */
const rulesByProvider: ReadonlyMap<string, ContractRule> = new Map([
  ["comcast", (services: readonly Service[]) => !hasDedicatedFamily(services)],
  ["spectrum", hasDedicatedFamily],
]);

/** Why a PDF of a cart is blocked; null if it is possible. */
export function pdfBlockOf(state: CartState, price: CartPrice): OutputBlock | null {
  const services = ["broadband", "dedicated", "phone", "tv"];
  if (!servicesInCart(state).some(({ type }) => services.includes(type))) return "noService";
  return printBlockOf(price);
}

/** Why printing is blocked. Unlike a PDF, printing does not require a service, only totals without ERR. */
export function printBlockOf({ monthly, install }: CartPrice): OutputBlock | null {
  return monthly === null || install === null ? "invalidTotal" : null;
}

export function contractStateOf(state: CartState, price: CartPrice): ContractState {
  const { options, contracts } = state.catalogue;
  const key = optionOf(options.provider, state.provider)?.key ?? "";
  const { capabilities } = contracts;
  const mayGenerate =
    capabilities.includes("contracts:generate:all") ||
    capabilities.includes(`contracts:generate:${key}`);
  const isAvailable = contracts.providers.includes(key);
  if (key === "" || !isAvailable || !mayGenerate) return { kind: "absent" };
  const block = pdfBlockOf(state, price);
  const allows = rulesByProvider.get(key) ?? defaultRule;
  if (block !== "noService" && !allows(servicesInCart(state)))
    return { kind: "blocked", code: "providerRule" };
  return block ? { kind: "blocked", code: block } : { kind: "ready" };
}

/** Explains why an output is blocked. Each provider's rule has its own sentence. */
export function outputBlockText(
  code: OutputBlock,
  provider: Pick<ProviderOption, "key"> | null,
  { blocked, contractRules }: TextsOf<typeof proposalTexts> = proposalTexts.english,
): string {
  if (code !== "providerRule") return blocked[code];
  const key = provider?.key;
  return key === "comcast" || key === "spectrum" ? contractRules[key] : contractRules.default;
}
