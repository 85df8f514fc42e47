import { expect, test } from "vitest";
import { downloadContract, listContracts } from "../../../src/core/api/contracts.ts";
import { isHttpError } from "../../../src/core/api/errors.ts";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import {
  createCidSeconds,
  nextCidSeconds,
} from "../../../src/core/stores/contracts/cid-seconds.ts";
import { createContractsStore } from "../../../src/core/stores/contracts/contracts-store.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";

function open(answer: Answerer, config: Partial<Config> = {}) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  return {
    core: createCore({ ...defaultConfig, ...config }, ports),
    calls,
    reports: ports.reports,
  };
}

const listOf = (...guids: readonly string[]) =>
  Response.json({ data: { results: guids.map((guid) => ({ guid })) } });
const { signal } = new AbortController();

test("B7: the cid is the time in seconds, but two calls within a second differ", () => {
  const clock = createFakeClock(5_000_900);
  const cid = createCidSeconds(clock);
  expect([cid.next(), cid.next(), cid.next()]).toEqual([5000, 5001, 5002]);
  clock.advance(1000);
  expect(cid.next()).toBe(5003);
  clock.advance(60_000);
  expect(cid.next()).toBe(5061);
});

test("B7: elements of one core share the counter, and two cores do not", () => {
  const one = open(() => new Response()).core;
  const other = open(() => new Response()).core;
  const again = one.withConfig({ ...defaultConfig, brand: "acme" });
  expect([nextCidSeconds(one), nextCidSeconds(again), nextCidSeconds(other)]).toEqual([
    nowSeconds,
    nowSeconds + 1,
    nowSeconds,
  ]);
});

test("2 §7: a contract is fetched by its guid and cid, and the server names the file", async () => {
  const { core, calls } = open(
    () => new Response("%PDF", { headers: { "Content-Disposition": 'x; filename="../a.pdf"' } }),
  );
  const { file, name } = await downloadContract(core.client, { guid: "a/b", cid: 7 }, signal);
  expect(await file.text()).toBe("%PDF");
  expect(name).toBe("a.pdf");
  expect(calls[0]?.url).toBe("/scout/contract/a%2Fb/pdf?cid=7");
  expect(calls[0]?.init.credentials).toBe("include");
});

test("O3: without a name from the server, the file is scout-contract.pdf", async () => {
  const { core } = open(() => new Response("%PDF"));
  const { name } = await downloadContract(core.client, { guid: "a", cid: 7 }, signal);
  expect(name).toBe("scout-contract.pdf");
});

test("Y9: on the product's own hosts only this call goes through the proxy", async () => {
  const { core, calls } = open(() => listOf(), { productDomain: "portal", apiBase: "/base/" });
  await downloadContract(core.client, { guid: "a", cid: 7 }, signal);
  await listContracts(core.client);
  expect(calls.map(({ url }) => url)).toEqual([
    "/base/proxy/scout/contract/a/pdf?cid=7",
    "/base/api/scout/v1/contract",
  ]);
});

test("B9: a missing contract rejects with its status", async () => {
  const { core } = open(() => new Response("", { status: 404 }));
  const call = downloadContract(core.client, { guid: "a", cid: 7 }, signal);
  await expect(call).rejects.toSatisfy((error) => isHttpError(error) && error.status === 404);
});

test("the list is loading, then ready, and the rows stay during a refresh", async () => {
  const answers = [listOf("a"), listOf("b")];
  const { core } = open(() => answers.shift() ?? listOf());
  const store = createContractsStore(core, () => {});
  const shown = () => {
    const state = store.state.peek();
    return state.kind === "ready" ? state.contracts.map(({ guid }) => guid) : state.kind;
  };
  const first = store.load();
  expect(shown()).toBe("loading");
  await first;
  expect(shown()).toEqual(["a"]);
  const second = store.load();
  expect(shown()).toEqual(["a"]);
  await second;
  expect(shown()).toEqual(["b"]);
  store.clear();
  expect(shown()).toBe("loading");
});

test("O5: a failure returns its status and is reported, and another load starts again", async () => {
  const answers = [new Response("", { status: 500 }), Response.json("odd"), listOf("a")];
  const { core, reports } = open(() => answers.shift() ?? listOf());
  const failed: (number | null)[] = [];
  const store = createContractsStore(core, (status) => failed.push(status));
  await store.load();
  expect(store.state.peek()).toEqual({ kind: "failed", status: 500 });
  const again = store.load();
  expect(store.state.peek()).toEqual({ kind: "loading" });
  await again;
  expect(store.state.peek()).toEqual({ kind: "failed", status: null });
  await store.load();
  expect(store.state.peek().kind).toBe("ready");
  expect(reports).toEqual(["contracts-failed: 500", "contracts-failed"]);
  expect(failed).toEqual([500, null]);
});

test("M9: the answer of an earlier load is dropped, and a cleared list stays empty", async () => {
  const slow = deferred<Response>();
  const answers = [slow.promise, Promise.resolve(listOf("new")), deferred<Response>().promise];
  const { core, calls, reports } = open(() => answers.shift() ?? listOf());
  const store = createContractsStore(core, () => {});
  const first = store.load();
  await settle();
  await store.load();
  expect(calls.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  slow.resolve(listOf("old"));
  await first;
  expect(store.state.peek()).toMatchObject({ contracts: [{ guid: "new" }] });
  const third = store.load();
  await settle();
  store.clear();
  await third;
  expect(store.state.peek()).toEqual({ kind: "loading" });
  expect(calls[2]?.init.signal?.aborted).toBe(true);
  expect(reports).toEqual([]);
});
