import { followPieces, pieceSheets } from "../../ui/style-piece.ts";

const screens = new Map<string, ReadonlySet<string>>();
/** What gives an element's root its sheets, with the tag of the element. */
const roots = new Map<() => void, string>();

followPieces(() => {
  for (const dress of roots.keys()) dress();
});

/**
 * Gives the elements of a tag the styles that only their open screen needs, or a part of the screen that comes later. Their
 * modules call it.
 */
export function styleScreen(tag: string, texts: readonly string[]): void {
  screens.set(tag, new Set([...(screens.get(tag) ?? []), ...texts]));
  for (const [dress, dressed] of roots) if (dressed === tag) dress();
}

/** The sheets of the loaded pieces, and then those of the tag's open screen. */
export function screenSheetsOf(tag: string): readonly string[] {
  return [...pieceSheets(), ...(screens.get(tag) ?? [])];
}

/**
 * Calls `dress` now and whenever there are further sheets, as long as the element is in a document. No sheet changes later:
 * WebKit (2.50) ends the page's process where a changed one is in the root of an element that was collected.
 */
export function dressRoot(tag: string, dress: () => void): void {
  roots.set(dress, tag);
  dress();
}

/** Ends the calls of `dress`: the element has left its document. */
export function leaveRoot(dress: () => void): void {
  roots.delete(dress);
}
