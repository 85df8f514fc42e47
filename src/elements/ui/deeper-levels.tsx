import type { ReactNode } from "react";
import { useFormatting } from "./use-formatting.ts";

/** Says that the list after it, the last level of a tree, has terms of deeper levels, too (decisions W26). */
export function DeeperLevels({ count }: { readonly count: number }): ReactNode {
  const format = useFormatting();
  return (
    <p className="muted deeper-levels">
      Shows {format.count(count, { one: "deeper term", other: "deeper terms" })} in one list
    </p>
  );
}
