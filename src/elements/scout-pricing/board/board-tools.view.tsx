import { type ReactNode, useState } from "react";
import { accessTypeNames } from "../../../core/pricing/board/access-type-names.ts";
import { isLineKind } from "../../../core/pricing/board/board-kind.ts";
import { boardTexts } from "../../../core/pricing/board/board-messages.ts";
import { speedClasses } from "../../../core/pricing/board/offer-speed.ts";
import { boardOrdersFor } from "../../../core/pricing/board/order-offers.ts";
import type { BoardFilter, PriceBoard } from "../../../core/pricing/board/price-board.ts";
import { productTexts } from "../../../core/pricing/board/product-messages.ts";
import type { FilterOption } from "../../../core/pricing/filter-options.ts";
import { keysOf } from "../../../core/values/keys-of.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { boardScreenTexts } from "./price-board.messages.ts";

export const boardViews = ["list", "matrix"] as const;
export type BoardView = (typeof boardViews)[number];

/** Reads the value of a control. */
export function boardViewOf(key: string): BoardView {
  return oneOf(boardViews, key) ?? "list";
}

/** The choices of the user on the board. They stay while the services are shown. */
export interface BoardSettings {
  readonly filter: Partial<BoardFilter>;
  readonly view: BoardView;
}

interface BoardToolsProps {
  /** The providers and terms to filter by. Empty if the user chooses them above the board. */
  readonly providers: readonly FilterOption[];
  readonly terms: readonly FilterOption[];
  readonly board: PriceBoard;
  readonly filter: BoardFilter;
  readonly view: BoardView;
  /** True opens the filters in a sheet. */
  readonly isNarrow: boolean;
  readonly onChange: (change: Partial<BoardFilter>) => void;
  readonly onView: (view: BoardView) => void;
}

