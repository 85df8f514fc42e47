import { hasContact } from "./mail-lines.ts";

/** A line of a pasted text after the closing of a mail. */
interface LineAfterClosing {
  readonly text: string;
  /** True for an item of a list. */
  readonly isMarked: boolean;
  /** True for an address; `isLabelled` if the name of its site is on the same line. */
  readonly hasStreet: boolean;
  readonly isLabelled: boolean;
}

/**
 * The index of the address that belongs to the signature of a mail; -1 without one. It is the only address in the block
 * after the closing, below a name, and with a telephone number, mail box or website beside it. Below two lines, such as a
 * name and a company, it needs none of these if the closing is in the same block.
 */
export function signatureStreetOf(
  lines: readonly LineAfterClosing[],
  isSameBlock: boolean,
): number {
  const at = lines.findIndex(({ hasStreet }) => hasStreet);
  const isOnly = at >= 0 && lines.findLastIndex(({ hasStreet }) => hasStreet) === at;
  const above = lines.slice(0, Math.max(0, at));
  if (!isOnly || above.length === 0 || lines[at]?.isLabelled) return -1;
  const isList = lines.some(({ isMarked }) => isMarked);
  if (isList || above.some(({ text }) => text.endsWith(":"))) return -1;
  const isSigned = lines.some(({ text }) => hasContact(text));
  return isSigned || (isSameBlock && above.length > 1) ? at : -1;
}
