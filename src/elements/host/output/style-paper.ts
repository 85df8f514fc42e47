import printCss from "../../../styles/print.css?inline";
import { styleScreen } from "../element/screen-sheet.ts";

/** Adds the print styles to the elements of a tag. */
export function stylePaper(tag: string): void {
  styleScreen(tag, [printCss]);
}
