import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./resource-library.messages.ts";

interface SortButtonProps {
  readonly order: "ASC" | "DESC";
  readonly onTurn: () => void;
}

/** Sorts by name (2 §2; decisions Q13): an up arrow with AZ, or a down arrow with ZA. */
export function SortButton({ order, onTurn }: SortButtonProps): ReactNode {
  const isAscending = order === "ASC";
  return (
    <button type="button" className="button secondary sort" part="button" onClick={onTurn}>
      <VisuallyHidden>
        {isAscending ? messages.sortedAscending : messages.sortedDescending}
      </VisuallyHidden>
      <span aria-hidden="true">{messages.sortBy}</span>
      <Icon name={isAscending ? "arrowUp" : "arrowDown"} />
      <span aria-hidden="true">{isAscending ? messages.ascending : messages.descending}</span>
    </button>
  );
}
