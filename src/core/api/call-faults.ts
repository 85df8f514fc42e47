import type { CallFault } from "../diagnosis/trouble.ts";

/** The reasons why calls failed before the server could answer, keyed by the error of the call. */
const faults = new WeakMap<object, CallFault>();

/** Records why an error was thrown, and returns the error. */
export function withFault<Failure extends Error>(error: Failure, fault: CallFault): Failure {
  faults.set(error, fault);
  return error;
}

/** The recorded fault of an error; null without one. */
export function faultOf(error: unknown): CallFault | null {
  return error instanceof Error ? (faults.get(error) ?? null) : null;
}

/** Waits for code that is loaded on demand, and marks the failure if it does not load. */
export function codeOfCall<Code>(coming: Promise<Code>): Promise<Code> {
  return coming.catch((error: Error) => {
    throw withFault(error, "no code");
  });
}
