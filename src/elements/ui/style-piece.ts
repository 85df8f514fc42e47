const texts = new Set<string>();
const followers = new Set<() => void>();

/**
 * Gives every element the sheet of a drawing piece. The module of the piece calls it: the sheet is there before the piece is
 * drawn, and after the sheets of the pieces that it is made of.
 */
export function stylePiece(text: string): void {
  texts.add(text);
  for (const follow of followers) follow();
}

/** The sheets of the pieces that are loaded, in their order. */
export function pieceSheets(): ReadonlySet<string> {
  return texts;
}

/** Calls `follow` whenever a piece brings its sheet. */
export function followPieces(follow: () => void): void {
  followers.add(follow);
}
