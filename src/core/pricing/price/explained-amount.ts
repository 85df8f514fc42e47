import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { RateField } from "../service.ts";
import { explanationMessages } from "./explanation-messages.ts";
import type { BundleLevel } from "./rates.ts";

/** One line of an explanation. */
export interface ExplainedLine {
  /** Id of the service; null for the package and for the cart as a whole. */
  readonly id: string | null;
  readonly label: string;
  readonly cents: CentsOrError;
  readonly reason: string;
  /** Of an amount that is a rate: the bundle level and the wire's field. */
  readonly level?: BundleLevel;
  readonly field?: RateField | null;
}

/** Lines that add up to their total exactly. */
export interface ExplainedAmount {
  readonly lines: readonly ExplainedLine[];
  readonly total: CentsOrError;
}

/** The lines of a total that is never negative; raising it to 0 is a line of its own. */
export function explainedAmount(
  lines: readonly ExplainedLine[],
  total: CentsOrError,
): ExplainedAmount {
  const raised = subtractCents(total, addCents(...lines.map(({ cents }) => cents)));
  if (raised === null || raised === 0) return { lines, total };
  const label = explanationMessages.notBelowZero;
  return { lines: [...lines, { id: null, label, cents: raised, reason: "" }], total };
}

export function isCharged({ cents }: ExplainedLine): boolean {
  return cents !== zeroCents;
}
