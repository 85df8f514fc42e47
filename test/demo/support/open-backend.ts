import { createDice } from "../../../demo/server/catalogue/dice.ts";
import {
  type Backend,
  type BackendOptions,
  createBackend,
  createSeededStore,
  type Store,
} from "../../../demo/server/index.ts";
import { type Endpoint, type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import { checkAnswer, checkRequestBody } from "./check-answer.ts";

export interface TestCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Fields of a form, sent instead of a JSON body. */
  readonly form?: Readonly<Record<string, string>>;
  /** A form with files. */
  readonly multipart?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the answer or the body is intentionally invalid. */
  readonly unchecked?: boolean;
}

/**
 * Opens a backend in memory with its own clock. Every answer is checked against the OpenAPI
 * document.
 */
export interface TestBackend extends Backend {
  readonly store: Store;
  readonly clock: { now(): number; pass(ms: number): void };
  call(name: EndpointName, call?: TestCall): Promise<Response>;
  callJson(name: EndpointName, call?: TestCall): Promise<unknown>;
}

export interface TestBackendOptions extends Partial<BackendOptions> {
  readonly store?: Store;
  readonly startAt?: number;
  readonly wait?: (ms: number) => Promise<void>;
  readonly log?: (message: string) => void;
}

export async function openBackend(given: TestBackendOptions = {}): Promise<TestBackend> {
  const { store: givenStore, startAt = Date.UTC(2026, 0, 5, 12), wait, log, ...options } = given;
  const store = givenStore ?? (await createSeededStore());
  let time = startAt;
  let ids = 0;
  const clock = {
    now: () => time,
    pass(ms: number) {
      time += ms;
    },
  };
  const newId = () => {
    ids += 1;
    return `id-${startAt}-${ids}`;
  };
  const backend = await createBackend(
    {
      store,
      clock,
      newId,
      random: createDice("batch numbers").next,
      ...(wait ? { wait } : {}),
      ...(log ? { log } : {}),
    },
    { defaultUser: "agent", ...options },
  );

  async function call(name: EndpointName, call: TestCall = {}): Promise<Response> {
    if (call.body !== undefined && !call.unchecked) checkRequestBody(name, call.body);
    const answer = await backend.app.fetch(requestOf(name, call));
    if (!call.unchecked) await checkAnswer(name, answer);
    return answer;
  }

  return {
    ...backend,
    store,
    clock,
    call,
    callJson: async (name, given) => (await call(name, given)).json(),
  };
}

function requestOf(name: EndpointName, call: TestCall): Request {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace(/\{\+?(\w+)\}/g, (_, key: string) =>
    key === "brand" ? "sandler" : encodeURIComponent(call.params?.[key] ?? ""),
  );
  const query = new URLSearchParams(call.query).toString();
  const headers = new Headers(call.headers);
  if (call.body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(`http://scout.test${path}${query && `?${query}`}`, {
    method: endpoint.method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.form ? { body: new URLSearchParams(call.form) } : {}),
    ...(call.multipart ? { body: call.multipart } : {}),
  });
}
