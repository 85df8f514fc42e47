import type { ReactNode } from "react";
import type { BoardFilter } from "../../core/pricing/board/price-board.ts";
import type { FilterOption } from "../../core/pricing/filter-options.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { Select } from "../ui/select.tsx";
import { messages } from "./price-board.messages.ts";

interface BoardToolsProps {
  readonly terms: readonly FilterOption[];
  readonly filter: BoardFilter;
  readonly onChange: (change: Partial<BoardFilter>) => void;
}

const orders = ["product", "price", "speed", "install"] as const;
/** The speed tiers of the board, in Mbps. */
const speeds = [100, 300, 500, 900, 2000];

/** Term, least speed and order of the price board. */
export function BoardTools({ terms, filter, onChange }: BoardToolsProps): ReactNode {
  return (
    <div className="board-tools">
      <Select
        label={messages.term}
        value={filter.term ?? ""}
        options={[{ value: "", label: messages.anyTerm }, ...terms.map(optionOf)]}
        onChange={(value) => onChange({ term: value || null })}
      />
      <Select
        label={messages.minimum}
        value={String(filter.leastMbps ?? "")}
        options={[
          { value: "", label: messages.anySpeed },
          ...speeds.map((mbps) => ({ value: String(mbps), label: messages.atLeast(mbps) })),
        ]}
        onChange={(value) => onChange({ leastMbps: value === "" ? null : Number(value) })}
      />
      <Select
        label={messages.order}
        value={filter.order}
        options={orders.map((order) => ({ value: order, label: messages.orders[order] }))}
        onChange={(value) => {
          onChange({ order: orders.find((order) => order === value) ?? "product" });
        }}
      />
      <CheckBox
        label={messages.serviceableOnly}
        checked={filter.isServiceableOnly}
        onChange={(isServiceableOnly) => onChange({ isServiceableOnly })}
      />
    </div>
  );
}

function optionOf({ value, label }: FilterOption) {
  return { value, label };
}
