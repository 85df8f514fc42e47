import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { findScenarioByCode, scenarios } from "../../demo/server/index.ts";
import { findScenario } from "../../demo/server/lookup/scenarios.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { callBatch, pollToEnd, startBatch, startBody } from "./support/run-lookup.ts";

function addressOf(code: string): string {
  const address = findScenarioByCode(code)?.address;
  if (!address) throw new Error(`No scenario ${code}`);
  return address;
}

function startScenario(backend: TestBackend, code: string): Promise<Response> {
  const query = { address: addressOf(code) };
  return backend.call("startLookup", { query, body: startBody, unchecked: true });
}

/** Runs a lookup to its end and returns the text of the final answer. */
async function finish(backend: TestBackend, code: string, unchecked = false): Promise<Response> {
  const batch = await startBatch(backend, addressOf(code), unchecked);
  await pollToEnd(backend, batch);
  return callBatch(backend, batch, "finished", unchecked);
}

async function polls(code: string, howMany: number): Promise<Response[]> {
  const backend = await openBackend();
  const batch = await startBatch(backend, addressOf(code));
  const answers = [];
  for (let poll = 0; poll < howMany; poll += 1) {
    answers.push(await callBatch(backend, batch, "do", true));
    backend.clock.pass(1000);
  }
  return answers;
}

describe("the table of scenarios", () => {
  test("the table has unique codes and addresses, and finds each scenario by its address", () => {
    expect(new Set(scenarios.map(({ code }) => code)).size).toBe(scenarios.length);
    for (const scenario of scenarios) expect(findScenario(scenario.address)).toBe(scenario);
    expect(findScenario("422 error st")?.code).toBe("start-422");
    expect(findScenario("1200 Main Street")).toBeNull();
  });

  test("scenarios are offered among the suggestions", async () => {
    const backend = await openBackend();
    for (const { address } of scenarios) {
      const answer = await backend.call("suggestAddresses", { query: { query: address } });
      expect(await answer.text()).toContain(JSON.stringify(address));
    }
  });
});

describe("scenarios at the start of a lookup", () => {
  test.each([
    ["start-422", 422],
    ["start-429", 429],
    ["start-500", 500],
    ["start-expired-access", 403],
    ["start-without-data", 200],
    ["start-malformed", 200],
  ])(
    "the scenario %s is answered with %i at the start, and no lookup begins",
    async (code, status) => {
      const backend = await openBackend();
      const answer = await startScenario(backend, code);
      expect(answer.status).toBe(status);
      expect(await backend.store.lookups.count()).toBe(0);
    },
  );

  test("the scenario start-without-data has no data, and start-malformed is not JSON", async () => {
    const backend = await openBackend();
    expect(await (await startScenario(backend, "start-without-data")).json()).toEqual({
      message: "OK",
    });
    await expect((await startScenario(backend, "start-malformed")).json()).rejects.toThrow(
      SyntaxError,
    );
  });

  test("the scenario start-final is answered with the place and without a batch", async () => {
    const backend = await openBackend();
    const query = { address: addressOf("start-final") };
    const answer = await backend.callJson("startLookup", { query, body: startBody });
    expect(answer).toHaveProperty("data.place.providers");
    expect(answer).not.toHaveProperty("data.batch_id");
  });
});

describe("scenarios while a lookup is polling", () => {
  test.each([
    ["poll-504-once", [200, 504, 200, 200, 200, 200]],
    ["poll-504-four-times", [200, 504, 504, 504, 504, 200]],
    ["poll-500", [200, 500, 200, 200, 200, 200]],
  ])("the scenario %s is answered with %j while polling", async (code, statuses) => {
    const answers = await polls(code, statuses.length);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  test("the scenario poll-status-0 is answered with status 0 and data", async () => {
    const [, answer] = await polls("poll-status-0", 2);
    expect(await answer?.json()).toEqual({ status: 0, data: expect.any(String) });
  });

  test("the scenario poll-malformed is not JSON", async () => {
    const [, answer] = await polls("poll-malformed", 2);
    await expect(answer?.json()).rejects.toThrow(SyntaxError);
  });

  test("the scenario slow takes six seconds for each step", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, addressOf("slow"));
    expect(await pollToEnd(backend, batch)).toBe(49);
  });
});

describe("scenarios at the end of a lookup", () => {
  test("the scenario finish-504-once succeeds the second time", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, addressOf("finish-504-once"));
    await pollToEnd(backend, batch);
    expect((await callBatch(backend, batch, "finished", true)).status).toBe(504);
    expect((await callBatch(backend, batch, "finished")).status).toBe(200);
  });

  test("the scenarios finish-500 and finish-malformed fail", async () => {
    const backend = await openBackend();
    expect((await finish(backend, "finish-500", true)).status).toBe(500);
    const malformed = await finish(backend, "finish-malformed", true);
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
  });
});

describe("a place of the correct shape", () => {
  const placeSchema = v.looseObject({
    lec_provider_name: v.nullable(v.string()),
    providers: v.array(
      v.looseObject({
        name: v.string(),
        type: v.string(),
        serviceability: v.optional(v.unknown()),
      }),
    ),
    location: v.looseObject({}),
  });

  async function placeOf(code: string) {
    const answer = await finish(await openBackend(), code);
    return v.parse(v.object({ data: v.object({ place: placeSchema }) }), await answer.json()).data
      .place;
  }

  test.each([
    ["provider-error", [expect.objectContaining({ type: "error" })]],
    ["loader-left", [expect.objectContaining({ type: "loader" })]],
    ["lec-without-data", []],
  ])("the place of %s has its text at the LEC, AT&T", async (code, serviceability) => {
    const place = await placeOf(code);
    expect(place.lec_provider_name).toBe("AT&T");
    const lec = place.providers.find(({ name }) => name === "AT&T");
    expect(lec?.serviceability).toEqual(serviceability);
  });

  test("the place of no-providers has no providers", async () => {
    expect((await placeOf("no-providers")).providers).toEqual([]);
  });

  test("the place of only-dynamic has only dynamic providers", async () => {
    const { providers } = await placeOf("only-dynamic");
    expect(providers.length).toBeGreaterThan(0);
    expect(providers.every(({ type }) => type === "dynamic")).toBe(true);
  });

  test("the place of no-coordinates has no coordinates", async () => {
    const { location } = await placeOf("no-coordinates");
    expect(location).not.toHaveProperty("latitude");
    expect(location).not.toHaveProperty("longitude");
  });
});

describe("a place of a wrong shape", () => {
  test("the place of wrong-types has numbers as strings and lists as their single item", async () => {
    const answer: unknown = await (await finish(await openBackend(), "wrong-types", true)).json();
    expect(answer).toHaveProperty("data.place.location.latitude", expect.any(String));
    expect(JSON.stringify(answer)).toContain('"access_type":{"name":');
  });

  test("the place of hostile-text has markup in its texts and scripts in its links", async () => {
    const text = await (await finish(await openBackend(), "hostile-text", true)).text();
    expect(text).toContain("<script>");
    expect(text).toContain("javascript:");
    expect(text).toContain("url(https://evil.example/)");
    expect(text).not.toContain('"uri":"http');
  });
});
