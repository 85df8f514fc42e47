import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { speedPairTextOf, speedTextOf } from "../../../core/formatting/speed-text.ts";
import { type Cents, centsOf } from "../../../core/money/cents.ts";
import { type BoardColumn, boardColumnsIn } from "../../../core/pricing/board/board-columns.ts";
import { isLineKind } from "../../../core/pricing/board/board-kind.ts";
import {
  type BoardOffer,
  dollarsPerMbpsOf,
  isTotalAssumed,
  type OfferEffect,
} from "../../../core/pricing/board/board-offer.ts";
import { uploadMbpsOf } from "../../../core/pricing/board/offer-speed.ts";
import type { PriceBoard } from "../../../core/pricing/board/price-board.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { useOwnId } from "../../ui/own-id.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { boardScreenTexts } from "../board/price-board.messages.ts";
import { BuiltLineFacts, OfferNotes, PriceButton } from "../board/price-button.view.tsx";

interface OfferListProps {
  readonly board: PriceBoard;
  /** Returns the effect of an offer on the proposal. Both functions must keep their identity: the rows are memoised. */
  readonly effectOf: (offer: BoardOffer) => OfferEffect;
  readonly onChoose: (offer: BoardOffer) => void;
}

/** A list of more offers starts with as many. */
const firstOffers = 24;

/**
 * The ranked offers of a board, one in each row. A long list starts with the first offers, and a button shows the
 * others; of these, only rows near the viewport are drawn. Paper has all of them.
 */
