import { assert, describe, expect, test } from "vitest";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import type { LookupState } from "../../../src/core/lookup/lookup-state.ts";
import type { Place } from "../../../src/core/lookup/place.ts";
import { createKeptTab } from "../../support/kept-tab.ts";
import { aBatch, driveLookup, flush } from "./lookup-driver.ts";
import { aPlace, aPlaceAt, aSetting } from "./places.ts";

const address = "12 Main St";

/** Starts a lookup, up to its first poll, which is pending. */
async function drivePolling(given: Parameters<typeof driveLookup>[0] = {}, setting = noSetting) {
  const driver = driveLookup(given);
  driver.lookup.search(address);
  await driver.startBatch(aBatch, setting);
  return driver;
}

function kindsOf(states: readonly LookupState[]) {
  return states.map(({ kind }) => kind);
}

describe("a lookup without failures", () => {
  test("G.0: a lookup is idle, starting, polling, finishing and done, with the texts of the table", async () => {
    const driver = driveLookup();
    expect(driver.last()).toEqual({ kind: "idle" });

    driver.lookup.search(address);
    expect(driver.last()).toEqual({
      kind: "starting",
      address,
      percentage: 0,
      label: "Preparing...",
      message: "",
      timeLeft: null,
      place: null,
      setting: noSetting,
    });

    await driver.startBatch();
    expect(driver.last()).toMatchObject({ kind: "polling", percentage: 0, label: "Searching..." });

    await driver.pollWith({ status: 1, percentage: "40", message: "Asking carriers", label: "x" });
    expect(driver.last()).toMatchObject({
      kind: "polling",
      percentage: 40,
      label: "Searching...",
      message: "Asking carriers",
    });

    await driver.advance(1000);
    await driver.pollWith({ status: 1, percentage: "100", message: "Completed" });
    expect(driver.last()).toMatchObject({
      kind: "finishing",
      percentage: 100,
      label: "Done..",
      message: "",
    });

    const place = aPlaceAt("12 Main Street, Springfield");
    await driver.finishWith(place);
    expect(driver.last()).toEqual({ kind: "done", address, place, setting: noSetting });
    expect(driver.ops()).toEqual(["start", "poll", "poll", "finish"]);
    expect(driver.clock.pending()).toBe(0);
  });

  test("G2: an empty address, or a value that is not a string, starts no lookup", async () => {
    const driver = await drivePolling();
    const before = driver.states.length;
    for (const odd of ["", "   ", "\t\n", null, undefined, 7, {}, ["12 Main St"]]) {
      driver.lookup.search(odd);
      driver.lookup.revisit(odd);
    }
    await flush();
    expect(driver.states).toHaveLength(before);
    expect(driver.ops()).toEqual(["start", "poll"]);
  });

  test("G1: a lookup trims the address", () => {
    const driver = driveLookup();
    driver.lookup.search("  12 Main St \n");
    expect(driver.calls[0]?.address).toBe(address);
  });

  test("G16: a lookup sends scope, task and a known lookup token in the body, but no unknown token", () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    driver.lookup.search("13 Main St", { lookupToken: "t1" });
    expect(driver.calls.map(({ request }) => request?.body)).toEqual([
      { scope: "default", task: "scout_lookup" },
      { lookup_token: "t1", scope: "default", task: "scout_lookup" },
    ]);
  });

  test("G15: a place without a batch is final", async () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    const place = aPlaceAt("kept by the server");
    await driver.startWith({ batch: null, place, setting: noSetting });
    expect(driver.last()).toMatchObject({ kind: "done", place });
    expect(driver.ops()).toEqual(["start"]);
    expect(kindsOf(driver.states)).toEqual(["starting", "done"]);
  });

  test("G15: a place with a batch is partial", async () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    const place = aPlaceAt("so far");
    await driver.startWith({ batch: aBatch, place, setting: noSetting });
    expect(driver.last()).toMatchObject({ kind: "polling", place });
  });

  test("G12: every batch call contains the batch of the start answer", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 100 });
    expect(driver.calls.slice(1).map(({ batch }) => batch)).toEqual([aBatch, aBatch]);
  });
});

