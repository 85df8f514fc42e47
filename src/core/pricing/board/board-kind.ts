import type { SectionName } from "../service-type.ts";

/** A section, or `internet` for both broadband and dedicated lines. */
export type BoardKind = "internet" | SectionName;

/** The kinds, in the order in which lists show them. `isLine` is true for lines to the internet. */
export const boardKinds: Readonly<Record<BoardKind, { readonly isLine: boolean }>> = {
  internet: { isLine: true },
  broadband: { isLine: true },
  dedicated: { isLine: true },
  phone: { isLine: false },
  tv: { isLine: false },
};

/** True for lines to the internet. Only they have a speed and an access type. */
export function isLineKind(kind: BoardKind): boolean {
  return boardKinds[kind].isLine;
}
