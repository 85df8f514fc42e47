import type { AnswerFault } from "../trouble.ts";

/** Errors of answers that were not read to their end. */
const faults = new WeakMap<object, AnswerFault>();

/** Returns the error, of which is known from now on why it was thrown. */
export function withFault<Failure extends Error>(error: Failure, fault: AnswerFault): Failure {
  faults.set(error, fault);
  return error;
}

/** Why an answer was not read to its end; null for any other error. */
export function faultOf(error: unknown): AnswerFault | null {
  return error instanceof Error ? (faults.get(error) ?? null) : null;
}
