import { Fragment, type ReactNode, useMemo } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { centsOf } from "../../../core/money/cents.ts";
import { accessTypeNames } from "../../../core/pricing/board/access-type.ts";
import {
  type BoardOffer,
  dollarsPerMbpsOf,
  termTotalOf,
} from "../../../core/pricing/board/board-offer.ts";
import { speedTextOf, uploadMbpsOf } from "../../../core/pricing/board/offer-speed.ts";
import type { PriceBoard } from "../../../core/pricing/board/price-board.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { useOwnId } from "../../ui/own-id.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../board/price-board.messages.ts";
import { OfferNotes, PriceButton } from "../board/price-button.view.tsx";

interface OfferListProps {
  readonly board: PriceBoard;
  /** Its identity must be stable. */
  readonly onChoose: (offer: BoardOffer) => void;
}

/** The offers of a board, ranked: one a line, those near the viewport drawn (decisions W23). */
export function OfferList({ board, onChoose }: OfferListProps): ReactNode {
  const format = useFormatting();
  const { offers, lowest, kind } = board;
  const isLine = kind !== "phone" && kind !== "tv";
  const id = useOwnId();
  const columns = useMemo(() => {
    const places = new Map(offers.map((offer, at) => [offer, at]));
    const notesIdOf = (offer: BoardOffer) => `${id}-${places.get(offer)}`;
    return columnsOf({ format, lowest, isLine, notesIdOf, onChoose });
  }, [format, offers, lowest, isLine, id, onChoose]);
  return (
    <div className={isLine ? "board-offers" : "board-offers without-speed"}>
      <DataTable
        caption={messages.heading}
        captionHidden
        columns={columns}
        rows={offers}
        rowKey={keyOf}
      />
    </div>
  );
}

/** Rows repeat an id for other providers and terms alone (decisions I21). */
function keyOf({ provider, service, term }: BoardOffer): string {
  return JSON.stringify([provider.value, service.id, term.value]);
}

interface ColumnOptions extends Pick<PriceBoard, "lowest">, Pick<OfferListProps, "onChoose"> {
  readonly format: Formatting;
  readonly isLine: boolean;
  /** Id of what describes an offer. */
  readonly notesIdOf: (offer: BoardOffer) => string;
}

function columnsOf(options: ColumnOptions): Column<BoardOffer>[] {
  const { format, lowest, isLine, notesIdOf, onChoose } = options;
  return [
    {
      key: "offer",
      label: messages.offer,
      rowHeader: true,
      cell: (offer) => (
        <>
          <span className="board-provider">{offer.provider.label}</span>
          <span className="board-service">{offer.service.title}</span>
          <OfferNotes offer={offer} id={notesIdOf(offer)} />
        </>
      ),
    },
    {
      key: "price",
      label: messages.price,
      speaksForItself: true,
      cell: (offer) => (
        <PriceButton
          offer={offer}
          isLowest={lowest.has(offer)}
          describedBy={notesIdOf(offer)}
          onChoose={onChoose}
        />
      ),
    },
    ...(isLine
      ? [
          {
            key: "speed",
            label: messages.speed,
            speaksForItself: true,
            cell: (offer: BoardOffer) => <Speed offer={offer} format={format} />,
          },
        ]
      : []),
    { key: "term", label: messages.termColumn, cell: ({ term }) => term.label },
    {
      key: "install",
      label: messages.installColumn,
      align: "end",
      cell: ({ install }) => format.money(install),
    },
    {
      key: "total",
      label: messages.totalColumn,
      align: "end",
      cell: (offer) => {
        const total = termTotalOf(offer);
        return total === null ? messages.noTotal : format.money(total);
      },
    },
  ];
}

function Speed({
  offer,
  format,
}: {
  readonly offer: BoardOffer;
  readonly format: Formatting;
}): ReactNode {
  const { service, product } = offer;
  const upload = uploadMbpsOf(service);
  const dollars = dollarsPerMbpsOf(offer);
  const cents = dollars === null ? null : centsOf(Math.round(dollars * 100));
  const facts = [
    product.access === null ? "" : accessTypeNames[product.access],
    cents === null ? "" : messages.perMbps(cents === 0 ? messages.underACent : format.money(cents)),
  ];
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");
  return (
    <>
      <span className="board-speed">
        {speedTextsOf(service.mbps, upload).map((text, at) => (
          <Fragment key={text}>
            {at > 0 && <span>{" · "}</span>}
            <span className="board-speed-part">{text}</span>
          </Fragment>
        ))}
      </span>
      <span className="board-fact muted">{joined(facts)}</span>
    </>
  );
}

function speedTextsOf(down: number | null, up: number | null): readonly string[] {
  if (down === null) return [messages.speedUnknown];
  if (down === up) return [messages.bothWays(speedTextOf(down))];
  const text = messages.down(speedTextOf(down));
  return up === null ? [text] : [text, messages.up(speedTextOf(up))];
}
