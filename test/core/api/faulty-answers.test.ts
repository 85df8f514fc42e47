import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultOf } from "../../../src/core/api/call-faults.ts";
import { calls, endpoints } from "../../../src/core/api/endpoints.ts";
import { isAnswerError, statusOf } from "../../../src/core/api/errors.ts";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { namesOf } from "../../../src/openapi/described-calls.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  settle,
} from "../../support/fake-ports.ts";
import { dripping, endless, oddAnswers, refusals, swelling } from "../../support/faulty-answers.ts";
import { type FaultyServer, losses, openFaultyServer } from "../../support/faulty-server.ts";
import { callRows } from "./call-rows.ts";

const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
function open(answer: Answerer) {
  const ports = createFakePorts({ http: createFakeHttp(answer).http });
  return { client: createHttpClient(defaultConfig, ports, session), clock: ports.clock };
}
/** Sending the body of any of these calls takes at most this long. */
const maxBodyMs = 20;
const none = Symbol("no failure");

/** Returns the error with which the call rejects. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => none,
    (error: unknown) => error,
  );
const names = namesOf(callRows);

describe.each(names)("%s", (name) => {
  const { call, reads = ["wrong types"], good = '{"data":{"rows":[]}}' } = callRows[name];

  test("every refusal rejects with the server's status", async () => {
    for (const [answer, status] of Object.values(refusals)) {
      expect(statusOf(await failureOf(call(open(answer).client)))).toBe(status);
    }
    expect(
      statusOf(await failureOf(call(open(() => new Response("", { status: 401 })).client))),
    ).toBe(401);
  });

  test("sufficient answers are read, and others are rejected with the call's own message", async () => {
    const read: string[] = [];
    for (const [odd, answer] of Object.entries(oddAnswers)) {
      const failure = await failureOf(call(open(answer).client));
      if (failure === none) read.push(odd);
      else expect(failure, odd).toSatisfy(isAnswerError);
    }
    expect(read).toEqual(reads);
  });

  test("an answer that arrives byte by byte is read like one that arrives at once", async () => {
    const read = async (answer: () => Response) => JSON.stringify(await call(open(answer).client));
    expect(await read(() => dripping(good))).toEqual(await read(() => new Response(good)));
  });

  test("B11: a server that never answers, or never ends its answer, is a lost connection; the next call works", async () => {
    const answers = [() => new Promise<Response>(() => {}), endless, () => new Response(good)];
    const { client, clock } = open(() => (answers.shift() ?? endless)());
    for (const limitMs of [120_000, endpoints[name].answer === "blob" ? 600_000 : 120_000]) {
      let failure: unknown;
      void failureOf(call(client)).then((error) => {
        failure = error;
      });
      await settle();
      clock.advance(limitMs - 1);
      await settle();
      expect(failure).toBeUndefined();
      clock.advance(1 + maxBodyMs);
      await settle();
      expect(failure).toBeInstanceOf(TypeError);
      expect(faultOf(failure)).toBe("too late");
    }
    expect(await failureOf(call(client))).toBe(none);
    expect(clock.pending()).toBe(0);
  });
});

const texts = names.filter((name) => endpoints[name].answer !== "blob");

test.each(texts)("M8: %s rejects an answer above the maximum length", async (name) => {
  const failure = await failureOf(callRows[name].call(open(() => swelling().response).client));
  expect(failure).toSatisfy(isAnswerError);
  expect(faultOf(failure)).toBe("too long");
});

test("M8: an answer with an announced length above the maximum is not received", async () => {
  const { response, taken } = swelling({ "Content-Length": "34000000" });
  const failure = await failureOf(callRows.loadFinder.call(open(() => response).client));
  expect(faultOf(failure)).toBe("too long");
  // The stream prepares its first piece.
  expect(taken()).toEqual({ takenBytes: 1_000_000, isLeft: true });
});

test("M8: a refusal with a text above the maximum length is still a refusal", async () => {
  const refusal = new Response(swelling().response.body, { status: 422 });
  const name = texts.find((one) => endpoints[one].method === "POST") ?? "logIn";
  expect(statusOf(await failureOf(callRows[name].call(open(() => refusal).client)))).toBe(422);
});

test("M8: a failed call waits at most fifteen seconds for its explanation", async () => {
  const ports = createFakePorts({ http: () => Promise.reject(new TypeError("Failed to fetch")) });
  const silent = { answered() {}, failed: () => new Promise<void>(() => {}) };
  let failure: unknown;
  const client = createHttpClient(defaultConfig, ports, session, silent);
  void failureOf(calls.loadSettings(client)).then((error) => {
    failure = error;
  });
  await settle();
  ports.clock.advance(14_999);
  await settle();
  expect(failure).toBeUndefined();
  ports.clock.advance(1);
  await settle();
  expect(failure).toBeInstanceOf(TypeError);
  expect(ports.clock.pending()).toBe(0);
});

// One call is enough, because all calls share the reader of JSON.
test("an answer of 20 MB is read", async () => {
  const { client } = open(() => new Response(`{"data":{"rows":[]}}${" ".repeat(20_000_000)}`));
  expect(await failureOf(callRows.loadFinder.call(client))).toBe(none);
});

describe("over a real connection", () => {
  let near: FaultyServer;
  let far: FaultyServer;
  beforeAll(async () => {
    [near, far] = await Promise.all([openFaultyServer(), openFaultyServer()]);
    far.writes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nAccess-Control-Allow-Origin: *\r\n\r\n{}";
  });
  afterAll(() => Promise.all([near.close(), far.close()]));

  const openNear = () =>
    createHttpClient(
      { ...defaultConfig, apiBase: near.origin },
      { ...createFakePorts({ http: fetch }), clock: createFakeClock() },
      { ...session, usableToken: () => Promise.resolve("head.body.sig") },
    );

  test.each(Object.entries(losses))(
    "every call that is cut off fails: %s",
    async (_where, writes) => {
      near.writes = writes;
      for (const name of names) {
        expect(await failureOf(callRows[name].call(openNear())), name).toBeInstanceOf(TypeError);
      }
    },
  );

  test("B2: no redirect takes a token to another origin", async () => {
    near.writes = `HTTP/1.1 307 Gone\r\nLocation: ${far.origin}/x\r\nContent-Length: 0\r\n\r\n`;
    for (const name of names) await failureOf(callRows[name].call(openNear()));
    expect(far.heard.length).toBeGreaterThan(0);
    expect(far.heard.filter((request) => request.includes("head.body.sig"))).toEqual([]);
  });
});
