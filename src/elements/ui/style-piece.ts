const sheetTexts = new Set<string>();
const followers = new Set<() => void>();

/**
 * Adds the sheet of an interface piece to every element. The piece's module calls this when it is loaded, so the sheet
 * comes before the first drawing, and after the sheets of the pieces that it imports.
 */
export function stylePiece(text: string): void {
  sheetTexts.add(text);
  for (const follow of followers) follow();
}

/** The sheets of all loaded pieces, in order. */
export function pieceSheets(): ReadonlySet<string> {
  return sheetTexts;
}

/** Calls `follow` whenever a piece adds its sheet. */
export function followPieces(follow: () => void): void {
  followers.add(follow);
}
