import { endpoints } from "../../src/core/index.ts";

/** The calls of a lookup. */
export type CallName = "settings" | "suggestions" | "start" | "poll" | "finish" | "other";

/** A call of a story, and how often it came so far: 1 the first time. */
export interface Call {
  readonly name: CallName;
  readonly count: number;
}

/** Answers a call in place of the backend; undefined leaves it to the backend. */
export type Interference = (call: Call) => Promise<Response> | Response | undefined;

export function callNameOf({ url }: Request): CallName {
  const { pathname, searchParams } = new URL(url);
  const { loadSettings, suggestAddresses, startLookup, advanceBatch } = endpoints;
  if (pathname === loadSettings.path) return "settings";
  if (pathname === suggestAddresses.path) return "suggestions";
  if (pathname === startLookup.path) return "start";
  if (pathname !== advanceBatch.path) return "other";
  return searchParams.get("op") === "finished" ? "finish" : "poll";
}

/** The call is never answered, so that the state before its answer stays. */
export function hold(name: CallName, from = 1): Interference {
  return (call) => (isMeant(call, name, from) ? new Promise(() => {}) : undefined);
}

/** The call is answered with a status that is not OK. */
export function refuse(name: CallName, status: number, from = 1): Interference {
  return (call) => (isMeant(call, name, from) ? new Response(null, { status }) : undefined);
}

function isMeant(call: Call, name: CallName, from: number): boolean {
  return call.name === name && call.count >= from;
}
