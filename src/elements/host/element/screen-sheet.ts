import { followPieces, pieceSheets } from "../../ui/style-piece.ts";

const screens = new Map<string, ReadonlySet<string>>();
/** Functions that update the sheets of an element's root, with the element's tag. */
const roots = new Map<() => void, string>();

followPieces(() => {
  for (const dress of roots.keys()) dress();
});

/**
 * Adds a sheet to the elements of a tag. The modules of screens, and of parts that are loaded later, call it for styles
 * that nothing else needs.
 */
export function styleScreen(tag: string, texts: readonly string[]): void {
  screens.set(tag, new Set([...(screens.get(tag) ?? []), ...texts]));
  for (const [dress, dressed] of roots) if (dressed === tag) dress();
}

/** The sheets of the loaded pieces, followed by those of the tag's open screen. */
export function screenSheetsOf(tag: string): readonly string[] {
  return [...pieceSheets(), ...(screens.get(tag) ?? [])];
}

/**
 * Calls `dress` now and whenever sheets are added, while the element is in a document. Existing sheets never change:
 * WebKit (2.50) crashes if a changed sheet belongs to a collected element's root.
 */
export function dressRoot(tag: string, dress: () => void): void {
  roots.set(dress, tag);
  dress();
}

/** Ends the calls of `dress`, because the element has left its document. */
export function leaveRoot(dress: () => void): void {
  roots.delete(dress);
}