describe("polling", () => {
  test("G5: the first poll is immediate, and each further poll follows a second after an answer", async () => {
    const driver = await drivePolling();
    expect(driver.calls[1]).toMatchObject({ op: "poll", atMs: 1_000_000 });
    await driver.advance(5000);
    expect(driver.ops()).toEqual(["start", "poll"]);
    await driver.pollWith({ percentage: 1 });
    await driver.advance(999);
    expect(driver.ops()).toEqual(["start", "poll"]);
    await driver.advance(1);
    expect(driver.calls[2]).toMatchObject({ op: "poll", atMs: 1_006_000 });
  });

  /** Answers like a cache between page and server that keeps returning the first answer. */
  async function pollAlike(
    driver: Awaited<ReturnType<typeof drivePolling>>,
    times: number,
    progress: object = { status: 1, percentage: "20", message: "Asking carriers" },
    place: Place | null = null,
  ) {
    for (let turn = 0; turn < times; turn += 1) {
      await driver.pollWith(progress, place);
      await driver.advance(1000);
    }
  }

  test("G36: a batch with the same answer for ten minutes fails, and Try again starts another batch", async () => {
    const driver = await drivePolling();
    await pollAlike(driver, 599);
    expect(driver.last()).toMatchObject({ kind: "polling", percentage: 20 });
    await driver.pollWith({ status: 1, percentage: "20", message: "Asking carriers" });
    expect(driver.last()).toMatchObject({
      kind: "failed",
      status: null,
      message: "An error has occurred.",
    });
    expect(driver.clock.pending()).toBe(0);
    expect(driver.saved()).toBeNull();
    driver.lookup.search(address);
    expect(driver.ops().at(-1)).toBe("start");
  });

  test.each([
    ["percentage", { percentage: "20.5" }, null],
    ["message", { message: "Asking more carriers" }, null],
    ["place", {}, aPlaceAt("more of it")],
  ])("G36: another %s is progress and restarts the ten minutes", async (_what, change, place) => {
    const driver = await drivePolling();
    await pollAlike(driver, 599);
    const progress = { status: 1, percentage: "20", message: "Asking carriers", ...change };
    await pollAlike(driver, 599, progress, place);
    expect(driver.last()).toMatchObject({ kind: "polling" });
    await driver.pollWith(progress, place);
    expect(driver.last()).toMatchObject({ kind: "failed" });
  });

  test("G36: the ten minutes are counted in answers, so neither sleep nor a clock change ends a lookup", async () => {
    const driver = await drivePolling();
    await pollAlike(driver, 2);
    await driver.pollWith({ status: 1, percentage: "20", message: "Asking carriers" });
    await driver.advance(86_400_000);
    await driver.pollWith({ status: 1, percentage: "20", message: "Asking carriers" });
    expect(driver.last()).toMatchObject({ kind: "polling" });
  });

  test.each([
    ["40", 40],
    ["99.95", 99],
    [99.99999, 99],
    ["-3", 0],
    ["", 0],
    [null, 0],
    ["many", 0],
    [{ toString: () => "100" }, 0],
  ])("G6: the percentage %j is shown as %d, and polling continues", async (percentage, shown) => {
    const driver = await drivePolling();
    await driver.pollWith({ status: 1, percentage });
    expect(driver.last()).toMatchObject({ kind: "polling", percentage: shown });
    await driver.advance(1000);
    expect(driver.ops()).toEqual(["start", "poll", "poll"]);
  });

  test.each(["100", 100, "100.00", "250", 1e9])(
    "G6: the percentage %j completes the batch",
    async (percentage) => {
      const driver = await drivePolling();
      await driver.pollWith({ status: 1, percentage });
      expect(driver.last()).toMatchObject({ kind: "finishing", percentage: 100 });
      expect(driver.ops()).toEqual(["start", "poll", "finish"]);
    },
  );

  test("G6: an answer without a number does not change the percentage", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: "60" });
    await driver.advance(1000);
    await driver.pollWith({ percentage: "soon" });
    expect(driver.last()).toMatchObject({ percentage: 60 });
  });

  test("G.0: the bar never moves back", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 60 });
    await driver.advance(1000);
    await driver.pollWith({ percentage: 20 });
    expect(driver.last()).toMatchObject({ percentage: 60 });
  });

  test("G.0: a loading message is picked once per answer, and the server's message takes precedence", async () => {
    const setting = aSetting({ loadingMessages: ["a", "b", "c"] });
    const driver = await drivePolling({}, setting);
    const shown: string[] = [];
    for (const message of ["", "", "server", "", ""]) {
      await driver.pollWith({ percentage: 1, message });
      const state = driver.last();
      shown.push(state.kind === "polling" ? state.message : state.kind);
      await driver.advance(1000);
    }
    expect(shown).toEqual(["a", "b", "server", "a", "b"]);
  });

  test("G.0: without loading messages the second line stays empty", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 1 });
    expect(driver.last()).toMatchObject({ message: "" });
  });

  test("G.0: a partial place is shown, and stays if later answers have none", async () => {
    const driver = await drivePolling();
    const place = aPlaceAt("partial");
    await driver.pollWith({ percentage: 1 }, place);
    expect(driver.last()).toMatchObject({ place });
    await driver.advance(1000);
    await driver.pollWith({ percentage: 2 });
    expect(driver.last()).toMatchObject({ place });
  });

  test("G.0: the final place replaces the partial one", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 100 }, aPlace({ lata: "730", npaNxx: "213-555" }));
    const place = aPlace({ lata: "731" });
    await driver.finishWith(place);
    expect(driver.last()).toMatchObject({ kind: "done", place });
  });
});

