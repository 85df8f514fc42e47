import { type ReactNode, type Ref, useId, useRef } from "react";
import { cartItemsOf, hasRangePrice } from "../../../core/pricing/cart/cart-items.ts";
import { packageOf } from "../../../core/pricing/cart/cart-state.ts";
import { cartValueOf } from "../../../core/pricing/cart/cart-value.ts";
import { keepBlockOf } from "../../../core/pricing/cart/compare-carts.ts";
import { unreadTitlesOf } from "../../../core/pricing/cart/unread-titles.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { installLinesOf } from "../../../core/pricing/price/install-lines.ts";
import { validityTextOf } from "../../../core/pricing/price-validity.ts";
import { useSelected, useSignal } from "../../host/element/use-signal.ts";
import { AddressMark } from "../../ui/answered-address.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Heading } from "../../ui/heading.tsx";
import { optionalPart } from "../../ui/optional-part.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { useTexts } from "../../ui/use-texts.ts";
import type { ProposalDrafts } from "../drafts/proposal-drafts.model.ts";
import { builderTexts, redoKeys, undoKeys } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { agentNameOf } from "./agent-name.ts";
import { CartLines } from "./cart-lines.view.tsx";
import { KeyHint } from "./key-hint.view.tsx";
import { PriceExplanationView } from "./price-explanation.view.tsx";
import { AgentFields, IncludeComparison, PackageOffer, ProposalButtons } from "./proposal.view.tsx";
import { Headline, Totals, TotalsBar } from "./totals.view.tsx";
import { WithCart } from "./with-cart.screen.tsx";

interface ProposalProps {
  readonly model: ScoutPricingModel;
  readonly catalogue: Catalogue;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onRemove: (id: string) => void;
  readonly onRemovePackage: () => void;
  /** Called when the user dismisses the notice about a contract. */
  readonly onDismiss: () => void;
  /** Called when the user wants to see the comparison, which may be below the window. */
  readonly onCompare: () => void;
}

/** On narrower elements the proposal is below the services, and its outputs end it. */
const narrowPx = 959;

/**
 * The proposal: chosen services, totals and outputs. It stays in view if the screen is wide enough. There the outputs
 * of chosen services follow the totals, because the end of a long proposal is below the window.
 */
export function ProposalCard({ model, catalogue, headingRef, ...acts }: ProposalProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isNarrow = useNarrow(section, narrowPx);
  const hasTopOutputs = useHasLines(model) && !isNarrow;
  const outputs = <Outputs model={model} onDismiss={acts.onDismiss} />;
  return (
    <section className="proposal card" part="card" aria-labelledby={headingId} ref={section}>
      <PrintedHead model={model} catalogue={catalogue} fallback={null} />
      <div className="proposal-top">
        <div className="card-head">
          <Heading level={2} id={headingId} ref={headingRef} className="card-heading" tabIndex={-1}>
            {texts.proposal}
          </Heading>
          <HistoryButtons model={model} />
        </div>
        <CurrentHeadline model={model} />
        {hasTopOutputs && outputs}
      </div>
      <AddressMark
        of="price"
        asked={useSignal(model.requested)}
        address={catalogue.address}
        isSilent
      />
      <WithCart model={model}>
        {(cart, price) => (
          <>
            <CartLines
              cart={cart}
              price={price}
              onRemove={acts.onRemove}
              onRemovePackage={acts.onRemovePackage}
            />
            {catalogue.options.package.length > 0 && (
              <PackageOffer
                cart={cart}
                onChoose={(value) => model.act({ kind: "choosePackage", value })}
              />
            )}
            {price.lines.length > 0 && (
              <Totals
                value={cartValueOf(cart, price)}
                price={price}
                installLines={installLinesOf(price, packageOf(cart), format)}
                unread={unreadTitlesOf(price, cart)}
                hidesInstallFees={model.hidesInstallFees}
              />
            )}
            {hasRangePrice(cartItemsOf(cart)) && <p className="muted">{texts.rangeNote}</p>}
          </>
        )}
      </WithCart>
      <Priced model={model}>
        <Explanation model={model} />
      </Priced>
      <div className="row">
        <KeepButton model={model} />
        <CompareButton model={model} onCompare={acts.onCompare} />
        <ShareLink model={model} fallback={null} />
      </div>
      <ComparisonChoice model={model} />
      <AgentChoice model={model} />
      <p className="disclaimer muted">
        <ProposalNumber model={model} />{" "}
        <span>{validityTextOf(useSignal(model.priceTimes), format)}</span>{" "}
        <span>{texts.disclaimer}</span>
      </p>
      {!hasTopOutputs && outputs}
    </section>
  );
}

type ModelProps = Pick<ProposalProps, "model">;

/** The two totals of the cart in large print. Without services there is nothing to total. */
function CurrentHeadline({ model }: ModelProps): ReactNode {
  return (
    <WithCart model={model}>
      {(_, price) => price.lines.length > 0 && <Headline price={price} />}
    </WithCart>
  );
}

