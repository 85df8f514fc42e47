import type { SectionName } from "../service-type.ts";

/** A section, or every line to the internet, broadband and dedicated. */
export type BoardKind = "internet" | SectionName;

/** Every kind in the order of lists, and whether its offers are lines to the internet. */
export const boardKinds: Readonly<Record<BoardKind, { readonly isLine: boolean }>> = {
  internet: { isLine: true },
  broadband: { isLine: true },
  dedicated: { isLine: true },
  phone: { isLine: false },
  tv: { isLine: false },
};

/** Only lines to the internet have a speed and an access type. */
export function isLineKind(kind: BoardKind): boolean {
  return boardKinds[kind].isLine;
}
