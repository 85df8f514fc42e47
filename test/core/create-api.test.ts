import { describe, expect, test } from "vitest";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { createApi } from "../../src/core/create-api.ts";
import { createFakeHttp, createFakePorts } from "../support/fake-ports.ts";

function open(answer = () => Response.json({ data: { rows: [] } })) {
  const { http, calls } = createFakeHttp(answer);
  const api = createApi({ brand: "acme", apiBase: "/base" }, createFakePorts({ http }));
  return { api, calls };
}

describe("interface, Core API: createApi", () => {
  test("has one function per call of the table", () => {
    const { api } = open();
    for (const name of Object.keys(endpoints)) {
      expect(Reflect.get(api, name), name).toBeInstanceOf(Function);
    }
  });

  test("a plain call returns the answer as it is", async () => {
    const { api, calls } = open();
    expect(await api.openPageView({ body: { path: "/" } })).toEqual({ data: { rows: [] } });
    expect(calls[0]?.url).toBe("/base/api/acme/stats");
  });

  test("a file call returns its bytes", async () => {
    const { api } = open(() => new Response("a,b"));
    expect(await api.downloadBulkTemplate()).toMatchObject({ disposition: null });
  });

  test("a call with a schema returns typed data", async () => {
    const { api } = open();
    const request = { query: "main", lookupToken: null, nowMs: 0 };
    const answer = await api.suggestAddresses(request, new AbortController().signal);
    expect(answer.rows).toEqual([]);
  });
});
