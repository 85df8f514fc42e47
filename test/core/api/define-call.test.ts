import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { defineCall } from "../../../src/core/api/define-call.ts";
import { blobAnswer, fileAnswer } from "../../../src/core/api/download-file.ts";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { laterAnswer } from "../../../src/core/api/later-answer.ts";
import { noAnswer } from "../../../src/core/api/no-answer.ts";
import { jsonAnswer, textAnswer } from "../../../src/core/api/read-answer.ts";
import { anything } from "../../../src/core/api/reading.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createFakeHttp, createFakePorts, deferred, settle } from "../../support/fake-ports.ts";

const json = jsonAnswer(anything, "The answer cannot be read.");

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error("the call did not fail");
    },
    (error: unknown) => error,
  );
}

describe("a call", () => {
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
  const rename = defineCall({
    method: "PATCH",
    path: "/things/{id}",
    request: ({ id, name }: { readonly id: string; readonly name: string }) => ({
      path: { id },
      body: { name },
    }),
    answer: jsonAnswer(v.object({ name: v.string() }), "The thing was not renamed."),
    source: "1 §7",
  });

  function open(answer: () => Response) {
    const { http, calls } = createFakeHttp(answer);
    return { client: createHttpClient(defaultConfig, createFakePorts({ http }), session), calls };
  }

  test("a call sends what it declares, and reads the answer", async () => {
    const { client, calls } = open(() => Response.json({ name: "b", more: 1 }));
    expect(await rename(client, { id: "a/1", name: "b" })).toEqual({ name: "b" });
    const [call] = calls;
    expect([call?.method, call?.url, call?.init.body]).toEqual([
      "PATCH",
      "/things/a%2F1",
      '{"name":"b"}',
    ]);
  });

  test("a call fails with its own message if the answer does not fit the schema", async () => {
    const { client } = open(() => Response.json({ name: 7 }));
    const error = await failureOf(rename(client, { id: "a", name: "b" }));
    expect(isAnswerError(error)).toBe(true);
    expect(error).toMatchObject({ message: "The thing was not renamed." });
  });

  test("a call knows its address and its endpoint", () => {
    const { client } = open(() => new Response());
    expect(rename.addressOf(client, { id: "7", name: "" })).toBe("/things/7");
    expect(rename.endpoint).toEqual({
      method: "PATCH",
      path: "/things/{id}",
      query: [],
      body: "json",
      answer: "json",
      token: "Authorization",
      csrf: false,
      withCredentials: false,
      proxied: false,
      signsIn: false,
      needsScout: false,
      repeatable: false,
      source: "1 §7",
    });
  });
});

describe("a call whose answer is read by code that loads later", () => {
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };

  function open(load: () => Promise<typeof json>) {
    const { http, calls } = createFakeHttp(() => Response.json({ name: "b" }));
    const client = createHttpClient(defaultConfig, createFakePorts({ http }), session);
    const answer = laterAnswer("json", load);
    const call = defineCall({ method: "GET", path: "/things", answer, source: "1 §7" });
    return { call: () => call(client, undefined), calls };
  }

  test("the call loads the code when the request is sent, and reads the answer with it", async () => {
    const reader = deferred<typeof json>();
    let loads = 0;
    const { call, calls } = open(() => {
      loads += 1;
      return reader.promise;
    });
    const answer = call();
    expect(loads).toBe(1);
    await settle();
    expect(calls).toHaveLength(1);
    reader.resolve(json);
    expect(await answer).toEqual({ name: "b" });
  });

  test("the call fails if the code does not load, and the next call loads it again", async () => {
    const lost = new TypeError("Failed to fetch dynamically imported module");
    let isLost = true;
    const { call } = open(() => (isLost ? Promise.reject(lost) : Promise.resolve(json)));
    expect(await failureOf(call())).toBe(lost);
    isLost = false;
    expect(await call()).toEqual({ name: "b" });
  });
});

describe("answers", () => {
  test.for([
    ['{"a":1}', { a: 1 }],
    ["[]", []],
    ["null", null],
    ["0", 0],
    ['"text"', "text"],
    [' {"a":1}\n', { a: 1 }],
    ['\ufeff{"a":1}', { a: 1 }],
    ["", null],
    [" \n", null],
  ] as const)("B8: %j is read as JSON", async ([text, value]) => {
    expect(await json.read(new Response(text), null)).toEqual(value);
  });

  test("B8: JSON is read whatever its content type", async () => {
    const response = new Response('{"a":1}', { headers: { "content-type": "text/html" } });
    expect(await json.read(response, null)).toEqual({ a: 1 });
  });

  test.for([204, 205])("B8: %d has no answer", async (status) => {
    expect(await json.read(new Response(null, { status }), null)).toBeNull();
  });

  test.for(["<!doctype html><p>Busy", "{", "undefined", "{}{}", "'a'", "NaN"])(
    "an OK answer that is not JSON cannot be read: %j",
    async (text) => {
      const error = await failureOf(json.read(new Response(text), null));
      expect(isAnswerError(error)).toBe(true);
      expect(error).toMatchObject({ message: "The answer cannot be read." });
      expect(error).toHaveProperty("cause", expect.any(SyntaxError));
    },
  );

  test("B4: the anti-forgery token is read as text", async () => {
    const text = textAnswer("text", v.string(), "There is no token.");
    expect(await text.read(new Response("abc-123"), null)).toBe("abc-123");
    expect(await text.read(new Response('{"token":"abc"}'), null)).toBe('{"token":"abc"}');
  });

  test("a page is read as text", async () => {
    const html = textAnswer("html", v.string(), "There is no page.");
    expect(await html.read(new Response("<p>Hello"), null)).toBe("<p>Hello");
  });

  test("a call without an answer resolves with null, whatever the body", async () => {
    expect(await noAnswer.read(new Response("<p>OK"), null)).toBeNull();
    expect(await noAnswer.read(new Response('{"a":1}'), null)).toBeNull();
  });

  test("W7: JSON with __proto__ changes no prototype", async () => {
    await json.read(new Response('{"__proto__":{"polluted":1}}'), null);
    expect("polluted" in {}).toBe(false);
  });

  test("a file has its bytes, its type, and the name from the header", async () => {
    const bytes = new Uint8Array([0xff, 0, 0x89, 0x50]);
    const headers = {
      "content-disposition": 'attachment; filename="a.csv"',
      "content-type": "text/csv",
    };
    const { file, name } = await fileAnswer(() => "b.csv").read(
      new Response(bytes, { headers }),
      null,
    );
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(file.type).toBe("text/csv");
    expect(name).toBe("a.csv");
  });

  test("a file without the header gets the fallback name; it may be empty", async () => {
    const { file, name } = await fileAnswer(() => "b.csv").read(new Response(null), null);
    expect(name).toBe("b.csv");
    expect(file.size).toBe(0);
    expect((await blobAnswer.read(new Response("ab"), null)).size).toBe(2);
  });

  test("B9: an interrupted body rejects with the error of the network", async () => {
    const cause = new TypeError("network error");
    const broken = new ReadableStream({ start: (stream) => stream.error(cause) });
    expect(await failureOf(json.read(new Response(broken), null))).toBe(cause);
  });
});
