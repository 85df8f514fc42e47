import { expect, test } from "vitest";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createBulkDownloads } from "../../../src/core/stores/bulk/bulk-downloads-store.ts";
import { cacheDayOf } from "../../../src/core/values/time.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  const downloads = createBulkDownloads(createCore(defaultConfig, ports));
  return { downloads, calls, reports: ports.reports };
}

const day = cacheDayOf(nowSeconds * 1000);

test("H12: the server names the file, or else the default name is used", async () => {
  const headers = { "content-disposition": "attachment; filename*=UTF-8''r%C3%A9sultats.csv" };
  const { downloads } = open(({ url }) =>
    url.includes("template") ? new Response("a") : new Response("b", { headers }),
  );
  const template = await downloads.template();
  const results = await downloads.results("7");
  expect(template).toMatchObject({ ok: true, value: { name: "scout-bulk-template.csv" } });
  expect(results).toMatchObject({ ok: true, value: { name: "résultats.csv" } });
  const plain = open(() => new Response("b")).downloads;
  expect(await plain.results("7")).toMatchObject({ value: { name: "scout-bulk-7.csv" } });
});

test("H17, B7: results are fetched by id, with the day as cid", async () => {
  const { downloads, calls } = open(() => new Response("a"));
  await downloads.results("7/8");
  await downloads.template();
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/v1/scout/bulk/7%2F8/download/csv?cid=${day}`,
    `GET /api/v1/scout/bulk/template/download/csv?cid=${day}`,
  ]);
});

test("H12: a download is busy until it ends, and a second click joins it", async () => {
  const slow = deferred<Response>();
  const { downloads, calls } = open(() => slow.promise);
  const both = [downloads.results("7"), downloads.results("7")];
  await settle();
  expect(calls).toHaveLength(1);
  expect([...downloads.busy.peek()]).toEqual(["results 7"]);
  slow.resolve(new Response("a"));
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(downloads.busy.peek().size).toBe(0);
});

test("H12: a failed download returns its status and is reported, and an aborted one is not reported", async () => {
  const { downloads, reports } = open(() => new Response("", { status: 404 }));
  expect(await downloads.template()).toEqual({ ok: false, failure: { status: 404 } });
  expect(reports).toEqual(["bulk-download-failed: 404"]);
  const left = open(() => deferred<Response>().promise);
  const download = left.downloads.template();
  await settle();
  left.downloads.dispose();
  expect(await download).toEqual({ ok: false, failure: null });
  expect(left.reports).toEqual([]);
});
