import { describe, expect, test } from "vitest";
import { withFault } from "../../../src/core/api/call-faults.ts";
import { type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import { isHttpError } from "../../../src/core/api/errors.ts";
import {
  type CallRequest,
  createHttpClient,
  type TokenSource,
} from "../../../src/core/api/http-client.ts";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import type { Ports, RepeatIfLeft } from "../../../src/core/ports.ts";
import { namesOf } from "../../../src/openapi/described-calls.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  settle,
} from "../../support/fake-ports.ts";
import { callRows } from "./call-rows.ts";

const token = "head.body.sig";

function open({
  config = {},
  held = token,
  answer,
  place,
  repeatIfLeft,
}: {
  readonly config?: Partial<Config>;
  readonly held?: string | null;
  readonly answer?: Answerer;
  readonly place?: Ports["place"];
  readonly repeatIfLeft?: RepeatIfLeft;
} = {}) {
  const { http, calls } = createFakeHttp(answer);
  const refused: string[] = [];
  const session: TokenSource = {
    usableToken: () => Promise.resolve(held),
    refuse: (old) => refused.push(old),
  };
  const ports = createFakePorts({
    http,
    ...(place && { place }),
    ...(repeatIfLeft && { repeatIfLeft }),
  });
  const client = createHttpClient({ ...defaultConfig, ...config }, ports, session);
  return { client, calls, refused };
}

/** Sends one request and returns it in the form in which it was sent. */
async function sent(
  name: EndpointName,
  request?: CallRequest,
  options?: Parameters<typeof open>[0],
) {
  const { client, calls } = open(options);
  await client.send(endpoints[name], request);
  const [call] = calls;
  if (call === undefined || calls.length > 1) throw new Error(`${calls.length} calls left`);
  return call;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error("the call did not fail");
    },
    (error: unknown) => error,
  );
}

const scout = "JWT-Authorization";
const json = "application/json";

const names = namesOf(callRows);

function bodyFor(type: string | undefined): Pick<CallRequest, "body"> {
  if (type === "multipart/form-data") return { body: new FormData() };
  if (type === "application/x-www-form-urlencoded")
    return { body: new URLSearchParams({ id: "7" }) };
  return type === undefined ? {} : { body: { query: "é" } };
}

describe("every call", () => {
  const full = (name: EndpointName): CallRequest => ({
    path: { id: "x y", contract: "x y", path: "x y" },
    csrfToken: "csrf",
    ...bodyFor(callRows[name].type),
  });

  test.for(names)("1 §7, 2 §7: %s has its method and address", async (name) => {
    const { url, method } = await sent(name, full(name), { config: { brand: "acme" } });
    expect(`${method} ${url}`).toBe(callRows[name].line);
  });

  test.for(names)("B10: %s is sent under the API base", async (name) => {
    const config = { brand: "acme", apiBase: "https://api.example/base/" };
    const { url, method } = await sent(name, full(name), { config });
    const [verb, path] = callRows[name].line.split(" ");
    expect(`${method} ${url}`).toBe(`${verb} https://api.example/base${path}`);
  });

  test.for(names)("B1: %s has the token in one header, or none", async (name) => {
    const { headers } = await sent(name, full(name));
    const carried = ["JWT-Authorization", "Authorization"].filter((header) => headers.has(header));
    const { header } = callRows[name];
    expect(carried).toEqual(header === null ? [] : [header]);
    if (header !== null) expect(headers.get(header)).toBe(`Bearer ${token}`);
  });

  test.for(names)("W30: %s requests texts in the language of the screen", async (name) => {
    const { headers } = await sent(name, full(name), { config: { locale: "es-MX" } });
    expect(headers.get("Accept-Language")).toBe("es-MX, es;q=0.8, en;q=0.5");
  });

  test.for(names)("A3: %s is sent without a token when none is usable", async (name) => {
    const { headers, init } = await sent(name, full(name), { held: null });
    expect(headers.has("JWT-Authorization") || headers.has("Authorization")).toBe(false);
    expect(init.redirect).toBe("follow");
  });

  test.for(names)(
    "B3: %s sends cookies to other origins only if its endpoint requires them",
    async (name) => {
      const { init } = await sent(name, full(name));
      expect(init.credentials).toBe(callRows[name].withCredentials ? "include" : "same-origin");
    },
  );

  test.for(names)(
    "B5: %s has the anti-forgery header only if its endpoint requires it and a token is passed",
    async (name) => {
      expect((await sent(name, full(name))).headers.get("X-CSRF-Token")).toBe(
        callRows[name].csrf ? "csrf" : null,
      );
      const { csrfToken: _, ...without } = full(name);
      expect((await sent(name, without)).headers.has("X-CSRF-Token")).toBe(false);
    },
  );

  test.for(names)("%s sends its body with the type of its endpoint", async (name) => {
    const { url, init, method, headers } = await sent(name, full(name));
    // The platform writes the type of a form, because it chooses the boundary between the parts.
    const overWire = new Request(new URL(url, "https://portal.example"), {
      method,
      headers,
      body: init.body ?? null,
    });
    const type = overWire.headers.get("content-type")?.split(";")[0];
    const { type: expected } = callRows[name];
    const text = await overWire.text();
    if (expected === undefined) expect(text).toBe("");
    else expect(type).toBe(expected);
    if (expected?.includes("json")) expect(text).toBe('{"query":"é"}');
    if (expected?.includes("urlencoded")) expect(text).toBe("id=7");
    if (expected === "multipart/form-data") expect(headers.has("content-type")).toBe(false);
  });

  test.for(names)("%s has the Accept header of the type of its answer", async (name) => {
    const { headers } = await sent(name, full(name));
    expect(headers.get("accept")).toBe(callRows[name].accept === "json" ? json : "*/*");
  });

  test.for(names)(
    "B2: a call that sends its token in a custom header follows no redirect: %s",
    async (name) => {
      const { init } = await sent(name, full(name));
      expect(init.redirect).toBe(callRows[name].header === scout ? "error" : "follow");
    },
  );

  test.for(names)("A12: %s answered 401 refuses its token, unless it signs in", async (name) => {
    const answer = () => new Response(null, { status: 401 });
    const withToken = open({ answer });
    await failureOf(withToken.client.send(endpoints[name], full(name)));
    // The 401 of a sign-in refers to its body and not to the token.
    const saysNothing = callRows[name].header === null || endpoints[name].signsIn;
    expect(withToken.refused).toEqual(saysNothing ? [] : [token]);
    const without = open({ answer, held: null });
    await failureOf(without.client.send(endpoints[name], full(name)));
    expect(without.refused).toEqual([]);
  });
});

