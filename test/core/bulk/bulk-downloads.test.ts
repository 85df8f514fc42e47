import { expect, test } from "vitest";
import { downloadBulkResults, downloadBulkTemplate } from "../../../src/core/api/bulk.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { cacheDayOf } from "../../../src/core/values/time.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
} from "../../support/fake-ports.ts";

const nowMs = nowSeconds * 1000;

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  const { client } = createCore(defaultConfig, createFakePorts({ http }));
  return {
    calls,
    template: () => downloadBulkTemplate(client, { nowMs }),
    results: (id: string) => downloadBulkResults(client, { id, nowMs }),
  };
}

test("H12: the server names the file, or else the default name is used", async () => {
  const headers = { "content-disposition": "attachment; filename*=UTF-8''r%C3%A9sultats.csv" };
  const named = open(() => new Response("b", { headers }));
  expect(await named.results("7")).toMatchObject({ name: "résultats.csv" });
  const plain = open(() => new Response("b"));
  expect(await plain.template()).toMatchObject({ name: "scout-bulk-template.csv" });
  expect(await plain.results("7")).toMatchObject({ name: "scout-bulk-7.csv" });
});

test("H17, B7: results are fetched by id, with the day as cid", async () => {
  const { results, template, calls } = open(() => new Response("a"));
  await results("7/8");
  await template();
  const day = cacheDayOf(nowMs);
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/v1/scout/bulk/7%2F8/download/csv?cid=${day}`,
    `GET /api/v1/scout/bulk/template/download/csv?cid=${day}`,
  ]);
});
