import { type AnswerBase, answerLinkOf } from "../links/links.ts";
import type { Contract } from "./contract.ts";
import { contractStatusOf } from "./contract-status.ts";

/** An action on a contract in the list. An `href` that begins with `/` is a portal path. */
export type ContractAction =
  | { readonly kind: "edit" | "open" | "price"; readonly href: string }
  | { readonly kind: "download"; readonly guid: string };

/**
 * The action that fits the state of a contract: edit a draft, download a completed contract, price an expired one
 * again, or open any other. Null if the contract has neither an id nor a link, unless it is expired.
 */
export function contractActionOf(contract: Contract, base: AnswerBase): ContractAction | null {
  const status = contractStatusOf(contract);
  if (status === "completed") {
    return contract.guid === "" ? null : { kind: "download", guid: contract.guid };
  }
  if (status === "expired") return { kind: "price", href: pricingHrefOf(contract, base) };
  const href = ownLinkOf(contract.uri, base) ?? ownLinkOf(wizardPathOf(contract), base);
  return href === null ? null : { kind: status === "draft" ? "edit" : "open", href };
}

/** The provider's own site: an absolute address, or a path of this site. */
export function contractProviderHrefOf(
  { providerUrl }: Pick<Contract, "providerUrl">,
  base: AnswerBase,
): string | null {
  // Without a scheme, `www.example.com` would resolve to a path of our site.
  if (!/^(?:https?:|\/)/i.test(providerUrl)) return null;
  return answerLinkOf(providerUrl, base)?.href ?? null;
}

function ownLinkOf(raw: string, base: AnswerBase): string | null {
  const link = answerLinkOf(raw, base);
  return link?.sameOrigin ? link.href : null;
}

/**
 * Returns the path `/scout/contracts/{provider}?contract={guid}`, or `""` for a contract without a guid.
 */
function wizardPathOf({ guid, providerName }: Contract): string {
  if (guid === "") return "";
  const provider = providerName.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, "-");
  const key = provider.replace(/^-|-$/g, "") || "provider";
  return `/scout/contracts/${encodeURIComponent(key)}?${new URLSearchParams({ contract: guid })}`;
}

/** Query parameters of the proposal builder, in their order in its address. */
const pricingInputs = ["address", "prepared_for", "provider", "term", "package"] as const;

/** The server's link to the proposal builder, or else a link with the inputs of the answer. */
function pricingHrefOf({ uri, query, customerName }: Contract, base: AnswerBase): string {
  const link = ownLinkOf(uri, base);
  if (link !== null && /\/scout\/pricing\/?$/.test(new URL(link).pathname)) return link;
  const chosen = { prepared_for: customerName, ...query };
  const search = new URLSearchParams();
  for (const name of pricingInputs) if (chosen[name]) search.set(name, chosen[name]);
  return search.size === 0 ? "/scout/pricing" : `/scout/pricing?${search}`;
}
