import fc from "fast-check";
import { expect, test } from "vitest";
import { joinConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import type { ScoutLookupAttributes } from "../../../src/elements/scout-lookup/scout-lookup.attributes.ts";
import { createScoutLookupModel } from "../../../src/elements/scout-lookup/scout-lookup.model.ts";
import { createFakeAddress } from "../../support/fake-address.ts";
import { createFakeHttp, createFakePorts, settle } from "../../support/fake-ports.ts";

/** The model of a lookup whose attribute `address` the page sets. */
async function open(startAddress = "", search = "") {
  const { http } = createFakeHttp(() =>
    Response.json({ data: { settings: { capabilities: ["scout:access"] } } }),
  );
  const ports = createFakePorts({ http });
  const core = createCore(joinConfig({}), ports);
  await core.settings.load();
  await settle();
  const started: string[] = [];
  const attributes = signal<ScoutLookupAttributes>({ address: startAddress, routing: "page" });
  const { address, go } = createFakeAddress(search);
  const model = createScoutLookupModel({
    core,
    attributes,
    address,
    formatting: signal({ locale: "en-US", currencyDisplay: "symbol", now: null }),
    loadFailed: () => {},
    emit(name, detail) {
      if (name === "scout-lookup-started" && "address" in detail) started.push(detail.address);
      return true;
    },
    actions: {
      saveFile: () => {},
      openTab: () => null,
      printHtml: async () => {},
      leave: () => {},
      copyText: async () => true,
    },
    notify: () => {},
    say: () => {},
  });
  const bind = (text: string) => {
    attributes.value = { ...attributes.peek(), address: text };
  };
  return { model, started, go, bind, clock: ports.clock };
}

const own = "200 Cached Street, Test City, TX 75002";
const other = "5192 Main Street, New York, NY 10029";

test("Z4: Back to an address without the parameter shows that of the attribute again", async () => {
  const { model, started, go } = await open(own);
  model.submit(other);
  go(-1);
  expect(model.text.peek()).toBe(own);
  go(1);
  expect(model.text.peek()).toBe(other);
  expect(started).toEqual([own, other, own, other]);
});

test("G4, Z4: Clear leaves the box empty, also where the attribute has an address", async () => {
  const { model, started, go } = await open(own, `?address=${other}`);
  model.clear();
  expect(model.text.peek()).toBe("");
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
  go(-1);
  expect(model.text.peek()).toBe(other);
  expect(started).toEqual([other, other]);
});

test("Z4: an attribute that the page binds to a field is looked up once, after the typing has rested", async () => {
  const gapsMs = fc.array(fc.integer({ min: 0, max: 499 }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(gapsMs, fc.string({ minLength: 61, maxLength: 61 }), async (gaps, noise) => {
      const { model, started, bind, clock } = await open();
      const typed = `1 Main Street ${noise}`.trim();
      for (const [at, gapMs] of gaps.entries()) {
        bind(typed.slice(0, at + 1));
        clock.advance(gapMs);
      }
      bind(typed);
      expect(model.text.peek()).toBe(typed);
      expect(started).toEqual([]);
      clock.advance(500);
      expect(started).toEqual([typed]);
    }),
  );
});

test.for([
  ["a search", (model: Awaited<ReturnType<typeof open>>["model"]) => model.submit(other), [other]],
  ["Clear", (model: Awaited<ReturnType<typeof open>>["model"]) => model.clear(), []],
  [
    "the end of the element",
    (model: Awaited<ReturnType<typeof open>>["model"]) => model.dispose(),
    [],
  ],
] as const)("what the attribute waits for ends with %s", async ([, act, lookedUp]) => {
  const { model, started, bind, clock } = await open();
  bind(own);
  act(model);
  clock.advance(500);
  expect(started).toEqual(lookedUp);
});

test("an attribute that becomes too short ends the lookup at once", async () => {
  const { model, bind, clock } = await open(own);
  bind("200");
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
  clock.advance(500);
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
});
