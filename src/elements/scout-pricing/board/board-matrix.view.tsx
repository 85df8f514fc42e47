import { type ReactNode, useEffect, useRef } from "react";
import { speedTextOf } from "../../../core/formatting/speed-text.ts";
import type { BoardMatrix } from "../../../core/pricing/board/board-matrix.ts";
import type { BoardOffer, OfferEffect } from "../../../core/pricing/board/board-offer.ts";
import { productTextOf } from "../../../core/pricing/board/board-product.ts";
import type { PriceBoard } from "../../../core/pricing/board/price-board.ts";
import { followOverflow } from "../../ui/overflow-cue.ts";
import { useOwnId } from "../../ui/own-id.ts";
import { Tag } from "../../ui/tag.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { boardScreenTexts } from "./price-board.messages.ts";
import { OfferNotes, PriceButton } from "./price-button.view.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

interface BoardGridProps {
  readonly matrix: BoardMatrix;
  readonly lowest: PriceBoard["lowest"];
  readonly effectOf: (offer: BoardOffer) => OfferEffect;
  readonly onChoose: (offer: BoardOffer) => void;
}

/**
 * A grid of prices with a row for each product and a column for each provider. Arrow keys move
 * between its cells.
 */
export function BoardGrid({ matrix, lowest, effectOf, onChoose }: BoardGridProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { providers, rows } = matrix;
  const format = useFormatting();
  const { grid, handleKeyDown, cellProps } = useGridKeys(rows.length, providers.length);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : followOverflow(box.current)), []);
  return (
    <div className="board-frame">
      <div className="board-scroll" ref={box}>
        {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid */}
        <table
          className="board"
          part="table"
          role="grid"
          aria-label={texts.heading}
          ref={grid}
          onKeyDown={handleKeyDown}
        >
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              {providers.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ product, cells }, rowAt) => (
              <tr key={product.key}>
                <th scope="row">{productTextOf(product, format)}</th>
                {providers.map(({ value }, columnAt) => {
                  const offer = cells.get(value);
                  const place = cellProps(rowAt, columnAt);
                  return offer ? (
                    <td key={value}>
                      <Cell
                        offer={offer}
                        isLowest={lowest.has(offer)}
                        effect={effectOf(offer)}
                        place={place}
                        onChoose={onChoose}
                      />
                    </td>
                  ) : (
                    <td key={value} className="muted" {...place}>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{texts.notOffered}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above */}
      </div>
    </div>
  );
}

interface CellProps {
  readonly offer: BoardOffer;
  /** Marks a price below which no comparable offer is. Only a row of the matrix shows what is compared. */
  readonly isLowest: boolean;
  readonly effect: OfferEffect;
  readonly place: ReturnType<ReturnType<typeof useGridKeys>["cellProps"]>;
  readonly onChoose: (offer: BoardOffer) => void;
}

/** The cell of a product and a provider, with the provider's best offer. */
function Cell({ offer, isLowest, ...button }: CellProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const id = useOwnId();
  const format = useFormatting();
  const { service, term, install, product } = offer;
  return (
    <PriceButton offer={offer} describedBy={id} {...button}>
      <span className="board-fact">
        {service.mbps !== null && `${speedTextOf(service.mbps, format)}${format.comma} `}
        <bdi className="board-part" aria-hidden="true">
          {term.label}
        </bdi>
      </span>
      <span className="board-fact">
        {install === 0 ? texts.noInstall : texts.install(format.money(install))}
      </span>
      <OfferNotes offer={offer} id={id} />
      {isLowest && (
        <Tag>
          <span>{texts.lowest}</span>
          <VisuallyHidden>{` ${texts.lowestOf(productTextOf(product, format))}`}</VisuallyHidden>
        </Tag>
      )}
    </PriceButton>
  );
}