describe("where the token is sent", () => {
  test.for([
    ["", true],
    ["/backend", true],
    ["https://portal.example", true],
    ["https://api.example", true],
    ["https://api.example/base", true],
    ["//api.example", true],
  ] as const)("B2: the token is sent to the API base %j itself", async ([apiBase, goes]) => {
    const { headers } = await sent("loadSettings", {}, { config: { apiBase } });
    expect(headers.has("Authorization")).toBe(goes);
  });

  test("B2: no value in a path changes the origin", async () => {
    for (const path of [
      "//evil.example/",
      "\\\\evil.example",
      "https://evil.example",
      "@evil.example",
    ]) {
      for (const apiBase of ["", "https://api.example"]) {
        const { url } = await sent("loadPage", { path: { path } }, { config: { apiBase } });
        const { origin, pathname } = new URL(url, "https://portal.example");
        expect(origin).toBe(apiBase || "https://portal.example");
        expect(pathname.startsWith("/proxy/")).toBe(true);
      }
    }
  });

  test("B10: an invalid API base fails before anything is sent", async () => {
    const { client, calls } = open({ config: { apiBase: "https://" } });
    expect(await failureOf(client.send(endpoints.loadSettings))).toBeInstanceOf(TypeError);
    expect(calls).toEqual([]);
  });

  test("V12: a path that leaves its folder fails before anything is sent", async () => {
    const { client, calls } = open();
    for (const path of ["../admin", "%2e%2e/admin", "a/..\\..\\b"]) {
      expect(await failureOf(client.send(endpoints.loadPage, { path: { path } }))).toBeInstanceOf(
        RangeError,
      );
    }
    expect(
      await failureOf(client.send(endpoints.loadContract, { path: { contract: ".." } })),
    ).toBeInstanceOf(RangeError);
    expect(await failureOf(client.send(endpoints.closePageView))).toBeInstanceOf(RangeError);
    expect(calls).toEqual([]);
  });

  test("B6: a brand cannot leave its folder", async () => {
    const { client, calls } = open({ config: { brand: ".." } });
    expect(await failureOf(client.send(endpoints.openPageView))).toBeInstanceOf(RangeError);
    expect((await sent("openPageView", {}, { config: { brand: "a/b" } })).url).toBe(
      "/api/a%2Fb/stats",
    );
    expect(calls).toEqual([]);
  });

  test("V12: a call keeps the query of a page's address and adds its own query", async () => {
    const path = { path: "/news?page=2#top" };
    expect((await sent("loadPage", { path })).url).toBe("/proxy/news?page=2");
    expect((await sent("loadPage", { path, query: { cid: "1" } })).url).toBe(
      "/proxy/news?page=2&cid=1",
    );
  });
});

