import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { textTableOf } from "../../../core/files/text-table.ts";
import { withRequested } from "../../../core/lists/requested-columns.ts";
import { boardColumnsIn } from "../../../core/pricing/board/board-columns.ts";
import { isLineKind } from "../../../core/pricing/board/board-kind.ts";
import { boardMatrixOf } from "../../../core/pricing/board/board-matrix.ts";
import { boardTexts } from "../../../core/pricing/board/board-messages.ts";
import {
  type BoardOffer,
  boardEvents,
  type OfferEffect,
  offerEffectOf,
} from "../../../core/pricing/board/board-offer.ts";
import { gigabitMbps } from "../../../core/pricing/board/offer-speed.ts";
import { hasUnbuiltLast, namedOrderOf } from "../../../core/pricing/board/order-offers.ts";
import {
  type BoardFilter,
  priceBoard,
  wholeBoard,
} from "../../../core/pricing/board/price-board.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { afterPaint } from "../../host/page/after-paint.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Announce } from "../../ui/announce.tsx";
import { answeredTexts } from "../../ui/answered-address.messages.ts";
import { Card } from "../../ui/card.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { OfferList } from "../builder/offer-list.view.tsx";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { BoardGrid } from "./board-matrix.view.tsx";
import {
  type BoardSettings,
  BoardSummary,
  BoardTools,
  type BoardView,
  boardViewOf,
  boardViews,
} from "./board-tools.view.tsx";
import { effectsTextOf } from "./effect-text.ts";
import { boardScreenTexts } from "./price-board.messages.ts";

export interface PriceBoardProps {
  readonly model: ScoutPricingModel;
  readonly catalogue: Catalogue;
  /**
   * The provider and the term that the user chose above the board, each null for all. Null lets the board filter by
   * them.
   */
  readonly chosen: Pick<BoardFilter, "provider" | "term"> | null;
  readonly settings: BoardSettings;
  readonly onSettings: (settings: BoardSettings) => void;
  /** Called with the id of a service before the service is added to the proposal. */
  readonly onChoose: (id: string) => void;
}

/** On narrower elements the filters are in a sheet. */
const narrowPx = 620;

/**
 * Shows the prices of all providers. The user chooses one, or compares them with the chosen one.
 */