describe("a failed start", () => {
  test.each([
    [422, "CANNOT VALIDATE ADDRESS."],
    [429, "Too many requests."],
    [400, "An error has occurred."],
    [401, "An error has occurred."],
    [500, "An error has occurred."],
    [503, "An error has occurred."],
    [504, "An error has occurred."],
    [null, "An error has occurred."],
  ])("G9: a start that fails with %s shows %j", async (status, message) => {
    const driver = driveLookup();
    driver.lookup.search(address);
    await driver.startFails(status);
    expect(driver.last()).toMatchObject({ kind: "failed", address, status, message });
    expect(driver.clock.pending()).toBe(0);
    expect(driver.ops()).toEqual(["start"]);
  });

  test.each([
    ["no data", null],
    ["neither batch nor place", { batch: null, place: null, setting: noSetting }],
  ])("G15: a start whose answer has %s shows its own text", async (_name, answer) => {
    const driver = driveLookup();
    driver.lookup.search(address);
    await driver.startWith(answer);
    const message = "No data returned from Scout API";
    expect(driver.last()).toMatchObject({ kind: "failed", address, status: null, message });
  });
});

describe("a failed batch", () => {
  test("G8: a 504 waits 15 seconds, then continues the same batch", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 30, message: "m" });
    await driver.advance(1000);
    await driver.pollFails(504);
    expect(driver.last()).toMatchObject({
      kind: "waiting",
      percentage: 30,
      label: "Searching...",
      message: "m",
    });
    await driver.advance(14_999);
    expect(driver.ops()).toEqual(["start", "poll", "poll"]);
    await driver.advance(1);
    expect(driver.last()).toMatchObject({ kind: "polling", percentage: 30 });
    expect(driver.calls.at(-1)).toMatchObject({ op: "poll", batch: aBatch });
  });

  test("G8: the fourth 504 of a lookup fails, even with answers in between", async () => {
    const driver = await drivePolling();
    for (let restart = 1; restart <= 3; restart += 1) {
      await driver.pollFails(504);
      expect(driver.last().kind).toBe("waiting");
      await driver.advance(15_000);
      await driver.pollWith({ percentage: restart });
      await driver.advance(1000);
    }
    await driver.pollFails(504);
    const message = "An error has occurred.";
    expect(driver.last()).toMatchObject({ kind: "failed", address, status: 504, message });
    expect(driver.clock.pending()).toBe(0);
  });

  test("G8: each lookup has its own number of restarts", async () => {
    const driver = await drivePolling();
    for (let restart = 1; restart <= 3; restart += 1) {
      await driver.pollFails(504);
      await driver.advance(15_000);
    }
    driver.lookup.search("13 Main St");
    await driver.startBatch();
    await driver.pollFails(504);
    expect(driver.last()).toMatchObject({ kind: "waiting", address: "13 Main St" });
  });

  test("G8: a 504 of the finish call is retried once, and the first line stays", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 100 });
    await driver.finishFails(504);
    expect(driver.last()).toMatchObject({ kind: "waiting", percentage: 100, label: "Done.." });
    await driver.advance(15_000);
    expect(driver.last()).toMatchObject({ kind: "finishing", label: "Done.." });
    await driver.finishWith(aPlace());
    expect(driver.last().kind).toBe("done");
    expect(driver.ops()).toEqual(["start", "poll", "finish", "finish"]);
  });

  test.each([504, 404, 500, null])(
    "G8: a second finish call that fails with %s fails the lookup",
    async (status) => {
      const driver = await drivePolling();
      await driver.pollWith({ percentage: 100 });
      await driver.finishFails(504);
      await driver.advance(15_000);
      await driver.finishFails(status);
      expect(driver.last()).toMatchObject({ kind: "failed", status });
    },
  );

  test("G8: the finish call has no restart if polling used them up", async () => {
    const driver = await drivePolling();
    for (let restart = 1; restart <= 3; restart += 1) {
      await driver.pollFails(504);
      await driver.advance(15_000);
    }
    await driver.pollWith({ percentage: 100 });
    await driver.finishFails(504);
    expect(driver.last()).toMatchObject({ kind: "failed", status: 504 });
  });

  test.each([400, 401, 404, 422, 429, 500, 502, 503, null])(
    "G9: polling that fails with %s ends the lookup and clears its results",
    async (status) => {
      const driver = await drivePolling();
      await driver.pollWith({ percentage: 10 }, aPlaceAt("partial"));
      await driver.advance(1000);
      await driver.pollFails(status);
      const message = "An error has occurred.";
      expect(driver.last()).toMatchObject({ kind: "failed", address, status, message });
      expect(driver.clock.pending()).toBe(0);
    },
  );

  test.each([404, 500, null])(
    "G9: a finish call that fails with %s fails the lookup",
    async (status) => {
      const driver = await drivePolling();
      await driver.pollWith({ percentage: 100 });
      await driver.finishFails(status);
      expect(driver.last()).toMatchObject({
        kind: "failed",
        status,
        message: "An error has occurred.",
      });
    },
  );

  test("G9: a finish answer without a place fails the lookup", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 100 });
    await driver.finishWith(null);
    expect(driver.last()).toMatchObject({ kind: "failed", message: "An error has occurred." });
  });

  test.each([0, false, "0"])(
    "G7: the status %j in the body fails the lookup, and its data is logged",
    async (status) => {
      const driver = await drivePolling();
      await driver.pollWith({ status, percentage: "100" }, null, `no route for ${address}`);
      expect(driver.last()).toMatchObject({ kind: "failed", message: "An error has occurred." });
      expect(driver.warnings).toEqual(["lookup-batch-failed no route for [address]"]);
    },
  );
});

