import { type ReactNode, useState } from "react";
import { accessTypeNames } from "../../../core/pricing/board/access-type.ts";
import { isLineKind } from "../../../core/pricing/board/board-kind.ts";
import { boardMessages } from "../../../core/pricing/board/board-messages.ts";
import { speedClasses } from "../../../core/pricing/board/offer-speed.ts";
import { boardOrdersFor } from "../../../core/pricing/board/order-offers.ts";
import type { BoardFilter, PriceBoard } from "../../../core/pricing/board/price-board.ts";
import type { FilterOption } from "../../../core/pricing/filter-options.ts";
import { keysOf } from "../../../core/values/keys-of.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "./price-board.messages.ts";

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

/** The controls that filter the price board, in one line, or in a sheet with the order and the view. */
export function BoardTools(props: BoardToolsProps): ReactNode {
  const { board, filter, providers, isNarrow, view, onView } = props;
  const format = useFormatting();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) {
    return (
      <div className="board-tools">
        <KindChoice {...props} />
        <FilterChoices {...props} />
        <BoardSearch {...props} />
      </div>
    );
  }
  const count = filterCountOf(filter, providers.length > 0);
  const close = () => setOpen(false);
  return (
    <div className="board-tools narrow">
      <KindChoice {...props} />
      <Button onClick={() => setOpen(true)}>
        {count === 0 ? messages.filters : messages.countedFilters(format.number(count))}
      </Button>
      {isOpen && (
        <Dialog
          isSheet
          heading={messages.filters}
          onClose={close}
          actions={
            <Button variant="primary" wide onClick={close}>
              {messages.showResults(format.count(board.offers.length, messages.offers))}
            </Button>
          }
        >
          <div className="board-sheet">
            <BoardSearch {...props} />
            <FilterChoices {...props} />
            <OrderChoice {...props} />
            <Select
              label={messages.views}
              value={view}
              options={boardViews.map((key) => ({ value: key, label: messages.view[key] }))}
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
  return (
    <Select
      label={messages.kind}
      // Without the colon of the chip.
      accessibleName={messages.kind}
      value={board.kind}
      options={board.kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
      onChange={(value) => onChange({ kind: oneOf(board.kinds, value) })}
    />
  );
}

function FilterChoices(props: BoardToolsProps): ReactNode {
  const { providers, terms, board, filter, onChange } = props;
  return (
    <>
      {providers.length > 0 && (
        <Select
          label={messages.providersFilter}
          accessibleName={messages.nameOfProvidersFilter}
          value={filter.provider ?? ""}
          options={[{ value: "", label: messages.all }, ...providers.map(optionOf)]}
          onChange={(value) => onChange({ provider: value || null })}
        />
      )}
      {terms.length > 0 && (
        <Select
          label={messages.termsFilter}
          accessibleName={messages.nameOfTermsFilter}
          value={filter.term ?? ""}
          options={[{ value: "", label: messages.all }, ...terms.map(optionOf)]}
          onChange={(value) => onChange({ term: value || null })}
        />
      )}
      {isLineKind(board.kind) && <LineTools {...props} />}
    </>
  );
}

type SummaryProps = Pick<BoardToolsProps, "board" | "filter" | "view" | "isNarrow" | "onChange">;

/** The count that the filters left, and the order. On a narrow screen the sheet has the controls. */
export function BoardSummary({
  text,
  ...props
}: SummaryProps & { readonly text: string }): ReactNode {
  return (
    <div className="board-summary">
      {/* The only place that shows the effect of a change to filter or order. */}
      <p className="board-count muted">{text}</p>
      {!props.isNarrow && (
        <>
          <BoardSwitches {...props} />
          <OrderChoice {...props} />
        </>
      )}
    </div>
  );
}

function OrderChoice({
  board,
  filter,
  onChange,
}: Pick<BoardToolsProps, "board" | "filter" | "onChange">): ReactNode {
  const orders = boardOrdersFor({ hasSpeed: isLineKind(board.kind) });
  return (
    <Select
      label={messages.order}
      accessibleName={messages.order}
      value={oneOf(orders, filter.order) ?? "price"}
      options={orders.map((order) => ({ value: order, label: boardMessages.orders[order] }))}
      onChange={(value) => onChange({ order: oneOf(orders, value) ?? "price" })}
    />
  );
}

function BoardSearch({ filter, onChange }: BoardToolsProps): ReactNode {
  return (
    <TextField
      label={messages.find}
      placeholder={messages.find}
      icon="search"
      type="search"
      value={filter.words}
      onChange={(words) => onChange({ words })}
    />
  );
}

/**
 * The filters that are on or off. The matrix has one cell for each provider, so "One per provider" does not apply.
 */
function BoardSwitches(
  props: Pick<BoardToolsProps, "board" | "filter" | "view" | "onChange">,
): ReactNode {
  const { board, filter, view, onChange } = props;
  const format = useFormatting();
  return (
    <div className="board-switches">
      <CheckBox
        label={messages.serviceableOnly(format.number(board.unavailable))}
        checked={filter.isServiceableOnly}
        onChange={(isServiceableOnly) => onChange({ isServiceableOnly })}
      />
      {view === "list" && filter.provider === null && (
        <CheckBox
          label={messages.onePerProvider}
          checked={filter.isOnePerProvider}
          onChange={(isOnePerProvider) => onChange({ isOnePerProvider })}
        />
      )}
    </div>
  );
}

/** Filters for internet lines only: speed and access type. */
function LineTools({ board, filter, onChange }: BoardToolsProps): ReactNode {
  const asked = speedClasses
    .toReversed()
    .flatMap(({ asked: speed, fromMbps }) =>
      speed === null ? [] : [{ value: String(fromMbps), label: messages.orMore(speed) }],
    );
  const known = keysOf(accessTypeNames);
  const there = known.filter((one) => board.accessTypes.has(one) || one === filter.access);
  return (
    <>
      <Select
        label={messages.minimum}
        accessibleName={messages.nameOfMinimum}
        value={String(filter.leastMbps ?? "")}
        options={[{ value: "", label: messages.anySpeed }, ...asked]}
        onChange={(value) => onChange({ leastMbps: value === "" ? null : Number(value) })}
      />
      <Select
        label={messages.access}
        accessibleName={messages.nameOfAccess}
        value={filter.access ?? ""}
        options={[
          { value: "", label: messages.anyAccess },
          ...there.map((one) => ({ value: one, label: accessTypeNames[one] })),
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
