import type { ReactNode } from "react";
import { facetTexts } from "./facets.messages.ts";
import { useFormatting } from "./use-formatting.ts";

/**
 * Announces that the following list, the last one that is indented, also contains terms of deeper levels.
 */
export function DeeperLevels({ count }: { readonly count: number }): ReactNode {
  const format = useFormatting();
  return (
    <p className="muted deeper-levels">{format.texts(facetTexts).deeperLevels(count, format)}</p>
  );
}