describe("a superseded lookup", () => {
  test("M9: a newer search aborts the lookup, and its late answer is not shown", async () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    driver.lookup.search("13 Main St");
    const [first, second] = driver.starts;
    expect(first?.signal.aborted).toBe(true);
    expect(second?.signal.aborted).toBe(false);
    first?.settle({
      ok: true,
      value: { batch: null, place: aPlaceAt("late"), setting: noSetting },
    });
    await flush();
    expect(driver.last()).toMatchObject({ kind: "starting", address: "13 Main St" });
  });

  test("G35: a search for another address abandons the lookup with its batch", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 10 }, aPlaceAt("partial"));
    driver.lookup.search("13 Main St");
    expect(driver.last()).toMatchObject({ kind: "starting", percentage: 0, place: null });
    await driver.advance(60_000);
    expect(driver.ops()).toEqual(["start", "poll", "start"]);
  });

  test("G4: Clear aborts the lookup, returns to idle and leaves no timer", async () => {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 10 });
    driver.lookup.clear();
    expect(driver.last()).toEqual({ kind: "idle" });
    expect(driver.clock.pending()).toBe(0);
    await driver.advance(60_000);
    expect(driver.states.at(-1)).toEqual({ kind: "idle" });
  });

  test("G4: Clear while waiting for a restart leaves no timer", async () => {
    const driver = await drivePolling();
    await driver.pollFails(504);
    driver.lookup.clear();
    expect(driver.clock.pending()).toBe(0);
  });

  test("G4: Clear of an idle lookup changes nothing", () => {
    const driver = driveLookup();
    driver.lookup.clear();
    expect(driver.states).toEqual([]);
  });

  const place = aPlaceAt("late");
  test.each([
    ["a final place", { batch: null, place, setting: noSetting }, false],
    ["a batch", { batch: aBatch, place, setting: noSetting }, false],
    ["a batch that cannot be saved", { batch: aBatch, place, setting: noSetting }, true],
  ])(
    "M9: Clear right after %s, at any point in time, ends the lookup",
    async (_name, answer, isFull) => {
      for (let turns = 0; turns < 12; turns += 1) {
        const full = { take: () => null, write: () => assert.fail("full"), clear() {} };
        const driver = driveLookup(isFull ? { savedLookup: full } : {});
        driver.lookup.search(address);
        driver.starts.pop()?.settle({ ok: true, value: answer });
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        driver.lookup.clear();
        await flush();
        expect(driver.last()).toEqual({ kind: "idle" });
        expect(driver.saved()).toBeNull();
        expect(driver.keptResult(address).read()).toEqual(
          driver.states.some(({ kind }) => kind === "done") ? expect.anything() : null,
        );
      }
    },
  );

  test("G4: Clear clears results and errors", async () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    await driver.startFails(422);
    driver.lookup.clear();
    expect(driver.last()).toEqual({ kind: "idle" });
  });

  test("M9: after disposal, nothing is shown, searched or scheduled", async () => {
    const driver = await drivePolling();
    const before = driver.states.length;
    driver.lookup.dispose();
    driver.polls[0]?.settle({ ok: false, failure: { status: 500, message: "" } });
    driver.lookup.search("13 Main St");
    driver.lookup.clear();
    await driver.advance(60_000);
    expect(driver.states).toHaveLength(before);
    expect(driver.ops()).toEqual(["start", "poll"]);
    expect(driver.polls[0]?.signal.aborted).toBe(true);
  });

  test("G3: the same address starts again, even when the lookup is done", async () => {
    const driver = driveLookup();
    driver.lookup.search(address);
    await driver.startWith({ batch: null, place: aPlace(), setting: noSetting });
    driver.lookup.search(address);
    expect(driver.last().kind).toBe("starting");
    driver.lookup.search(address);
    expect(driver.ops()).toEqual(["start", "start", "start"]);
  });

  test("M9: a listener may search or clear when it receives a state", async () => {
    const heard: string[] = [];
    const driver = driveLookup({
      onState(state) {
        heard.push(state.kind);
        if (state.kind === "polling") driver.lookup.clear();
      },
    });
    driver.lookup.search(address);
    await driver.startBatch();
    await driver.advance(60_000);
    expect(heard).toEqual(["starting", "polling", "idle"]);
    expect(driver.ops()).toEqual(["start"]);
  });
});

