import { type ReactNode, useRef, useState } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import {
  type CartNotice,
  cartNoticeHeadline,
  cartNoticeTexts,
  sameServicesText,
} from "../../core/pricing/cart/cart-notice.ts";
import type { SameServices } from "../../core/pricing/cart/same-services.ts";
import type { Catalogue } from "../../core/pricing/catalogue.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSelected, useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { DisclosureButton } from "../ui/disclosure.tsx";
import { Empty } from "../ui/empty.tsx";
import { focusBox } from "../ui/focus-box.ts";
import { Icon } from "../ui/icon.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { useOwnId } from "../ui/own-id.ts";
import { SafeHtml } from "../ui/safe-html.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { useFocusKept } from "../ui/use-focus-kept.ts";
import { useFormatting } from "../ui/use-formatting.ts";
import { useIsReached } from "../ui/use-is-reached.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { useReturn } from "./board/board-landing.screen.tsx";
import matrixCss from "./board/board-matrix.css?inline";
import boardToolsCss from "./board/board-tools.css?inline";
import boardCss from "./board/price-board.css?inline";
import rankedCss from "./board/ranked-offers.css?inline";
import builderCss from "./builder/builder.css?inline";
import { Caption } from "./builder/caption.screen.tsx";
import compactCss from "./builder/compact-services.css?inline";
import comparisonCss from "./builder/comparison.css?inline";
import { Comparison } from "./builder/comparison.view.tsx";
import proposalCss from "./builder/proposal.css?inline";
import { CurrentTotalsBar, ProposalCard } from "./builder/proposal.screen.tsx";
import quantitiesCss from "./builder/quantities.css?inline";
import togglesCss from "./builder/section-toggles.css?inline";
import pricesCss from "./builder/service-prices.css?inline";
import servicesCss from "./builder/services.css?inline";
import { Services } from "./builder/services.screen.tsx";
import { WithCart } from "./builder/with-cart.screen.tsx";
import { builderTexts } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

styleScreen("scout-pricing", [
  pricesCss,
  servicesCss,
  quantitiesCss,
  compactCss,
  proposalCss,
  comparisonCss,
  boardToolsCss,
  boardCss,
  matrixCss,
  rankedCss,
  builderCss,
  togglesCss,
]);

interface PricingResultsProps {
  readonly model: ScoutPricingModel;
}

/** The services and the proposal, or the reason why nothing was found. */
export function PricingResults({ model }: PricingResultsProps): ReactNode {
  const texts = useTexts(builderTexts);
  const search = useSignal(model.search);
  const catalogue = useSelected(model.cart, (cart) => cart?.catalogue ?? null);
  if (catalogue !== null) {
    return <Builder model={model} catalogue={catalogue} />;
  }
  if (search.kind !== "answered") return null;
  const { message } = search.answer;
  return (
    <Empty
      hint={texts.nothingHere}
      action={
        <ScreenLink
          href={model.hrefOf(
            `/scout?${new URLSearchParams({ address: model.form.address.peek() })}`,
          )}
          variant="secondary"
        >
          {texts.lookUp}
        </ScreenLink>
      }
    >
      {message === null ? texts.nothing : <SafeHtml html={message} base={model.base} />}
    </Empty>
  );
}

/** The address of the prices, and the customer, in place of the form on a phone. */
export function Summary({ model }: PricingResultsProps): ReactNode {
  const texts = useTexts(builderTexts);
  const customer = useSignal(model.form.preparedFor).trim();
  return (
    <div>
      <Caption model={model} />
      {customer !== "" && (
        <p className="muted">
          <span>{texts.preparedFor}</span> <bdi translate="no">{customer}</bdi>
        </p>
      )}
    </div>
  );
}

interface BuilderProps extends PricingResultsProps {
  readonly catalogue: Catalogue;
}

/** The services on one side, the proposal on the other. */
function Builder({ model, catalogue }: BuilderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const proposal = useRef<HTMLHeadingElement>(null);
  // A search, Back and Forward replace it.
  useFocusKept(box);
  const isBoard = useSelected(model.cart, (cart) => !(cart?.provider && cart.term));
  useReturn(box, isBoard);
  // If the pressed button disappears, move focus to the proposal, where Ctrl+Z still works.
  const leaving =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      proposal.current?.focus({ preventScroll: true });
      act(...args);
    };
  return (
    <div ref={box} className="builder">
      <div className="builder-main">
        <Services model={model} catalogue={catalogue} onLeave={leaving(() => {})} />
        <KeptCarts model={model} onUse={leaving(model.kept.use)} onLeave={leaving(() => {})} />
      </div>
      <div className="builder-side">
        <ProposalCard
          model={model}
          catalogue={catalogue}
          headingRef={proposal}
          onRemove={leaving((id: string) => model.act({ kind: "deselectItem", id }))}
          onRemovePackage={leaving(() => model.act({ kind: "choosePackage", value: null }))}
          onDismiss={leaving(model.outputs.forgetContract)}
          onCompare={() => showComparison(box.current)}
        />
        <div className="builder-foot">
          <Announcements
            model={model}
            onUndo={leaving(model.undo)}
            onPrice={leaving((same: SameServices) => model.act(...same.events))}
            onDismiss={leaving(model.announcements.dismissNotice)}
          />
          <CurrentTotalsBar
            model={model}
            isRepeated={useIsReached(proposal, "section")}
            onShow={() => {
              proposal.current?.focus({ preventScroll: true });
              proposal.current
                ?.closest(".proposal")
                ?.scrollIntoView({ block: "start", behavior: "instant" });
            }}
          />
        </div>
      </div>
      <PrintedClosing model={model} fallback={null} />
    </div>
  );
}

