import type { ReactNode } from "react";
import { accessTypeNames } from "../../../core/pricing/board/access-type.ts";
import { isLineKind } from "../../../core/pricing/board/board-kind.ts";
import { boardMessages } from "../../../core/pricing/board/board-messages.ts";
import { speedClasses } from "../../../core/pricing/board/offer-speed.ts";
import { boardOrdersFor } from "../../../core/pricing/board/order-offers.ts";
import type { BoardFilter, PriceBoard } from "../../../core/pricing/board/price-board.ts";
import type { FilterOption } from "../../../core/pricing/filter-options.ts";
import { keysOf } from "../../../core/values/keys-of.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "./price-board.messages.ts";

interface BoardToolsProps {
  readonly terms: readonly FilterOption[];
  readonly board: PriceBoard;
  readonly filter: BoardFilter;
  /**
   * True for the matrix. It has one cell for each provider, so the filter "one offer per provider"
   * does not apply.
   */
  readonly isMatrix: boolean;
  readonly onChange: (change: Partial<BoardFilter>) => void;
}

/** The controls that filter and sort the price board. */
export function BoardTools(props: BoardToolsProps): ReactNode {
  const { terms, board, filter, isMatrix, onChange } = props;
  const format = useFormatting();
  const isLine = isLineKind(board.kind);
  const orders = boardOrdersFor({ hasSpeed: isLine });
  return (
    <div className="board-tools">
      <Select
        label={messages.kind}
        value={board.kind}
        options={board.kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
        onChange={(value) => onChange({ kind: oneOf(board.kinds, value) })}
      />
      <Select
        label={messages.term}
        value={filter.term ?? ""}
        options={[{ value: "", label: messages.anyTerm }, ...terms.map(optionOf)]}
        onChange={(value) => onChange({ term: value || null })}
      />
      {isLine && <LineTools {...props} />}
      <Select
        label={messages.order}
        value={filter.order}
        options={orders.map((order) => ({ value: order, label: boardMessages.orders[order] }))}
        onChange={(value) => onChange({ order: oneOf(orders, value) ?? "price" })}
      />
      <TextField
        label={messages.find}
        placeholder={messages.findPlaceholder}
        icon="search"
        type="search"
        value={filter.words}
        onChange={(words) => onChange({ words })}
      />
      <CheckBox
        label={messages.serviceableOnly(format.number(board.unavailable))}
        checked={filter.isServiceableOnly}
        onChange={(isServiceableOnly) => onChange({ isServiceableOnly })}
      />
      {!isMatrix && (
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
      speed === null ? [] : [{ value: String(fromMbps), label: speed }],
    );
  const known = keysOf(accessTypeNames);
  const there = known.filter((one) => board.accessTypes.has(one) || one === filter.access);
  return (
    <>
      <Select
        label={messages.minimum}
        value={String(filter.leastMbps ?? "")}
        options={[{ value: "", label: messages.anySpeed }, ...asked]}
        onChange={(value) => onChange({ leastMbps: value === "" ? null : Number(value) })}
      />
      <Select
        label={messages.access}
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