describe("a lookup with failing ports", () => {
  test("G9: a call that rejects or throws is a failure without a status", async () => {
    for (const start of [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => {
        throw new Error("broken");
      },
    ]) {
      const driver = driveLookup({ start });
      driver.lookup.search(address);
      await flush();
      expect(driver.last()).toMatchObject({
        kind: "failed",
        status: null,
        message: "An error has occurred.",
      });
    }
  });

  test("G9, G31: a lookup starts again if the first resumed poll throws", async () => {
    const { tab } = await drivePolling();
    const poll = () => {
      throw new Error("broken");
    };
    const driver = driveLookup({ tab, poll });
    driver.lookup.revisit(address);
    await flush();
    expect(driver.ops()).toEqual(["start"]);
  });

  test("G9: a lookup fails if the random port or the store throws", async () => {
    const broken = () => {
      throw new Error("broken");
    };
    const driver = await drivePolling({ random: broken }, aSetting({ loadingMessages: ["a"] }));
    await driver.pollWith({ percentage: 1 });
    expect(driver.last()).toMatchObject({ kind: "failed", message: "An error has occurred." });

    const keptResult = () => ({ read: () => null, write: broken, remove: () => undefined });
    const other = driveLookup({ keptResult });
    other.lookup.search(address);
    await other.startWith({ batch: null, place: aPlace(), setting: noSetting });
    expect(other.last().kind).toBe("failed");
  });

  test("G9: a lookup continues if a listener throws", async () => {
    const driver = await drivePolling({
      onState: () => {
        throw new Error("broken");
      },
    });
    await driver.pollWith({ percentage: 100 });
    await driver.finishWith(aPlace());
    expect(driver.last().kind).toBe("done");
    expect(driver.warnings).toContain("lookup-listener-threw undefined");
  });

  test("a lookup works the same without a log", async () => {
    const driver = await drivePolling({
      report: undefined,
      onState: () => {
        throw new Error("broken");
      },
    });
    await driver.pollWith({ status: 0 });
    expect(driver.last()).toMatchObject({ kind: "failed", status: null });
    expect(driver.saved()).toBeNull();
  });
});

