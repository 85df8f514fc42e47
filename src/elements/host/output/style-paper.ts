import printCss from "../../../styles/print.css?inline";
import { styleScreen } from "../element/screen-sheet.ts";

/** Gives the elements of a tag what only paper needs. */
export function stylePaper(tag: string): void {
  styleScreen(tag, [printCss]);
}
