import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { explanationTexts } from "../pricing-messages.ts";
import type { BundleLevel } from "./bundle-level.ts";
import type { RateField } from "./rate.ts";

/** One line of an explanation. */
export interface ExplainedLine {
  /** The row that it is about; null for the package and for the cart as a whole. */
  readonly id: string | null;
  readonly label: string;
  readonly cents: CentsOrError;
  readonly reason: string;
  /** Where a rate gave it: the row's bundle level and the wire's field. */
  readonly level?: BundleLevel;
  readonly field?: RateField | null;
}

/** Lines that add up to their total exactly. */
export interface ExplainedAmount {
  readonly lines: readonly ExplainedLine[];
  readonly total: CentsOrError;
}

/** The lines of a total that is never negative: what is raised to 0 is a line, too. */
export function explainedAmount(
  lines: readonly ExplainedLine[],
  total: CentsOrError,
): ExplainedAmount {
  const raised = subtractCents(total, addCents(...lines.map(({ cents }) => cents)));
  if (raised === null || raised === 0) return { lines, total };
  const label = explanationTexts.notBelowZero;
  return { lines: [...lines, { id: null, label, cents: raised, reason: "" }], total };
}

export function isCharged({ cents }: ExplainedLine): boolean {
  return cents !== zeroCents;
}
