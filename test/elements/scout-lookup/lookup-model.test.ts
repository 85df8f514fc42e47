import fc from "fast-check";
import { expect, test } from "vitest";
import { openModel } from "../../support/open-model.ts";

/** The model of a lookup whose attribute `address` the page sets. */
async function open(startAddress = "", search = "") {
  const screen = await openModel("scout-lookup", {
    url: `https://portal.example/scout${search}`,
    attributes: { address: startAddress },
  });
  await screen.answered();
  const started = () =>
    screen.events.flatMap(([name, detail]) => (name === "scout-lookup-started" ? [detail] : []));
  return { ...screen, started, bind: (address: string) => screen.change({ address }) };
}

type Model = Awaited<ReturnType<typeof open>>["model"];
const startsOf = (...addresses: readonly string[]) => addresses.map((address) => ({ address }));

const own = "200 Cached Street, Test City, TX 75002";
const other = "5192 Main Street, New York, NY 10029";

test("Z4: Back to an address without the parameter shows that of the attribute again", async () => {
  const { model, started, page } = await open(own);
  model.submit(other);
  page.back();
  expect(model.text.peek()).toBe(own);
  page.forward();
  expect(model.text.peek()).toBe(other);
  expect(started()).toEqual(startsOf(own, other, own, other));
});

test("G4, Z4: Clear leaves the box empty, also where the attribute has an address", async () => {
  const { model, started, page } = await open(own, `?address=${other}`);
  model.clear();
  expect(model.text.peek()).toBe("");
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
  page.back();
  expect(model.text.peek()).toBe(other);
  expect(started()).toEqual(startsOf(other, other));
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
      expect(started()).toEqual([]);
      clock.advance(500);
      expect(started()).toEqual(startsOf(typed));
    }),
    { numRuns: 30 },
  );
});

test.for([
  ["a search", (model: Model) => model.submit(other), [other]],
  ["Clear", (model: Model) => model.clear(), []],
  ["the end of the element", (model: Model) => model.dispose(), []],
] as const)("what the attribute waits for ends with %s", async ([, act, lookedUp]) => {
  const { model, started, bind, clock } = await open();
  bind(own);
  act(model);
  clock.advance(500);
  expect(started()).toEqual(startsOf(...lookedUp));
});

test("an attribute that becomes too short ends the lookup at once", async () => {
  const { model, bind, clock } = await open(own);
  bind("200");
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
  clock.advance(500);
  expect(model.lookup.peek()).toEqual({ kind: "idle" });
});