/** The bar with the totals, while there are any. */
export function CurrentTotalsBar({
  model,
  ...bar
}: ModelProps & Omit<Parameters<typeof TotalsBar>[0], "children">): ReactNode {
  return (
    useHasLines(model) && (
      <TotalsBar {...bar}>
        <CurrentHeadline model={model} />
      </TotalsBar>
    )
  );
}

function useHasLines({ price }: ScoutPricingModel): boolean {
  return useSelected(price, (now) => (now?.lines.length ?? 0) > 0);
}

/** Hides its children while nothing is priced. A click on a price does not render them. */
function Priced({ model, children }: ModelProps & { readonly children: ReactNode }): ReactNode {
  return <div hidden={!useHasLines(model)}>{children}</div>;
}

/** How the totals are made up. */
function Explanation({ model }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  return (
    <Disclosure label={texts.explain}>
      <WithCart model={model}>
        {(cart, price) => <PriceExplanationView cart={cart} price={price} />}
      </WithCart>
    </Disclosure>
  );
}

function HistoryButtons({ model }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  const canUndo = useSignal(model.canUndo);
  const canRedo = useSignal(model.canRedo);
  if (!canUndo && !canRedo) return null;
  return (
    <div className="row">
      <Button
        variant="quiet"
        unavailable={!canUndo && texts.nothingToUndo}
        keys={undoKeys}
        onClick={model.undo}
      >
        <span>{texts.undo}</span>
        <KeyHint keys={undoKeys} />
      </Button>
      <Button
        variant="quiet"
        unavailable={!canRedo && texts.nothingToRedo}
        keys={redoKeys}
        onClick={model.redo}
      >
        <span>{texts.redo}</span>
        <KeyHint keys={redoKeys} />
      </Button>
    </div>
  );
}

/** Keeps the cart for the comparison. */
function KeepButton({ model }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  const kept = useSignal(model.kept.carts);
  const keepBlock = useSelected(model.cart, (cart) => cart && keepBlockOf(kept, cart));
  if (keepBlock === "empty") return null;
  const isKept = keepBlock === "kept";
  return (
    <div className={isKept ? "keep-proposal kept" : "keep-proposal"}>
      <Button
        variant="quiet"
        unavailable={keepBlock !== null && texts.keepBlocks[keepBlock]}
        onClick={model.kept.keep}
      >
        {isKept ? texts.isKept : texts.keep}
      </Button>
    </div>
  );
}

function CompareButton({
  model,
  onCompare,
}: Pick<ProposalProps, "model" | "onCompare">): ReactNode {
  const texts = useTexts(builderTexts);
  const { length } = useSignal(model.kept.carts);
  if (length === 0) return null;
  return (
    <Button variant="quiet" onClick={onCompare}>
      {texts.showComparison}
    </Button>
  );
}

/** Adds the comparison to the outputs. */
function ComparisonChoice({ model }: ModelProps): ReactNode {
  return (
    <IncludeComparison
      kept={useSignal(model.kept.carts)}
      isIncluded={useSignal(model.kept.areIncluded)}
      onChange={model.kept.include}
    />
  );
}

function AgentChoice({ model }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  const agent = useSignal(model.agent);
  return (
    <Disclosure label={texts.preparedByOf(agentNameOf(agent))}>
      <AgentFields agent={agent} onEdit={model.editAgent} />
    </Disclosure>
  );
}

function Outputs({ model, onDismiss }: Pick<ProposalProps, "model" | "onDismiss">): ReactNode {
  const busy = useSignal(model.outputs.busy);
  const unauthorized = useSignal(model.outputs.unauthorized);
  const contract = useSignal(model.outputs.contract);
  const format = useFormatting();
  return (
    <WithCart model={model}>
      {(cart, price) => (
        <ProposalButtons
          cart={cart}
          price={price}
          busy={busy}
          unauthorized={unauthorized}
          contract={contract}
          onCreate={(kind) => model.create(kind, format)}
          hrefOf={model.hrefOf}
          onDismiss={onDismiss}
        />
      )}
    </WithCart>
  );
}

/** Loaded when the proposal is shown, before it is printed. */
const PrintedHead = optionalPart(() =>
  import("../outputs/printed-proposal.screen.tsx").then((module) => module.ProposalHead),
);

const ShareLink = optionalPart(() =>
  import("../outputs/share-link.screen.tsx").then((module) => module.ShareLink),
);

function ProposalNumber({ model }: ModelProps): ReactNode {
  const drafts = useSignal(model.drafts);
  return drafts !== null && <NumberOf drafts={drafts} />;
}

function NumberOf({ drafts }: { readonly drafts: ProposalDrafts }): ReactNode {
  const texts = useTexts(builderTexts);
  const number = useSignal(drafts.number);
  return number !== "" && <span translate="no">{texts.number(number)}</span>;
}
