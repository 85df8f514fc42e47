import { type ReactNode, type Ref, useId } from "react";
import { cartItemsOf, hasRangePrice } from "../../../core/pricing/cart/cart-items.ts";
import { type CartState, packageOf } from "../../../core/pricing/cart/cart-state.ts";
import { cartValueOf } from "../../../core/pricing/cart/cart-value.ts";
import { maxKeptCarts } from "../../../core/pricing/cart/compare-carts.ts";
import { unreadTitlesOf } from "../../../core/pricing/cart/unread-titles.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import { installLinesOf } from "../../../core/pricing/price/install-lines.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Heading } from "../../ui/heading.tsx";
import { optionalPart } from "../../ui/optional-part.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import type { ProposalDrafts } from "../drafts/proposal-drafts.model.ts";
import { messages, redoKeys, undoKeys } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { agentNameOf } from "./agent-name.ts";
import { CartLines } from "./cart-lines.view.tsx";
import { KeyHint } from "./key-hint.view.tsx";
import { PriceExplanationView } from "./price-explanation.view.tsx";
import { AgentFields, IncludeComparison, PackageOffer, ProposalButtons } from "./proposal.view.tsx";
import { Headline, Totals } from "./totals.view.tsx";

interface ProposalProps {
  readonly model: ScoutPricingModel;
  readonly cart: CartState;
  readonly price: CartPrice;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onRemove: (id: string) => void;
  readonly onRemovePackage: () => void;
  /** Called when the user dismisses the notice about a contract. */
  readonly onDismiss: () => void;
}

/**
 * The proposal: chosen services, totals and outputs. It stays in view if the screen is wide enough.
 */
export function ProposalCard({
  model,
  cart,
  price,
  headingRef,
  ...acts
}: ProposalProps): ReactNode {
  const canUndo = useSignal(model.canUndo);
  const canRedo = useSignal(model.canRedo);
  const agent = useSignal(model.agent);
  const headingId = useId();
  const format = useFormatting();
  const value = cartValueOf(cart, price);
  return (
    <section className="proposal card" part="card" aria-labelledby={headingId}>
      <PaperHead
        model={model}
        drafts={useSignal(model.drafts)}
        address={cart.catalogue.address || model.form.address.peek()}
        figures={[
          [messages.monthly, format.money(price.monthly)],
          [messages.install, format.money(price.install)],
          ...(value.months === null
            ? []
            : [
                [
                  messages.totalOver(format.number(value.months)),
                  format.money(value.total),
                ] as const,
              ]),
        ]}
        facts={[
          [messages.provider, optionOf(cart.catalogue.options.provider, cart.provider)?.label],
          [messages.term, optionOf(cart.catalogue.options.term, cart.term)?.label],
          [messages.package, packageOf(cart)?.label],
        ]}
        fallback={null}
      />
      <div className="proposal-top">
        <div className="card-head">
          <Heading level={2} id={headingId} ref={headingRef} className="card-heading" tabIndex={-1}>
            {messages.proposal}
          </Heading>
          <div className="row">
            <Button
              variant="quiet"
              unavailable={!canUndo && messages.nothingToUndo}
              keys={undoKeys}
              onClick={model.undo}
            >
              <span>{messages.undo}</span>
              <KeyHint keys={undoKeys} />
            </Button>
            <Button
              variant="quiet"
              unavailable={!canRedo && messages.nothingToRedo}
              keys={redoKeys}
              onClick={model.redo}
            >
              <span>{messages.redo}</span>
              <KeyHint keys={redoKeys} />
            </Button>
          </div>
        </div>
        <Headline price={price} />
      </div>
      <CartLines
        cart={cart}
        price={price}
        onRemove={acts.onRemove}
        onRemovePackage={acts.onRemovePackage}
      />
      <PackageOffer cart={cart} onChoose={(value) => model.act({ kind: "choosePackage", value })} />
      <Totals
        value={value}
        price={price}
        installLines={installLinesOf(price, packageOf(cart))}
        unread={unreadTitlesOf(price, cart)}
        hidesInstallFees={model.hidesInstallFees}
      />
      {hasRangePrice(cartItemsOf(cart)) && <p className="muted">{messages.rangeNote}</p>}
      <Disclosure label={messages.explain}>
        <PriceExplanationView cart={cart} price={price} />
      </Disclosure>
      <Button
        wide
        variant="quiet"
        unavailable={useSignal(model.kept.carts).length >= maxKeptCarts && messages.keptFull}
        onClick={model.kept.keep}
      >
        {messages.keep}
      </Button>
      <IncludeComparison
        kept={useSignal(model.kept.carts)}
        isIncluded={useSignal(model.kept.areIncluded)}
        onChange={model.kept.include}
      />
      <ShareLink model={model} cart={cart} fallback={null} />
      <Disclosure label={messages.preparedByOf(agentNameOf(agent))}>
        <AgentFields agent={agent} onEdit={model.editAgent} />
      </Disclosure>
      <p className="disclaimer muted">
        <ProposalNumber model={model} /> <span>{useSignal(model.validity)}</span>{" "}
        <span>{messages.disclaimer}</span>
      </p>
      <ProposalButtons
        cart={cart}
        price={price}
        busy={useSignal(model.outputs.busy)}
        unauthorized={useSignal(model.outputs.unauthorized)}
        contract={useSignal(model.outputs.contract)}
        onCreate={model.create}
        hrefOf={model.hrefOf}
        onDismiss={acts.onDismiss}
      />
    </section>
  );
}

/** Loaded when the proposal is shown, before it is printed. */
const PaperHead = optionalPart(() =>
  import("../outputs/printed-proposal.screen.tsx").then((module) => module.PaperHead),
);

const ShareLink = optionalPart(() =>
  import("../outputs/share-link.screen.tsx").then((module) => module.ShareLink),
);

function ProposalNumber({ model }: Pick<ProposalProps, "model">): ReactNode {
  const drafts = useSignal(model.drafts);
  return drafts !== null && <NumberOf drafts={drafts} />;
}

function NumberOf({ drafts }: { readonly drafts: ProposalDrafts }): ReactNode {
  const number = useSignal(drafts.number);
  return number !== "" && <span translate="no">{messages.number(number)}</span>;
}