export function PriceBoardCard(props: PriceBoardProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { model, catalogue, onChoose, settings, onSettings } = props;
  const { filter: own, view } = settings;
  const { provider = null, term = null } = props.chosen ?? own;
  const format = useFormatting();
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const isPrinting = usePrinting();
  const filter: BoardFilter = useMemo(
    () => ({ ...wholeBoard, order: "usualPrice", ...own, provider, term }),
    [provider, term, own],
  );
  const change = (next: Partial<BoardFilter>) =>
    onSettings({ ...settings, filter: { ...own, ...next } });
  const setView = (next: BoardView) => onSettings({ ...settings, view: next });
  const isMatrix = view === "matrix";
  const board = useMemo(
    () => priceBoard(catalogue, isMatrix ? { ...filter, isOnePerProvider: false } : filter, format),
    [catalogue, filter, isMatrix, format],
  );
  const matrix = useMemo(() => (isMatrix ? boardMatrixOf(board) : null), [board, isMatrix]);
  const effectOf = useEffectOf(model);
  const choose = useChoice({ model, onChoose });
  const { kind, offers, providers } = board;
  const providerCount = format.count(providers.length, texts.providers);
  const { sortedBy, unbuiltLast } = useTexts(boardTexts);
  const sorted = sortedBy[namedOrderOf(offers, filter.order)];
  const offerCount = format.count(offers.length, texts.offers);
  const count = texts.compared(
    providerCount,
    matrix === null ? offerCount : format.count(matrix.rows.length, texts.products),
  );
  const ranked = texts.listed(
    providerCount,
    offerCount,
    hasUnbuiltLast(offers) ? unbuiltLast(sorted) : sorted,
  );
  const whole = matrix === null ? ranked : count;
  const gigabit = filter.leastMbps === gigabitMbps && isLineKind(kind) ? texts.gigabitNote : "";
  const effects = useMemo(
    () => effectsTextOf(offers, effectOf, format),
    [offers, effectOf, format],
  );
  const textOf = (shown: string, ...notes: readonly string[]) => {
    const own = notes.filter((note) => note !== "");
    if (offers.length === 0) return texts.nothing;
    return own.length > 0 ? texts.noted(shown, own.join(". ")) : shown;
  };
  const isBeside = props.chosen === null;
  // Paper has no controls, and a phone has the order in the sheet. Beside a proposal the effects on it matter more.
  const shown = isPrinting || (isNarrow && !isBeside) ? whole : count;
  const notes = [texts.hint, effects || texts.choose[view]];
  const caption = texts.captionOf(catalogue.address);
  return (
    <Card
      heading={texts.heading}
      actions={
        <BoardTools
          providers={props.chosen === null ? catalogue.options.provider : []}
          terms={props.chosen === null ? catalogue.options.term : []}
          board={board}
          filter={filter}
          view={view}
          isNarrow={isNarrow}
          onChange={change}
          onView={setView}
        />
      }
    >
      <div className="board-body" ref={ref}>
        <Announce message={texts.announced(textOf(whole, gigabit, effects))} />
        {!isNarrow && <BoardSummary board={board} filter={filter} view={view} onChange={change} />}
        {/* The only place that shows the effect of a change to filter or order. */}
        <p className="board-hint muted">{textOf(shown, gigabit, ...notes)}</p>
        <Tabs
          label={texts.views}
          tabs={boardViews.map((key) => ({ key, label: texts.view[key] }))}
          selected={view}
          onSelect={(key) => setView(boardViewOf(key))}
          isManual
        >
          {offers.length > 0 &&
            (matrix === null ? (
              <OfferList board={board} effectOf={effectOf} onChoose={choose} />
            ) : (
              <BoardGrid
                matrix={matrix}
                lowest={board.lowest}
                effectOf={effectOf}
                onChoose={choose}
              />
            ))}
        </Tabs>
        <TableButtons
          tableOf={() =>
            withRequested(
              textTableOf(caption, Object.values(boardColumnsIn(format)), offers, format),
              model.requested.peek(),
              catalogue.address,
              format.texts(answeredTexts),
            )
          }
          caption={caption}
          fileName={texts.fileName}
          outputs={model.tables}
        />
      </div>
    </Card>
  );
}

/** Returns a function that says what an offer does to the proposal. It stays the same while the proposal does. */
function useEffectOf({ cart: signal }: ScoutPricingModel): (offer: BoardOffer) => OfferEffect {
  const cart = useSignal(signal);
  return useMemo(() => {
    const known = new WeakMap<BoardOffer, OfferEffect>();
    return (offer) => {
      const effect = known.get(offer) ?? offerEffectOf(offer, cart);
      known.set(offer, effect);
      return effect;
    };
  }, [cart]);
}

/**
 * Returns a callback that adds an offer to the proposal. It keeps its identity, because thousands
 * of memoised rows receive it as a prop.
 */
function useChoice(
  props: Pick<PriceBoardProps, "model" | "onChoose">,
): (offer: BoardOffer) => void {
  const latest = useRef(props);
  const cancel = useRef(() => {});
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => () => cancel.current(), []);
  return useCallback((offer: BoardOffer) => {
    const cart = latest.current.model.cart.peek();
    cancel.current();
    // Filling the builder takes longer than a click should. Paint the price as chosen first.
    cancel.current = afterPaint(() => {
      const { model, onChoose } = latest.current;
      // A new search may have replaced the cart before this runs.
      if (cart === null || model.cart.peek() !== cart) return;
      onChoose(offer.service.id);
      model.act(...boardEvents(offer, cart));
    });
  }, []);
}
