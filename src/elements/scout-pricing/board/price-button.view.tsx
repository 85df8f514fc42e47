import { type ReactNode, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import {
  type BoardOffer,
  extrasTextOf,
  noPriceTextOf,
  type OfferEffect,
  unavailableTextOf,
} from "../../../core/pricing/board/board-offer.ts";
import {
  availabilityTextsOf,
  unbuiltOfferTextOf,
} from "../../../core/pricing/board/offer-availability.ts";
import { endsTextOf } from "../../../core/pricing/cart/figure-text.ts";
import { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import { hasCountedRange, rangeTextOf } from "../../../core/pricing/service.ts";
import { asContinuation } from "../../../core/texts/as-continuation.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { boardScreenTexts } from "./price-board.messages.ts";

interface PriceButtonProps {
  readonly offer: BoardOffer;
  /** The effect of the offer on the proposal. */
  readonly effect: OfferEffect;
  /** Ids of the elements that describe the price. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (offer: BoardOffer) => void;
  /** Attributes that make the button a cell of a grid. */
  readonly place?:
    | { readonly tabIndex: number; readonly "data-cell": string; readonly onFocus: () => void }
    | undefined;
  /** Content of a matrix cell below the price. Such a cell is narrow, has no Add, and says what else a choice does. */
  readonly children?: ReactNode;
}

/**
 * The price of an offer as a button that adds the offer to the proposal. It is disabled if the
 * offer cannot be chosen.
 */
export function PriceButton(props: PriceButtonProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { offer, effect, describedBy, onChoose, place, children } = props;
  const { service, provider, term, code } = offer;
  const format = useFormatting();
  const [chosen, setChosen] = useState<BoardOffer | null>(null);
  const isUnavailable = code !== null;
  const price = priceTextOf(offer, format);
  const extras = extrasTextOf(offer, format);
  const name = texts.nameOf(price + texts.perMonth, service.title, provider.label, term.label);
  const word = {
    adds: texts.add,
    replaces: texts.replace,
    switches: texts.switch,
    stays: texts.inProposal,
  }[effect.kind];
  const named = effect.kind === "adds" ? name : texts.withEffect(name, word);
  const loss = asContinuation(endsTextOf(effect, format));
  const isMark = effect.kind === "stays" || children !== undefined;
  return (
    <button
      type="button"
      className={isUnavailable ? "board-price unavailable" : "board-price"}
      aria-busy={chosen === offer || undefined}
      aria-disabled={isUnavailable || undefined}
      aria-describedby={describedBy}
      onClick={() => {
        if (isUnavailable) return;
        setChosen(offer);
        onChoose(offer);
      }}
      {...place}
    >
      <span className="amount" aria-hidden="true">
        <span>{price}</span>
        <span className="board-unit">{texts.perMonth}</span>
      </span>
      <VisuallyHidden>
        {isUnavailable ? name : loss === "" ? named : texts.withEffect(named, loss)}
      </VisuallyHidden>
      {hasCountedRange(service) && (
        <span className="board-fact">
          {format.texts(pricingTexts).countedAs(format.money(offer.monthly))}
        </span>
      )}
      {extras !== "" && <span className="board-fact board-extras">{extras}</span>}
      {!isUnavailable && (children === undefined || effect.kind !== "adds") && (
        <span className={isMark ? "board-add held" : "board-add"} aria-hidden="true">
          {word}
        </span>
      )}
      {children}
    </button>
  );
}

function priceTextOf({ service: { priceRange }, monthly }: BoardOffer, format: Formatting): string {
  return priceRange === null ? format.money(monthly) : rangeTextOf(priceRange, format);
}

interface OfferNotesProps {
  readonly offer: BoardOffer;
  readonly id: string;
}

/** The facts about a line that is built. */
export function BuiltLineFacts({ offer, id }: OfferNotesProps): ReactNode {
  const format = useFormatting();
  if (unbuiltOfferTextOf(offer, format) !== "") return null;
  const facts = availabilityTextsOf(offer, format).join(" · ");
  if (facts === "") return null;
  return (
    <span className="board-known muted" id={id}>
      {` ${facts}`}
    </span>
  );
}

/** The reason why an offer cannot be chosen, that its line is not built, and the details of its price. */
export function OfferNotes({ offer, id }: OfferNotesProps): ReactNode {
  const format = useFormatting();
  const warning = [noPriceTextOf(offer, format), unavailableTextOf(offer, format)]
    .filter(Boolean)
    .join(". ");
  const unbuilt = unbuiltOfferTextOf(offer, format);
  const details = offer.service.priceDetailsText;
  if (warning === "" && unbuilt === "" && details === "") return null;
  return (
    <span className="board-notes" id={id}>
      {warning !== "" && <span className="board-fact board-reason">{warning}</span>}
      {unbuilt !== "" && <span className="board-fact board-reason">{unbuilt}</span>}
      {details !== "" && <span className="board-fact">{details}</span>}
    </span>
  );
}