describe("a stored result", () => {
  async function driveDone() {
    const driver = await drivePolling();
    await driver.pollWith({ percentage: 100 });
    await driver.finishWith(aPlaceAt("kept"));
    return driver;
  }

  test("G10: a stored result is shown without a call when the user returns to its address", async () => {
    const driver = await driveDone();
    driver.lookup.clear();
    driver.lookup.revisit(address);
    expect(driver.last()).toMatchObject({ kind: "done", place: aPlaceAt("kept") });
    expect(driver.ops()).toEqual(["start", "poll", "finish"]);
  });

  test("G3: a stored result is not shown for the current address, which is searched again", async () => {
    const driver = await driveDone();
    driver.lookup.revisit(address);
    expect(driver.last()).toMatchObject({ kind: "starting", address });
    expect(driver.ops()).toEqual(["start", "poll", "finish", "start"]);
  });

  test("G10: a stored result is shown when Back returns to the previous address", async () => {
    const driver = await driveDone();
    driver.lookup.search("13 Main St");
    driver.lookup.revisit(address);
    expect(driver.last()).toMatchObject({ kind: "done", place: aPlaceAt("kept") });
  });

  test("G10: a stored result of another screen's lookup is shown", async () => {
    const { keptResult } = await driveDone();
    const driver = driveLookup({ keptResult });
    driver.lookup.revisit(address);
    expect(driver.states).toMatchObject([{ kind: "done", place: aPlaceAt("kept") }]);
  });

  test("G10: a stored result expires after 30 minutes, and the address is searched again", async () => {
    const driver = await driveDone();
    driver.lookup.clear();
    await driver.advance(30 * 60_000);
    driver.lookup.revisit(address);
    expect(driver.last().kind).toBe("starting");
  });

  test("G10: an explicit search does not use a stored result, even after Clear", async () => {
    const driver = await driveDone();
    driver.lookup.clear();
    driver.lookup.search(address);
    expect(driver.last().kind).toBe("starting");
    expect(driver.ops()).toEqual(["start", "poll", "finish", "start"]);
  });

  test("G10: a stored result is shown only if it is newer than the original search", async () => {
    const driver = await driveDone();
    driver.lookup.clear();
    driver.lookup.revisit(address, { sinceMs: driver.clock.now() });
    expect(driver.last().kind).toBe("done");
    driver.lookup.clear();
    driver.lookup.revisit(address, { sinceMs: driver.clock.now() + 1 });
    expect(driver.last().kind).toBe("starting");
  });

  test("G10: a failure is never stored", async () => {
    const driver = await drivePolling();
    await driver.pollFails(500);
    expect(driver.last().kind).toBe("failed");
    driver.lookup.clear();
    driver.lookup.revisit(address);
    expect(driver.last().kind).toBe("starting");
  });

  test("G10: a failure removes a stored result", async () => {
    const driver = await driveDone();
    driver.lookup.search(address);
    await driver.startFails(500);
    expect(driver.keptResult(address).read()).toBeNull();
  });
});

