import { Icon, type IconName } from "./icon.tsx";
import type { Sort } from "./sort-rows.ts";

type TableHeaderProps = {
  readonly label: string;
  readonly labelHidden: boolean | undefined;
  readonly align: "start" | "center" | "end" | undefined;
  /** The current sort direction of this column, if any. */
  readonly direction: Sort["direction"] | undefined;
  readonly onSort: (() => void) | undefined;
};

const arrows: Record<Sort["direction"] | "none", IconName> = {
  ascending: "sortAscending",
  descending: "sortDescending",
  none: "sort",
};

/** A column heading, with a button if the column is sortable. */
export function TableHeader({ label, labelHidden, align, direction, onSort }: TableHeaderProps) {
  return (
    <th
      className={align}
      // biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it
      role="columnheader"
      scope="col"
      aria-sort={onSort && (direction ?? "none")}
    >
      {onSort ? (
        <button type="button" className="table-sort" onClick={onSort}>
          {label}
          <Icon name={arrows[direction ?? "none"]} />
        </button>
      ) : (
        <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
      )}
    </th>
  );
}