function showComparison(builder: HTMLElement | null): void {
  const heading = builder?.querySelector<HTMLElement>(".comparison .card-heading");
  if (!heading) return;
  focusBox(heading);
  heading.closest(".card")?.scrollIntoView({ block: "start", behavior: "instant" });
}

/** Loaded when the proposal is shown, before it is printed. */
const PrintedClosing = optionalPart(() =>
  import("./outputs/printed-proposal.screen.tsx").then((module) => module.ProposalClosing),
);

interface KeptCartsProps {
  readonly model: ScoutPricingModel;
  readonly onUse: (name: string) => void;
  readonly onLeave: () => void;
}

/** Compares the kept carts with the current one. */
function KeptCarts({ model, onUse, onLeave }: KeptCartsProps): ReactNode {
  const { rename, remove, undoRemove, forgetRemoved } = model.kept;
  const kept = useSignal(model.kept.carts);
  const removed = useSignal(model.kept.removed);
  if (kept.length === 0 && removed === null) return null;
  return (
    <WithCart model={model}>
      {(cart) => (
        <Comparison
          kept={kept}
          cart={cart}
          tables={model.tables}
          onRename={rename}
          onUse={onUse}
          onRemove={remove}
          removed={removed}
          onUndoRemove={undoRemove}
          onForgetRemoved={forgetRemoved}
          onLeave={onLeave}
        />
      )}
    </WithCart>
  );
}

/** Shows and announces the side effects of a change. Announces the totals. */
function Announcements({
  model,
  onUndo,
  onPrice,
  onDismiss,
}: {
  readonly model: ScoutPricingModel;
  readonly onUndo: () => void;
  /** Prices the services that a change removed. */
  readonly onPrice: (same: SameServices) => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const notice = useSignal(model.announcements.notice);
  const price = useSignal(model.announcements.totals);
  const totals =
    price === null
      ? ""
      : texts.announceTotals(format.money(price.monthly), format.money(price.install));
  return (
    <>
      <div className={notice?.isLoss ? "cart-notice warning" : "cart-notice"} role="note">
        {notice !== null && (
          <>
            <NoticeText key={noticeTextOf(notice, format)} notice={notice} />
            {notice.same !== null && <SamePrice same={notice.same} onPrice={onPrice} />}
            <Button variant="quiet" onClick={onUndo}>
              {texts.undo}
            </Button>
            <button type="button" className="icon-button" onClick={onDismiss}>
              <Icon name="close" />
              <VisuallyHidden>{texts.dismiss}</VisuallyHidden>
            </button>
          </>
        )}
      </div>
      <Announce message={notice === null ? "" : noticeTextOf(notice, format)} />
      <Announce message={totals} />
    </>
  );
}

/** Two lines that say what changed. As a button, they show and hide the rest, which is shown for a chosen package (ZB18). */
function NoticeText({ notice }: { readonly notice: CartNotice }): ReactNode {
  const format = useFormatting();
  const id = useOwnId();
  const [isOpen, setIsOpen] = useState(notice.isPackageChosen);
  const headline = cartNoticeHeadline(notice, format);
  const [changes, totals] = cartNoticeTexts(notice, format);
  const rest = [changes === headline ? "" : changes, totals].filter(Boolean).join(" ");
  if (rest === "") return <p>{headline}</p>;
  return (
    <>
      <DisclosureButton
        label={headline}
        isOpen={isOpen}
        partId={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <p className="cart-notice-rest" id={id} hidden={!isOpen}>
        {` ${rest}`}
      </p>
    </>
  );
}

/** The sentences of a notice, and the offer of the button beside them. */
function noticeTextOf(notice: CartNotice, format: Formatting): string {
  const offer = notice.same && sameServicesText(notice.same, format);
  return [...cartNoticeTexts(notice, format), offer].filter(Boolean).join(" ");
}

function SamePrice({
  same,
  onPrice,
}: {
  readonly same: SameServices;
  readonly onPrice: (same: SameServices) => void;
}): ReactNode {
  const text = sameServicesText(same, useFormatting());
  return (
    <div className="cart-notice-offer">
      <Button onClick={() => onPrice(same)}>{text}</Button>
    </div>
  );
}