export function OfferList({ board, effectOf, onChoose }: OfferListProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const format = useFormatting();
  const isPrinting = usePrinting();
  const { box, isWhole, showAll } = useRest();
  const { offers, kind } = board;
  const isLine = isLineKind(kind);
  const id = useOwnId();
  const columns = useMemo(() => {
    const places = new Map(offers.map((offer, at) => [offer, at]));
    const notesIdOf = (offer: BoardOffer) => `${id}-${places.get(offer)}`;
    return columnsOf({ format, isLine, notesIdOf, effectOf, onChoose });
  }, [format, offers, isLine, id, effectOf, onChoose]);
  const hasRest = !isWhole && !isPrinting && offers.length > firstOffers;
  const rows = useMemo(() => (hasRest ? offers.slice(0, firstOffers) : offers), [offers, hasRest]);
  const hasOtherEffects = offers.some((offer) => effectOf(offer).kind !== "adds");
  const classes = ["board-offers", !isLine && "without-speed", hasOtherEffects && "with-effects"];
  return (
    <div ref={box} className={classes.filter(Boolean).join(" ")}>
      <DataTable
        caption={texts.heading}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={keyOf}
      />
      {hasRest && (
        <div className="board-rest">
          <Button onClick={showAll}>
            {texts.showAll(format.count(offers.length, texts.offers))}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shows the rest of a list. The pressed button disappears, so the focus goes on to the first of the new prices. */
function useRest() {
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    if (!isWhole) return;
    const prices = box.current?.querySelectorAll<HTMLElement>(".board-price");
    prices?.[firstOffers]?.focus({ preventScroll: true });
  }, [isWhole]);
  return { box, isWhole, showAll: () => setWhole(true) };
}

/** An id alone is not unique: the same service appears for other providers and terms. */
function keyOf({ provider, service, term }: BoardOffer): string {
  return JSON.stringify([provider.value, service.id, term.value]);
}

interface ColumnOptions extends Pick<OfferListProps, "effectOf" | "onChoose"> {
  readonly format: Formatting;
  readonly isLine: boolean;
  /** Returns the id of the element that describes an offer. */
  readonly notesIdOf: (offer: BoardOffer) => string;
}

function columnsOf(options: ColumnOptions): Column<BoardOffer>[] {
  const { format, isLine, notesIdOf, effectOf, onChoose } = options;
  const texts = format.texts(boardScreenTexts);
  const own = boardColumnsIn(format);
  const factsIdOf = (offer: BoardOffer) => `${notesIdOf(offer)}-line`;
  /** A column whose text in exported files equals the text on the screen. */
  function textColumn(key: BoardColumn, align: "start" | "end"): Column<BoardOffer> {
    const { heading, textOf } = own[key];
    return {
      key,
      label: heading,
      align,
      cell: (offer) => textOf(offer, format) || texts.missing,
    };
  }
  return [
    {
      key: "offer",
      label: texts.offer,
      rowHeader: true,
      cell: (offer) => (
        <>
          <span className="board-provider">
            <span>{offer.provider.label}</span>
            <BuiltLineFacts offer={offer} id={factsIdOf(offer)} />
          </span>
          <span className="board-service">{offer.service.title}</span>
          <OfferNotes offer={offer} id={notesIdOf(offer)} />
        </>
      ),
    },
    {
      key: "price",
      label: own.monthly.heading,
      align: "end",
      speaksForItself: true,
      cell: (offer) => (
        <PriceButton
          offer={offer}
          effect={effectOf(offer)}
          describedBy={`${factsIdOf(offer)} ${notesIdOf(offer)}`}
          onChoose={onChoose}
        />
      ),
    },
    ...(isLine
      ? [
          {
            key: "speed",
            label: texts.speed,
            speaksForItself: true,
            cell: (offer: BoardOffer) => (
              <Speed offer={offer} access={own.access.textOf(offer)} format={format} />
            ),
          },
        ]
      : []),
    textColumn("term", "start"),
    textColumn("install", "end"),
    {
      ...textColumn("termTotal", "end"),
      cell: (offer) => <TermTotal offer={offer} total={own.termTotal.textOf(offer, format)} />,
    },
  ];
}

/** The total over the term, with a note if it applies only if the price stays. */
function TermTotal({
  offer,
  total,
}: {
  readonly offer: BoardOffer;
  readonly total: string;
}): ReactNode {
  const texts = useTexts(boardScreenTexts);
  return (
    <>
      {total || texts.missing}
      {isTotalAssumed(offer) && <span className="board-fact muted">{texts.ifPriceStays}</span>}
    </>
  );
}

function Speed({
  offer,
  access,
  format,
}: {
  readonly offer: BoardOffer;
  /** The name of the access type; may be `""`. */
  readonly access: string;
  readonly format: Formatting;
}): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { service } = offer;
  const upload = uploadMbpsOf(service);
  const dollars = dollarsPerMbpsOf(offer);
  const cents = dollars === null ? null : centsOf(Math.round(dollars * 100));
  const facts = [access, cents === null ? "" : texts.perMbps(priceText(cents, format))];
  return (
    <>
      <span className="board-speed">
        <SpeedText down={service.mbps} up={upload} />
      </span>
      <span className="board-fact muted">
        <Parts of={facts.filter((fact) => fact !== "")} />
      </span>
    </>
  );
}

/** Parts with commas between them. A line breaks only between two parts, after a comma. */
function Parts({ of: parts }: { readonly of: readonly string[] }): ReactNode {
  const { comma } = useFormatting();
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && " "}
      <span className="board-part">{at < parts.length - 1 ? part + comma : part}</span>
    </Fragment>
  ));
}

function priceText(cents: Cents, format: Formatting): string {
  return cents === 0
    ? format.texts(boardScreenTexts).under(format.money(centsOf(1)))
    : format.money(cents);
}

/** Both speeds as the trade writes them: `300/25 Mbps`. Screen readers say which is which. */
function SpeedText({
  down,
  up,
}: {
  readonly down: number | null;
  readonly up: number | null;
}): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const format = useFormatting();
  if (down === null) return texts.speedUnknown;
  if (up === null) return texts.down(speedTextOf(down, format));
  return (
    <>
      <span aria-hidden="true">{speedPairTextOf(down, up, format)}</span>
      <VisuallyHidden>
        {down === up
          ? texts.bothWays(speedTextOf(down, format))
          : texts.downAndUp(speedTextOf(down, format), speedTextOf(up, format))}
      </VisuallyHidden>
    </>
  );
}