describe("failures", () => {
  const fail = (name: EndpointName, response: Response) =>
    failureOf(
      open({ answer: () => response }).client.send(endpoints[name], {
        path: { id: "7", path: "a" },
      }),
    );

  const html = "<!doctype html><title>502 Bad Gateway</title>";
  const sentences: readonly (readonly [string, string, string, string])[] = [
    ["the message of the body", '{"message":"Wrong file."}', "Unprocessable", "Wrong file."],
    ["the trimmed message", '{"message":" Wrong. "}', "", "Wrong."],
    ["the status text for an empty message", '{"message":""}', "Unprocessable", "Unprocessable"],
    ["the status text for a blank message", '{"message":" "}', "Unprocessable", "Unprocessable"],
    ["the status text for a message that is no text", '{"message":{"a":1}}', "Bad", "Bad"],
    ["the status text for a list", '[{"message":"no"}]', "Bad", "Bad"],
    ["the status text for null", "null", "Bad", "Bad"],
    ["the status text for a string", '"message"', "Bad", "Bad"],
    ["the status text for HTML", html, "Bad Gateway", "Bad Gateway"],
    ["the status text for an empty body", "", "Bad Gateway", "Bad Gateway"],
    ["the number where there is no status text", html, "", "HTTP 422"],
    ["the number where there is nothing at all", "", "", "HTTP 422"],
  ];

  test.for(sentences)(
    "B8: the message of the failed POST is %s",
    async ([, body, statusText, message]) => {
      const response = new Response(body, { status: 422, statusText });
      const error = await fail("searchPricing", response);
      expect(isHttpError(error)).toBe(true);
      expect(error).toMatchObject({ message, status: 422 });
      expect(error).toHaveProperty("cause", response);
    },
  );

  test("B8: a POST goes to its path, on port 3000 as on any other", async () => {
    for (const port of [3000, 8080]) {
      const place = { origin: `http://localhost:${port}`, hostname: "localhost" };
      expect((await sent("searchPricing", {}, { place })).url).toBe("/api/scout/v1/pricing");
    }
  });

  test("B8: a PATCH and a call for a file have the same message", async () => {
    const body = '{"message":"Wrong."}';
    expect(await fail("closePageView", new Response(body, { status: 400 }))).toMatchObject({
      message: "Wrong.",
    });
    const { client } = open({ answer: () => new Response(body, { status: 400 }) });
    expect(await failureOf(client.send(endpoints.downloadPricing))).toMatchObject({
      message: "Wrong.",
    });
  });

  test.for([400, 401, 403, 404, 422, 429, 500, 502, 504])(
    "B9: a GET answered %d has a fixed message and keeps the response",
    async (status) => {
      const response = new Response('{"message":"no"}', { status, statusText: "No" });
      const error = await fail("loadSettings", response);
      expect(error).toMatchObject({ message: "API Request failed.", status });
      expect(error).toHaveProperty("cause", response);
    },
  );

  test("B8: the body of the response in cause can still be read", async () => {
    for (const name of ["loadSettings", "searchPricing"] as const) {
      const response = new Response('{"message":"no","code":7}', { status: 422 });
      await fail(name, response);
      expect(await response.json()).toEqual({ message: "no", code: 7 });
    }
  });

  test("B8: an interrupted body does not hide the status", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("lost")) });
    const response = new Response(broken, { status: 503, statusText: "Busy" });
    expect(await fail("searchPricing", response)).toMatchObject({ message: "Busy", status: 503 });
  });

  test.for(["loadSettings", "searchPricing"] as const)(
    "B9: a network failure is not wrapped: %s",
    async (name) => {
      const cause = new TypeError("Failed to fetch");
      const { client, calls } = open({ answer: () => Promise.reject(cause) });
      expect(await failureOf(client.send(endpoints[name]))).toBe(cause);
      expect(calls).toHaveLength(1);
    },
  );

  test.for([401, 408, 409, 425, 429, 500, 502, 503, 504])(
    "B14: nothing is sent again after %d",
    async (status) => {
      for (const name of ["loadSettings", "searchPricing", "closePageView"] as const) {
        const { client, calls } = open({ answer: () => new Response("", { status }) });
        await failureOf(client.send(endpoints[name], { path: { id: "7" } }));
        await settle();
        expect(calls).toHaveLength(1);
      }
    },
  );

  /**
   * Simulates a page that the user leaves and opens again each time the browser may have aborted a
   * call.
   */
  const leftPage: RepeatIfLeft = (load, isLost) =>
    load().catch((error) => {
      if (!isLost(error)) throw error;
      return load();
    });

  /** Fails the first request, and answers every later one. */
  function onceLost(error: unknown): Answerer {
    const failures = [error];
    return () => {
      if (failures.length > 0) throw failures.pop();
      return Response.json({});
    };
  }

  test("B14: a repeatable call that the browser aborted with its page is sent again", async () => {
    const repeated: string[] = [];
    for (const name of names) {
      const answer = onceLost(new TypeError("Load failed"));
      const { client, calls } = open({ answer, repeatIfLeft: leftPage });
      const path = { id: "7", path: "a", file: "b", contract: "c" };
      await client.send(endpoints[name], { path }).catch(() => {});
      if (calls.length === 2) repeated.push(name);
    }
    const reads = names.filter((name) => callRows[name].line.startsWith("GET "));
    expect(repeated.toSorted()).toEqual(
      [
        ...reads,
        "advanceBatch",
        "advanceSandboxBatch",
        "listBulk",
        "searchPricing",
        "validateToken",
      ].toSorted(),
    );
  });

  test("B14: a body that Firefox aborts with its page is requested again; a refusal is not", async () => {
    const { client, calls } = open({ repeatIfLeft: leftPage });
    const ends = [new DOMException("The operation was aborted.", "AbortError"), null];
    const read = async () => {
      const end = ends.shift();
      if (end) throw end;
      return "read";
    };
    expect(await client.receive(endpoints.loadSettings, {}, read)).toBe("read");
    expect(calls).toHaveLength(2);
    const refused = open({
      answer: () => new Response("", { status: 500 }),
      repeatIfLeft: leftPage,
    });
    expect(isHttpError(await failureOf(refused.client.send(endpoints.loadSettings)))).toBe(true);
    expect(refused.calls).toHaveLength(1);
  });

  test("B11, B14: a call that was not answered in time is not sent again", async () => {
    const { client, calls } = open({ repeatIfLeft: leftPage });
    const read = async () => {
      throw withFault(new TypeError("No answer in time."), "too late");
    };
    expect(await failureOf(client.receive(endpoints.loadSettings, {}, read))).toBeInstanceOf(
      TypeError,
    );
    expect(calls).toHaveLength(1);
  });

  test("M9: an aborted call does not wait for the page, and is not sent when the page returns", async () => {
    const back = deferred<void>();
    const controller = new AbortController();
    const { client, calls } = open({
      answer: () => Promise.reject(new TypeError("Load failed")),
      repeatIfLeft: (load) => load().catch(() => back.promise.then(load)),
    });
    const { signal } = controller;
    const call = failureOf(client.send(endpoints.loadSettings, { signal }));
    await settle();
    controller.abort();
    expect(await call).toMatchObject({ name: "AbortError" });
    back.resolve();
    await settle();
    expect(calls).toHaveLength(1);
  });

  test.for([400, 403, 404, 419, 500])("A12: %d does not refuse the token", async (status) => {
    const { client, refused } = open({ answer: () => new Response("", { status }) });
    await failureOf(client.send(endpoints.loadSettings));
    expect(refused).toEqual([]);
  });
});

describe("aborting", () => {
  test("M9: with an aborted signal, nothing is sent", async () => {
    const { client, calls } = open();
    const error = await failureOf(
      client.send(endpoints.loadSettings, { signal: AbortSignal.abort() }),
    );
    expect(error).toMatchObject({ name: "AbortError" });
    expect(calls).toEqual([]);
  });

  test("M9: a call under way rejects with an AbortError", async () => {
    const controller = new AbortController();
    const { client, calls } = open({ answer: () => deferred<Response>().promise });
    const call = failureOf(client.send(endpoints.searchPricing, { signal: controller.signal }));
    await settle();
    expect(calls).toHaveLength(1);
    controller.abort();
    expect(await call).toMatchObject({ name: "AbortError" });
  });

  test("M9: a call that waits for the token rejects at once and sends nothing", async () => {
    const controller = new AbortController();
    const { http, calls } = createFakeHttp();
    const session = { usableToken: () => deferred<string | null>().promise, refuse: () => {} };
    const client = createHttpClient(defaultConfig, createFakePorts({ http }), session);
    const call = failureOf(client.send(endpoints.loadSettings, { signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await call).toMatchObject({ name: "AbortError" });
    expect(calls).toEqual([]);
  });
});
