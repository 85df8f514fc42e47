import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { moneyText } from "../../demo/server/paper/money-text.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { contractData } from "./support/proposal.ts";
import { readPdf } from "./support/read-pdf.ts";

const created = v.object({ data: v.object({ uri: v.string() }) });
const listed = v.object({
  data: v.object({
    results: v.array(
      v.object({
        guid: v.string(),
        uri: v.string(),
        state: v.string(),
        created_at: v.string(),
        primary_contact_name: v.string(),
        service_provider_name: v.string(),
        service_provider_url: v.string(),
      }),
    ),
  }),
});

function create(backend: TestBackend, data: object, unchecked = false): Promise<Response> {
  return backend.call("createContract", { body: { contract_data: data }, unchecked });
}

async function list(backend: TestBackend) {
  return v.parse(listed, await backend.callJson("listContracts")).data.results;
}

function download(backend: TestBackend, contract: string): Promise<Response> {
  return backend.call("downloadContract", { params: { contract } });
}

function ofProvider(name: string) {
  return { ...contractData, provider: { ...contractData.provider, name } };
}

describe("creating a contract", () => {
  test("a contract is stored as a draft and answered with the address of its form", async () => {
    const backend = await openBackend();
    const before = await list(backend);
    const { uri } = v.parse(created, await (await create(backend, contractData)).json()).data;
    const [newest, ...rest] = await list(backend);
    expect(uri).toBe(`/scout/contracts/comcast?contract=${newest?.guid}`);
    expect(newest).toEqual({
      guid: newest?.guid,
      uri,
      state: "",
      created_at: new Date(backend.clock.now()).toISOString(),
      primary_contact_name: "Bluebonnet Dental Group",
      service_provider_name: "Comcast",
      service_provider_url: "https://www.comcast.com/",
    });
    expect(rest).toEqual(before);
  });

  test.each([
    ["agent", "AT&T", 200],
    ["agent", "Cogent", 422],
    ["agent", "Nobody", 200],
    ["comcast-agent", "Comcast", 200],
    ["comcast-agent", "AT&T", 403],
    ["agent-without-scout", "Comcast", 403],
    [null, "Comcast", 401],
  ])("a contract by %s with %s is answered with %i", async (defaultUser, provider, status) => {
    const backend = await openBackend({ defaultUser });
    const answer = await create(backend, ofProvider(provider));
    expect(answer.status).toBe(status);
  });

  test.each([
    [{}],
    [{ ...contractData, cart: [] }],
    [{ ...contractData, pricing: { ...contractData.pricing, monthly: "ERR" } }],
    [{ ...ofProvider("Nobody"), query: null }],
  ])("an invalid contract is refused with 422 (%#)", async (data) => {
    const backend = await openBackend();
    const count = await backend.store.contracts.count();
    expect((await create(backend, data, true)).status).toBe(422);
    expect(await backend.store.contracts.count()).toBe(count);
  });

  test.each([
    ["contract-500", 500, null],
    ["contract-without-uri", 200, { data: {} }],
    ["contract-hostile-uri", 200, { data: { uri: "javascript:alert(document.domain)" } }],
  ])("the address %s is answered with %i", async (code, status, content) => {
    const address = findPricingScenarioByCode(code)?.address ?? "";
    const customer = { ...contractData.customer, address };
    const answer = await create(await openBackend(), { ...contractData, customer }, true);
    expect(answer.status).toBe(status);
    if (content) expect(await answer.json()).toEqual(content);
  });
});

describe("the list of contracts", () => {
  test("the list contains the agent's contracts in every state, newest first", async () => {
    const contracts = await list(await openBackend());
    const states = new Set(contracts.map(({ state }) => state));
    expect(states).toEqual(
      new Set(["Completed", "Expired", "", "Sent To Provider", "Signed By Customer", "Cancelled"]),
    );
    const days = contracts.map(({ created_at: day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test("the list is specific to each user", async () => {
    const agent = await openBackend();
    const other = await openBackend({ store: agent.store, defaultUser: "comcast-agent" });
    expect(await list(other)).toEqual([]);
    await create(other, contractData);
    expect(await list(other)).toHaveLength(1);
    expect(await list(agent)).toHaveLength(8);
  });
});

describe("a contract as PDF", () => {
  test("the PDF contains every amount of its proposal and the signatory, and has a name", async () => {
    const backend = await openBackend();
    await create(backend, contractData);
    const [newest] = await list(backend);
    const answer = await download(backend, newest?.guid ?? "");
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="Contract comcast 2026-01-05.pdf"',
    );
    const texts = (await readPdf(answer)).flat();
    const { services, equipment, discount, monthly, install, ...parts } = contractData.pricing;
    const amounts = [
      ...[...services, ...equipment].flatMap(({ rate, price }) => [rate, price]),
      ...[parts.install_without_stacking, parts.stacking, monthly, install, -discount],
    ].map((dollars) => moneyText(dollars).replace("−", "–"));
    const shown = texts.filter((text) => /^–?\$[\d,]+\.\d\d$/.test(text));
    expect(shown.toSorted()).toEqual(amounts.toSorted());
    expect(texts).toEqual(
      expect.arrayContaining(["Service Order", "Bluebonnet Dental Group", "Draft", "Comcast"]),
    );
  });

  test("a PDF exists for every contract of the list", async () => {
    const backend = await openBackend();
    for (const { guid, primary_contact_name: name } of await list(backend)) {
      const text = (await readPdf(await download(backend, guid))).flat().join(" ");
      expect(text).toContain(name);
    }
  });

  test("no PDF exists for other users, or without a contract", async () => {
    const agent = await openBackend();
    const [contract] = await list(agent);
    const other = await openBackend({ store: agent.store, defaultUser: "administrator" });
    expect((await download(other, contract?.guid ?? "")).status).toBe(404);
    expect((await download(agent, "none")).status).toBe(404);
  });
});
