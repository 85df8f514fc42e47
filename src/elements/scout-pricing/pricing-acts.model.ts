import type { Act, ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import { proposalActName, recentAddressActs } from "../../core/acts/recent-acts.ts";
import type { Core } from "../../core/create-core.ts";
import { type Formatting, formattingOf } from "../../core/formatting/formatting.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import { keepBlockOf } from "../../core/pricing/cart/compare-carts.ts";
import { optionOf } from "../../core/pricing/filter-options.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import {
  contractStateOf,
  type OutputBlock,
  type OutputKind,
  outputBlockText,
  pdfBlockOf,
  printBlockOf,
} from "../../core/pricing/proposal/output-rules.ts";
import { proposalTexts } from "../../core/pricing/proposal/proposal-messages.ts";
import { recentAddressesOf } from "../../core/stores/kept/recent-addresses.ts";
import { draftTexts } from "./drafts/drafts.messages.ts";
import { builderTexts, redoKeys, undoKeys } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** The commands of the proposal builder. */
export function pricingActs(
  model: ScoutPricingModel,
  { core, writing }: { readonly core: Core; readonly writing: Parameters<typeof formattingOf>[0] },
): readonly ActGroup[] {
  const cart = model.cart.peek();
  const price = model.price.peek();
  const isAddressMissing = model.form.address.peek().trim() === "";
  const drafts = model.drafts.peek();
  const format = formattingOf(writing);
  const acts = format.texts(actTexts);
  const texts = format.texts(builderTexts);
  return [
    {
      name: acts.groups.screen,
      acts: [
        {
          name: texts.generate,
          unavailable: isAddressMissing && texts.addressMissing,
          run: model.generate,
        },
        {
          name: texts.undo,
          keys: undoKeys,
          unavailable: !model.canUndo.peek() && texts.nothingToUndo,
          run: model.undo,
        },
        {
          name: texts.redo,
          keys: redoKeys,
          unavailable: !model.canRedo.peek() && texts.nothingToRedo,
          run: model.redo,
        },
        ...(cart === null || price === null ? [] : proposalActs(model, cart, price, format)),
        { name: texts.severalAddresses, run: model.toggleSites },
        { name: texts.clear, run: model.clear },
      ],
    },
    recentAddressActs(acts, recentAddressesOf(core).addresses.peek(), "price", model.submit),
    {
      name: acts.groups.proposals,
      acts: (drafts?.recent.peek() ?? []).map((kept) => ({
        name: proposalActName(kept.draft, format.recentTime(kept.savedAtMs)),
        run: () => drafts?.resume(kept),
      })),
    },
  ];
}

/** The commands for the proposal: outputs, keep for comparison, copy link. */
function proposalActs(
  model: ScoutPricingModel,
  cart: CartState,
  price: CartPrice,
  format: Formatting,
): readonly Act[] {
  const texts = format.texts(builderTexts);
  const drafts = format.texts(draftTexts);
  const contract = contractStateOf(cart, price);
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const outputOf = (kind: OutputKind, block: OutputBlock | null): Act => ({
    name: texts[kind],
    unavailable: block !== null && outputBlockText(block, provider, format.texts(proposalTexts)),
    run: () => model.create(kind, format),
  });
  const links = model.drafts.peek()?.links;
  const keepBlock = keepBlockOf(model.kept.carts.peek(), cart);
  return [
    ...(contract.kind === "absent"
      ? []
      : [outputOf("contract", contract.kind === "blocked" ? contract.code : null)]),
    outputOf("print", printBlockOf(price)),
    outputOf("pdf", pdfBlockOf(cart, price)),
    {
      name: texts.keep,
      unavailable: keepBlock !== null && texts.keepBlocks[keepBlock],
      run: model.kept.keep,
    },
    ...(links?.canCopy
      ? [
          {
            name: drafts.copyLink,
            unavailable: cart.cart.length === 0 && drafts.nothingToShare,
            run: () => void links.copy(cart, false),
          },
        ]
      : []),
  ];
}
