import { type EndpointName, endpoints } from "../../src/core/index.ts";

/** A call of a story. */
export interface Call {
  readonly request: Request;
  /** The number of calls of this address, including this one. */
  readonly count: number;
}

/** Answers a call. It can use the backend's own answer. */
export type Interference = (
  call: Call,
  askBackend: () => Promise<Response>,
) => Promise<Response> | Response;

export function isCall({ method, url, headers }: Request, name: EndpointName): boolean {
  const endpoint = endpoints[name];
  const path = new RegExp(`^${endpoint.path.replaceAll(/\{(\+?)\w+\}/g, partOf)}$`);
  const isForm = headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;
  return (
    method === endpoint.method &&
    path.test(new URL(url).pathname) &&
    isForm === (endpoint.body === "multipart")
  );
}

const partOf = (_variable: string, slashes: string) => (slashes === "" ? "[^/]+" : ".+");

/** Answers the call with the result of `act`, from the given count on. */
function interfere(name: EndpointName, from: number, act: () => Promise<Response>): Interference {
  return ({ request, count }, askBackend) =>
    count >= from && isCall(request, name) ? act() : askBackend();
}

/** Never answers the call, so that the state before the answer stays. */
export function hold(name: EndpointName, from = 1): Interference {
  return interfere(name, from, () => new Promise(() => {}));
}

/** Answers the call with a status that is not OK. */
export function refuse(name: EndpointName, status: number, from = 1): Interference {
  return interfere(name, from, async () => new Response(null, { status }));
}

/** Answers the call with this JSON. */
export function answer(name: EndpointName, json: unknown): Interference {
  return interfere(name, 1, async () => Response.json(json));
}

/** The first matching interference answers a call, otherwise the backend does. */
export function inTurn(...all: readonly Interference[]): Interference {
  return (call, askBackend) =>
    all.reduceRight<() => Promise<Response>>(
      (next, one) => async () => one(call, next),
      askBackend,
    )();
}