describe("a resumed lookup", () => {
  /** Starts a lookup and reloads the page while it is polling. */
  async function driveReload(agedMs = 0) {
    const before = await drivePolling();
    await before.pollWith({ percentage: 50 });
    const after = driveLookup({ tab: before.tab });
    after.clock.advance(agedMs);
    return after;
  }

  test("G31: the record of a running lookup has the five members", async () => {
    const { tab } = await drivePolling();
    const { entries } = JSON.parse(tab.content.get("scout_running_lookup ") ?? "");
    expect(entries[0].value).toEqual({
      address,
      batch_id: "7",
      batch_seed: "seed",
      batch_token: "token",
      startedAt: 1_000_000,
    });
  });

  test("G31: after a reload, the same address continues with the batch", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address);
    await flush();
    expect(driver.calls).toMatchObject([{ op: "poll", batch: aBatch }]);
    await driver.pollWith({ percentage: 100 });
    await driver.finishWith(aPlace());
    expect(driver.last().kind).toBe("done");
    expect(driver.saved()).toBeNull();
  });

  test("G31: another address, or a record that is 10 minutes old, starts a new lookup", async () => {
    const other = await driveReload();
    other.lookup.revisit("13 Main St");
    expect(other.ops()).toEqual(["start"]);
    expect(other.saved()).toBeNull();

    const old = await driveReload(10 * 60_000);
    old.lookup.revisit(address);
    expect(old.ops()).toEqual(["start"]);

    const young = await driveReload(10 * 60_000 - 1);
    young.lookup.revisit(address);
    expect(young.ops()).toEqual(["poll"]);
  });

  test.each([404, 403, 500, null])(
    "G31: a lookup starts again without a message if its first resumed poll fails with %s",
    async (status) => {
      const driver = await driveReload();
      driver.lookup.revisit(address);
      await flush();
      await driver.pollFails(status);
      expect(driver.ops()).toEqual(["poll", "start"]);
      expect(driver.last()).toMatchObject({ kind: "starting", label: "Preparing..." });
      expect(kindsOf(driver.states)).not.toContain("failed");
      await driver.startBatch({ id: "8", seed: "s", token: "t" });
      await driver.pollFails(status);
      expect(driver.last().kind).toBe("failed");
    },
  );

  test("G31: a lookup also starts again after an error in the body of the first resumed poll", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address);
    await flush();
    await driver.pollWith({ status: 0 });
    expect(driver.ops()).toEqual(["poll", "start"]);
  });

  test("G31: a 504 of the first resumed poll waits and continues the lookup", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address);
    await flush();
    await driver.pollFails(504);
    expect(driver.last().kind).toBe("waiting");
    await driver.advance(15_000);
    await driver.pollFails(404);
    expect(driver.ops()).toEqual(["poll", "poll", "start"]);
  });

  test("G8, G31: a resumed batch fails after four 504 answers", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address);
    await flush();
    for (let restart = 1; restart <= 3; restart += 1) {
      await driver.pollFails(504);
      await driver.advance(15_000);
    }
    await driver.pollFails(504);
    expect(driver.last()).toMatchObject({ kind: "failed", status: 504 });
    expect(driver.ops()).toEqual(["poll", "poll", "poll", "poll"]);
  });

  test("G31: a batch that still runs takes precedence over a stored result", async () => {
    const before = await drivePolling();
    before.keptResult(address).write({ place: aPlaceAt("old"), setting: noSetting });
    before.lookup.dispose();
    const driver = driveLookup({ tab: before.tab });
    driver.lookup.revisit(address);
    await flush();
    expect(driver.ops()).toEqual(["poll"]);
  });

  test("G31: a later failure of a resumed lookup is a failure", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address);
    await flush();
    await driver.pollWith({ percentage: 60 });
    await driver.advance(1000);
    await driver.pollFails(404);
    expect(driver.last()).toMatchObject({ kind: "failed", status: 404 });
  });

  test("G10: an explicit search after a reload starts a new lookup, and nothing is resumed later", async () => {
    const driver = await driveReload();
    driver.lookup.search(address);
    expect(driver.ops()).toEqual(["start"]);
    expect(driver.saved()).toBeNull();
  });

  test("G10: a lookup from before the original search is not resumed", async () => {
    const driver = await driveReload();
    driver.lookup.revisit(address, { sinceMs: driver.clock.now() + 1 });
    expect(driver.ops()).toEqual(["start"]);

    const later = await driveReload();
    later.lookup.revisit(address, { sinceMs: later.clock.now() });
    expect(later.ops()).toEqual(["poll"]);
  });

  test.each(["search", "revisit"] as const)(
    "G3, G31: a lookup of this page is not resumed (started by %s)",
    async (begin) => {
      for (const again of ["search", "revisit"] as const) {
        const driver = driveLookup();
        driver.lookup[begin](address);
        await driver.startBatch();
        driver.lookup[again](address);
        expect(driver.ops()).toEqual(["start", "poll", "start"]);
      }
    },
  );

  test("G31: disposal leaves the record in the storage; done, failed and Clear remove it", async () => {
    const left = await drivePolling();
    left.lookup.dispose();
    expect(left.saved()).not.toBeNull();

    const failed = await drivePolling();
    await failed.pollFails(500);
    expect(failed.saved()).toBeNull();

    const cleared = await drivePolling();
    cleared.lookup.clear();
    expect(cleared.saved()).toBeNull();
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"address":"12 Main St"}',
    '{"__proto__":{"address":1}}',
  ])("G31: an unreadable record (%s) is ignored", (text) => {
    const tab = createKeptTab();
    tab.content.set("scout_running_lookup ", text);
    const driver = driveLookup({ tab });
    driver.lookup.revisit(address);
    expect(driver.ops()).toEqual(["start"]);
  });
});
