import { expect, test } from "vitest";
import { repeatIfLeft } from "../../../src/elements/ui/repeat-if-left.ts";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";

cleanUpHostPage();

const lost = new TypeError("Load failed");

const say = (type: "beforeunload" | "pagehide" | "pageshow") =>
  window.dispatchEvent(
    type === "beforeunload"
      ? new Event(type, { cancelable: true })
      : new PageTransitionEvent(type, { persisted: true }),
  );

/** Starts a load that fails this many times, and counts its attempts. */
function start(failures: number, error: unknown = lost, isLost?: (error: unknown) => boolean) {
  const clock = stopClock();
  let begun = 0;
  const end = repeatIfLeft(async () => {
    begun += 1;
    if (begun <= failures) throw error;
    return "loaded";
  }, isLost).catch((failure: unknown) => failure);
  return { clock, end, begun: () => begun };
}

test("a load that fails while the user stays on the page counts as failed", async () => {
  const { clock, end, begun } = start(1);
  await clock.advance(500);
  expect(await end).toBe(lost);
  expect(begun()).toBe(1);
});

test("an error that the browser did not cause is thrown at once, also while the user is leaving", async () => {
  const refused = new Error("422");
  const { end, begun } = start(1, refused, (error) => error === lost);
  say("beforeunload");
  expect(await end).toBe(refused);
  expect(begun()).toBe(1);
});

test.for([
  ["Safari's after a link", ["beforeunload", null, "pagehide"]],
  ["Safari's after the Back button", [null, "beforeunload", "pagehide"]],
  ["one on an iPhone, which says less", [null, "pagehide"]],
] as const)(
  "a load that ends because the user leaves the page, %s, starts again after the user returns",
  async ([, signs]) => {
    const clock = stopClock();
    let end = (_error: unknown) => {};
    let begun = 0;
    const loading = repeatIfLeft(() => {
      begun += 1;
      return begun === 1
        ? new Promise<string>((_resolve, reject) => (end = reject))
        : Promise.resolve("loaded");
    });
    for (const sign of signs) {
      if (sign === null) end(lost);
      else say(sign);
      await clock.advance(1);
    }
    // A page in the back/forward cache has no timers. The test's page has them, but the load waits all the same.
    await clock.advance(60_000);
    expect(begun).toBe(1);
    say("pageshow");
    expect(await loading).toBe("loaded");
    expect(begun).toBe(2);
  },
);

test("a load whose end is reported only after the user returned starts again", async () => {
  const { end, begun } = start(1);
  say("pagehide");
  say("pageshow");
  expect(await end).toBe("loaded");
  expect(begun()).toBe(2);
});

test("a load that a download interrupts starts again after a few seconds", async () => {
  const { clock, end, begun } = start(1);
  say("beforeunload");
  await clock.advance(3000);
  expect(await end).toBe("loaded");
  expect(begun()).toBe(2);
});

test("a slow next page ends the load again and again, and if the page never comes, the attempts end", async () => {
  const { clock, end, begun } = start(Number.POSITIVE_INFINITY);
  say("beforeunload");
  await clock.advance(60_000);
  expect(await end).toBe(lost);
  expect(begun()).toBe(11);
});

test("a load that fails again after the user returned counts as failed", async () => {
  const { clock, end, begun } = start(2);
  say("beforeunload");
  say("pagehide");
  await clock.advance(1);
  say("pageshow");
  await clock.advance(500);
  expect(await end).toBe(lost);
  expect(begun()).toBe(2);
});