/** The filters of the price board in one line, or in a sheet with the search, the order and the view. */
export function BoardTools(props: BoardToolsProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { board, filter, providers, isNarrow, view, onView } = props;
  const format = useFormatting();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) {
    return (
      <div className="board-tools">
        <KindChoice {...props} />
        <FilterChoices {...props} />
      </div>
    );
  }
  const count = filterCountOf(filter, providers.length > 0);
  const close = () => setOpen(false);
  return (
    <div className="board-tools narrow">
      <KindChoice {...props} />
      <Button onClick={() => setOpen(true)}>
        {count === 0 ? texts.filters : texts.countedFilters(format.number(count))}
      </Button>
      {isOpen && (
        <Dialog
          isSheet
          heading={texts.filters}
          onClose={close}
          actions={
            <Button variant="primary" wide onClick={close}>
              {texts.showResults(format.count(board.offers.length, texts.offers))}
            </Button>
          }
        >
          <div className="board-sheet">
            <BoardSearch {...props} />
            <FilterChoices {...props} />
            <OrderChoice {...props} />
            <Select
              label={texts.views}
              value={view}
              options={boardViews.map((key) => ({ value: key, label: texts.view[key] }))}
              onChange={(value) => onView(boardViewOf(value))}
            />
            <BoardSwitches {...props} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/**
 * The number of filters of the sheet that leave out offers.
 *
 * @param hasPlaces - true if the sheet filters by provider and term
 */
function filterCountOf(filter: BoardFilter, hasPlaces: boolean): number {
  const { provider, term, leastMbps, access, words, isServiceableOnly, isOnePerProvider } = filter;
  const places = hasPlaces ? [provider, term] : [];
  const chosen = [...places, leastMbps, access].filter((value) => value !== null);
  const switches = [words !== "", isServiceableOnly, isOnePerProvider].filter(Boolean);
  return chosen.length + switches.length;
}

function KindChoice({ board, onChange }: BoardToolsProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  return (
    <Select
      label={texts.kind}
      // Without the colon of the chip.
      accessibleName={texts.kind}
      value={board.kind}
      options={board.kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
      onChange={(value) => onChange({ kind: oneOf(board.kinds, value) })}
    />
  );
}

function FilterChoices(props: BoardToolsProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { providers, terms, board, filter, onChange } = props;
  return (
    <>
      {providers.length > 0 && (
        <Select
          label={texts.providersFilter}
          accessibleName={texts.nameOfProvidersFilter}
          value={filter.provider ?? ""}
          options={[{ value: "", label: texts.all }, ...providers.map(optionOf)]}
          onChange={(value) => onChange({ provider: value || null })}
        />
      )}
      {terms.length > 0 && (
        <Select
          label={texts.termsFilter}
          accessibleName={texts.nameOfTermsFilter}
          value={filter.term ?? ""}
          options={[{ value: "", label: texts.all }, ...terms.map(optionOf)]}
          onChange={(value) => onChange({ term: value || null })}
        />
      )}
      {isLineKind(board.kind) && <LineTools {...props} />}
    </>
  );
}

/** The search, the switches and the order. On a narrow screen the sheet has them. */
export function BoardSummary(
  props: Pick<BoardToolsProps, "board" | "filter" | "view" | "onChange">,
): ReactNode {
  return (
    <div className="board-summary">
      <BoardSearch {...props} />
      <BoardSwitches {...props} />
      <OrderChoice {...props} />
    </div>
  );
}

/** The order of the list. It is not there for the matrix, whose products have an order of their own. */
function OrderChoice({
  board,
  filter,
  view,
  onChange,
}: Pick<BoardToolsProps, "board" | "filter" | "view" | "onChange">): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const names = useTexts(boardTexts).orders;
  const orders = boardOrdersFor({ hasSpeed: isLineKind(board.kind) });
  if (view === "matrix") return null;
  return (
    <Select
      label={texts.order}
      accessibleName={texts.order}
      value={oneOf(orders, filter.order) ?? "price"}
      options={orders.map((order) => ({ value: order, label: names[order] }))}
      onChange={(value) => onChange({ order: oneOf(orders, value) ?? "price" })}
    />
  );
}

function BoardSearch({
  filter,
  onChange,
}: Pick<BoardToolsProps, "filter" | "onChange">): ReactNode {
  const texts = useTexts(boardScreenTexts);
  return (
    <TextField
      label={texts.find}
      placeholder={texts.find}
      icon="search"
      type="search"
      value={filter.words}
      onChange={(words) => onChange({ words })}
    />
  );
}

/**
 * The filters that are on or off. Each is shown where it can do something: the matrix has one cell for each provider,
 * so "One per provider" does not apply.
 */
function BoardSwitches(
  props: Pick<BoardToolsProps, "board" | "filter" | "view" | "onChange">,
): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const { board, filter, view, onChange } = props;
  const format = useFormatting();
  // A switch that was just used keeps the focus.
  const [isUsed, setUsed] = useState(false);
  return (
    <div className="board-switches">
      {(board.unavailable > 0 || filter.isServiceableOnly || isUsed) && (
        <CheckBox
          label={texts.serviceableOnly(format.number(board.unavailable))}
          checked={filter.isServiceableOnly}
          onChange={(isServiceableOnly) => {
            setUsed(true);
            onChange({ isServiceableOnly });
          }}
        />
      )}
      {view === "list" && filter.provider === null && (
        <CheckBox
          label={texts.onePerProvider}
          checked={filter.isOnePerProvider}
          onChange={(isOnePerProvider) => onChange({ isOnePerProvider })}
        />
      )}
    </div>
  );
}

/** Filters for internet lines only: speed and access type. */
function LineTools({ board, filter, onChange }: BoardToolsProps): ReactNode {
  const texts = useTexts(boardScreenTexts);
  const names = useTexts(productTexts).accessTypes;
  const asked = speedClasses
    .toReversed()
    .flatMap(({ asked: speed, fromMbps }) =>
      speed === null ? [] : [{ value: String(fromMbps), label: texts.orMore(speed) }],
    );
  const known = keysOf(accessTypeNames);
  const there = known.filter((one) => board.accessTypes.has(one) || one === filter.access);
  return (
    <>
      <Select
        label={texts.minimum}
        accessibleName={texts.nameOfMinimum}
        value={String(filter.leastMbps ?? "")}
        options={[{ value: "", label: texts.anySpeed }, ...asked]}
        onChange={(value) => onChange({ leastMbps: value === "" ? null : Number(value) })}
      />
      <Select
        label={texts.access}
        accessibleName={texts.nameOfAccess}
        value={filter.access ?? ""}
        options={[
          { value: "", label: texts.anyAccess },
          ...there.map((one) => ({ value: one, label: names[one] })),
        ]}
        onChange={(value) => onChange({ access: oneOf(known, value) })}
      />
    </>
  );
}

function oneOf<Name extends string>(names: readonly Name[], value: string): Name | null {
  return names.find((name) => name === value) ?? null;
}

function optionOf({ value, label }: FilterOption) {
  return { value, label };
}
