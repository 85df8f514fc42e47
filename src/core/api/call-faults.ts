import type { CallFault } from "../diagnosis/trouble.ts";

/** Errors of calls that failed in the page. */
const faults = new WeakMap<object, CallFault>();

/** Returns the error, of which is known from now on why it was thrown. */
export function withFault<Failure extends Error>(error: Failure, fault: CallFault): Failure {
  faults.set(error, fault);
  return error;
}

/** Why a call failed in the page; null for any other error. */
export function faultOf(error: unknown): CallFault | null {
  return error instanceof Error ? (faults.get(error) ?? null) : null;
}

/** The code of a call that is loaded when it is needed. */
export function codeOfCall<Code>(coming: Promise<Code>): Promise<Code> {
  return coming.catch((error: Error) => {
    throw withFault(error, "no code");
  });
}
