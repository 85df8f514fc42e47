import { describe, expect, expectTypeOf, test } from "vitest";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { type Api, createApi } from "../../src/core/create-api.ts";
import { createFakeHttp, createFakePorts } from "../support/fake-ports.ts";

function open(answer = () => Response.json({ data: { rows: [] } })) {
  const { http, calls } = createFakeHttp(answer);
  const api = createApi({ brand: "acme", apiBase: "/base" }, createFakePorts({ http }));
  return { api, calls };
}

describe("interface, Core API: createApi", () => {
  test("the API has one function per call", () => {
    const { api } = open();
    for (const name of Object.keys(endpoints)) {
      expect(Reflect.get(api, name), name).toBeInstanceOf(Function);
    }
  });

  test("a call takes its own arguments, under the API base and with the brand", async () => {
    const { api, calls } = open(() => Response.json({ data: { id: 7 } }));
    const view = { openMs: 5, path: "/", csrfToken: null };
    expect(await api.openPageView(view)).toBe("7");
    expect(calls[0]?.url).toBe("/base/api/acme/stats");
    expect(calls[0]?.init.body).toBe('{"open":5,"path":"/"}');
  });

  test("a call without arguments needs only a signal", async () => {
    const { api } = open(() => Response.json({ data: { settings: { site_name: "Acme" } } }));
    expect((await api.loadSettings()).siteName).toBe("Acme");
  });

  test("a call for a file returns its bytes and its name", async () => {
    const { api } = open(() => new Response("a,b"));
    const { file, name } = await api.downloadBulkResults({ id: "7", nowMs: 0 });
    expect(await file.text()).toBe("a,b");
    expect(name).toMatch(/\.csv$/);
  });

  test("a signal aborts a call", async () => {
    const { api, calls } = open();
    const call = api.listContracts(undefined, AbortSignal.abort());
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(calls).toEqual([]);
  });

  test("an answer is converted to our own types", async () => {
    const { api } = open();
    const request = { query: "main", lookupToken: null, nowMs: 0 };
    const answer = await api.suggestAddresses(request, new AbortController().signal);
    expect(answer.rows).toEqual([]);
  });

  test("every answer has a type", () => {
    expectTypeOf<UntypedCalls>().toEqualTypeOf<never>();
  });
});

/** The names of calls with an answer of type `unknown` or `any`. */
type UntypedCalls = {
  [Name in keyof Api]: unknown extends Awaited<ReturnType<Api[Name]>> ? Name : never;
}[keyof Api];
