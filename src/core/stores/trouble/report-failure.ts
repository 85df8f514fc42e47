import { statusOf } from "../../api/errors.ts";
import { isExplained } from "../../api/explained-errors.ts";
import type { Report } from "../../ports.ts";

/**
 * Reports a failed call with its HTTP status, unless its cause is already reported.
 *
 * @returns the HTTP status, or null without an answer
 */
export function reportFailure(
  report: Report,
  code: string,
  error: unknown,
  how: keyof Report = "error",
): number | null {
  const status = statusOf(error);
  if (!isExplained(error)) report[how](code, status === null ? undefined : String(status));
  return status;
}
