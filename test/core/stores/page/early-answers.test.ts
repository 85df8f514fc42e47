import { describe, expect, test } from "vitest";
import { loadFinder } from "../../../../src/core/api/finder.ts";
import { joinConfig } from "../../../../src/core/config.ts";
import { type Core, createCore } from "../../../../src/core/create-core.ts";
import { createBulkListStore } from "../../../../src/core/stores/bulk/bulk-list-store.ts";
import { createFinderStore } from "../../../../src/core/stores/finder/finder-store.ts";
import { callEarly, takeAnswer } from "../../../../src/core/stores/page/early-answers.ts";
import { sendFirstCall } from "../../../../src/core/stores/page/first-calls.ts";
import { createSolutionsIndexStore } from "../../../../src/core/stores/solutions-index/solutions-index-store.ts";
import { createFakeHttp, createFakePorts, deferred, settle } from "../../../support/fake-ports.ts";

const nowMs = 1_700_000_000_000;

function coreWith(answer?: Parameters<typeof createFakeHttp>[0]) {
  const { http, calls } = createFakeHttp(answer ?? (() => Response.json({ data: [] })));
  const ports = createFakePorts({ http });
  return { core: createCore(joinConfig({}), ports), ports, calls };
}

const providers = (core: Core, abort = new AbortController().signal) =>
  takeAnswer(core, loadFinder, nowMs, abort);

describe("a call that was sent early", () => {
  test("is not sent again by the screen, but by the next one", async () => {
    const { core, calls } = coreWith();
    callEarly(core, loadFinder, nowMs);
    callEarly(core, loadFinder, nowMs);
    await settle();
    expect(calls).toHaveLength(1);
    await providers(core);
    expect(calls).toHaveLength(1);
    await providers(core);
    expect(calls).toHaveLength(2);
  });

  test("fails for the screen that takes its answer, and for no other", async () => {
    const { core, calls } = coreWith(() => new Response("", { status: 503 }));
    callEarly(core, loadFinder, nowMs);
    await settle();
    await expect(providers(core)).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
    await expect(providers(core)).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(2);
  });

  test("is aborted by the screen that took its answer", async () => {
    const { core, calls } = coreWith(() => deferred<Response>().promise);
    callEarly(core, loadFinder, nowMs);
    const controller = new AbortController();
    const taken = providers(core, controller.signal);
    await settle();
    controller.abort();
    await expect(taken).rejects.toMatchObject({ name: "AbortError" });
    expect(calls.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });

  test("is sent again after 30 seconds, because its answer is old", async () => {
    const { core, ports, calls } = coreWith();
    callEarly(core, loadFinder, nowMs);
    await settle();
    ports.clock.advance(30_000);
    callEarly(core, loadFinder, nowMs);
    await settle();
    expect(calls).toHaveLength(1);
    ports.clock.advance(1);
    await providers(core);
    expect(calls).toHaveLength(2);
  });

  test("is aborted, and sent again, if the user changes", async () => {
    const { core, calls } = coreWith(() => deferred<Response>().promise);
    callEarly(core, loadFinder, nowMs);
    await settle();
    core.session.changePerson();
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    void providers(core);
    await settle();
    expect(calls.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  });

  test("waits until it is allowed, and is left to the screen otherwise", async () => {
    const { core, calls } = coreWith();
    const allowed = deferred<boolean>();
    callEarly(core, loadFinder, nowMs, allowed.promise);
    await settle();
    expect(calls).toEqual([]);
    allowed.resolve(false);
    await settle();
    expect(calls).toEqual([]);
    await providers(core);
    expect(calls).toHaveLength(1);
  });
});

/** Loads the data of each screen as its model does. */
const loads: Readonly<Record<string, (core: Core) => Promise<void>>> = {
  "scout-bulk": async (core) => {
    await core.settings.settled();
    await createBulkListStore(core, () => {}).refresh();
  },
  "solutions-finder": (core) => createFinderStore(core, () => {}).load(),
  "solutions-index": (core) => createSolutionsIndexStore(core, () => {}).load(),
};

const ofSettings = (capabilities: readonly string[]) => (url: string) =>
  Response.json(
    url.includes("/settings") ? { data: { settings: { capabilities } } } : { data: [] },
  );

test.for(Object.entries(loads))("the store of <%s> takes the first answer", async ([tag, load]) => {
  const answer = ofSettings(["scout:access"]);
  const { core, calls } = coreWith(({ url }) => answer(url));
  void core.settings.load();
  sendFirstCall(core, tag);
  await core.settings.settled();
  await settle();
  const sent = calls.map(({ url }) => url);
  expect(sent).toHaveLength(2);
  await load(core);
  expect(calls.map(({ url }) => url)).toEqual(sent);
});

test("without access to Scout, the bulk list is not requested", async () => {
  const answer = ofSettings([]);
  const { core, calls } = coreWith(({ url }) => answer(url));
  sendFirstCall(core, "scout-bulk");
  await core.settings.settled();
  await settle();
  expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining("/settings")]);
});

test("other screens have no first call", async () => {
  const { core, calls } = coreWith();
  for (const tag of ["scout-lookup", "constructor", "unknown"]) sendFirstCall(core, tag);
  await settle();
  expect(calls).toEqual([]);
});
