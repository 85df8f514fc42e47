import type { ReactNode } from "react";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import type { PricingSearchState } from "../../core/pricing/wire/create-pricing-search.ts";
import { styleScreen } from "../host/screen-sheet.ts";
import choiceCss from "../ui/choice.css?inline";
import disclosureCss from "../ui/disclosure.css?inline";
import { Empty } from "../ui/empty.tsx";
import safeHtmlCss from "../ui/safe-html.css?inline";
import { SafeHtml } from "../ui/safe-html.tsx";
import selectCss from "../ui/select.css?inline";
import tabsCss from "../ui/tabs.css?inline";
import tagCss from "../ui/tag.css?inline";
import builderCss from "./builder.css?inline";
import { Builder } from "./builder.screen.tsx";
import boardCss from "./price-board.css?inline";
import proposalCss from "./proposal.css?inline";
import { messages } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";
import servicesCss from "./services.css?inline";

styleScreen("scout-pricing", [
  choiceCss,
  disclosureCss,
  safeHtmlCss,
  selectCss,
  tabsCss,
  tagCss,
  servicesCss,
  proposalCss,
  boardCss,
  builderCss,
]);

interface PricingResultsProps {
  readonly model: ScoutPricingModel;
  readonly search: PricingSearchState;
  readonly cart: CartState | null;
  readonly price: CartPrice | null;
}

/** What a search found: services and proposal, or why there are none (1 §8). */
export function PricingResults({ model, search, cart, price }: PricingResultsProps): ReactNode {
  if (cart !== null) {
    return price === null ? null : <Builder model={model} cart={cart} price={price} />;
  }
  if (search.kind !== "answered") return null;
  const { message } = search.answer;
  return (
    <Empty>
      {message === null ? messages.nothing : <SafeHtml html={message} base={model.base} />}
    </Empty>
  );
}
