import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { RateField } from "../service.ts";
import { explanationTexts } from "./explanation-messages.ts";
import type { BundleLevel } from "./rates.ts";

/** One line of an explanation. */
export interface ExplainedLine {
  /** The id of the service; null for the package and for the cart as a whole. */
  readonly id: string | null;
  readonly label: string;
  readonly cents: CentsOrError;
  readonly reason: string;
  /** The bundle level and the wire field, if the amount is a rate. */
  readonly level?: BundleLevel;
  readonly field?: RateField | null;
}

/** An amount with the lines whose sum it is exactly. */
export interface ExplainedAmount {
  readonly lines: readonly ExplainedLine[];
  readonly total: CentsOrError;
}

/** Creates the lines of a total that is never negative. A negative sum gets another line that raises it to 0. */
export function explainedAmount(
  lines: readonly ExplainedLine[],
  total: CentsOrError,
  format: TextReader,
): ExplainedAmount {
  const raised = subtractCents(total, addCents(...lines.map(({ cents }) => cents)));
  if (raised === null || raised === 0) return { lines, total };
  const label = format.texts(explanationTexts).notBelowZero;
  return { lines: [...lines, { id: null, label, cents: raised, reason: "" }], total };
}

export function isCharged({ cents }: ExplainedLine): boolean {
  return cents !== zeroCents;
}
