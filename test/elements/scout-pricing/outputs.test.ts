import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { placeSchema } from "../../../src/core/api/place-schema.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { validityTextOf } from "../../../src/core/pricing/price-validity.ts";
import { keptLookupOf } from "../../../src/core/stores/kept/answer-memory.ts";
import { builderTexts } from "../../../src/elements/scout-pricing/scout-pricing.messages.ts";
import { deferred } from "../../support/fake-ports.ts";
import { contractCall, paperCall, settingsCall } from "./calls.ts";
import { type PricingGiven, startPricing } from "./pricing-model.ts";
import { acme, contracts, rows, searchOf } from "./searches.ts";

const comcast = { ...acme, key: "comcast", label: "Comcast: Business" };
const found = searchOf([rows.internet, rows.fiber], { provider: [comcast] }, contracts);
const kinds = ["print", "pdf", "contract"] as const;
type Kind = (typeof kinds)[number];
const callOf = (kind: Kind) => (kind === "contract" ? contractCall : paperCall);
const failed = ["warning", builderTexts.english.failed];

/** Opens a builder with a chosen service, on a server with these answers. */
async function openReady(answers: PricingGiven["answers"] = {}, given: Partial<PricingGiven> = {}) {
  const opened = await startPricing({
    ...{ query: "?address=60+Main+Street", search: () => found, answers },
    ...given,
  });
  const { model, calls } = opened;
  model.act({ kind: "selectItem", id: "internet" });
  return {
    ...opened,
    outputs: model.outputs,
    sent: (kind: Kind) => calls.filter(({ name }) => name === callOf(kind)).length,
    /** Makes an output, and resolves when the output succeeds or fails. */
    async make(kind: Kind): Promise<void> {
      model.create(kind, plainFormatting);
      await opened.until(() => !model.outputs.busy.peek().has(kind));
    },
  };
}

const contractAt = (uri: unknown) => ({ [contractCall]: () => Response.json({ data: { uri } }) });

describe("N8: a contract", () => {
  test("a contract opens an empty tab during the click, and is shown in it when it is ready", async () => {
    const answer = deferred<Response>();
    const { model, outputs, tabs, created, until, bodiesOf } = await openReady({
      [contractCall]: () => answer.promise,
    });
    model.create("contract", plainFormatting);
    expect(tabs).toEqual(["blank"]);
    expect([...outputs.busy.peek()]).toEqual(["contract"]);
    answer.resolve(Response.json({ data: { uri: "/scout/contracts/comcast?contract=1" } }));
    await until(() => outputs.busy.peek().size === 0);
    const uri = "https://portal.example/scout/contracts/comcast?contract=1";
    expect(tabs).toEqual([uri]);
    expect(created()).toEqual([{ kind: "contract", uri }]);
    expect(outputs.contract.peek()).toEqual({ href: uri, isBlocked: false });
    expect(await bodiesOf(contractCall)).toMatchObject([
      {
        contract_data: {
          query: { address: "60 Main Street", provider: "acme", term: "36" },
          cart: [{ id: "internet", type: "broadband", quantity: 1, boxes: 0 }],
          ...{ package: null, pricing: { monthly: 50 } },
        },
      },
    ]);
  });

  test("B18: a contract's address is resolved against the base of the portal", async () => {
    const { tabs, make } = await openReady(contractAt("/scout/contracts/comcast?contract=1"), {
      attributes: { routing: "portal" },
      basePath: "/app",
    });
    await make("contract");
    expect(tabs).toEqual([expect.stringContaining("/app/scout/contracts/comcast?contract=1")]);
  });

  test("a contract becomes a link if the browser blocks the tab, until the user dismisses the link or searches again", async () => {
    const { model, outputs, make, created, searching } = await openReady(
      contractAt("https://sign.example/1"),
      {
        actions: { openTab: () => null },
      },
    );
    const contract = { href: "https://sign.example/1", isBlocked: true };
    await make("contract");
    expect(outputs.contract.peek()).toEqual(contract);
    outputs.forgetContract();
    expect(outputs.contract.peek()).toBeNull();
    await make("contract");
    expect(outputs.contract.peek()).toEqual(contract);
    expect(created()).toHaveLength(2);
    // I24: the same address counts as a new search too.
    await searching(model.generate);
    expect(outputs.contract.peek()).toBeNull();
  });

  test.each<[string, () => Response]>([
    ["a status that is not OK", () => new Response("<h1>Oh</h1>", { status: 500 })],
    ["no address", () => Response.json({ data: {} })],
    ["a script", () => Response.json({ data: { uri: "javascript:alert(1)" } })],
    ["a document", () => Response.json({ data: { uri: "data:text/html,x" } })],
  ])("a contract answered with %s closes its tab and shows a message", async (_name, answer) => {
    for (const actions of [{}, { openTab: () => null }]) {
      const { make, outputs, tabs, created, notices, reports } = await openReady(
        { [contractCall]: answer },
        { actions },
      );
      await make("contract");
      expect(tabs).toEqual("openTab" in actions ? [] : ["closed"]);
      expect(outputs.contract.peek()).toBeNull();
      expect(created()).toEqual([]);
      expect(notices).toEqual([failed]);
      expect(reports).toEqual([expect.stringMatching(/^contract-failed/)]);
    }
  });

  test("M9: a contract that arrives after Clear opens in its tab, because the server has created it, and shows no notice", async () => {
    const answer = deferred<Response>();
    const { model, outputs, tabs, created, until, sent } = await openReady({
      [contractCall]: () => answer.promise,
    });
    model.create("contract", plainFormatting);
    await until(() => sent("contract") === 1);
    model.clear();
    expect(outputs.busy.peek().size).toBe(0);
    answer.resolve(Response.json({ data: { uri: "https://sign.example/1" } }));
    await until(() => created().length === 1);
    expect(tabs).toEqual(["https://sign.example/1"]);
    expect(outputs.contract.peek()).toBeNull();
  });
});

test("N9: the file name of the PDF has provider, customer and date, and its content has the values of the form", async () => {
  const { model, files, created, output } = await openReady(
    { [paperCall]: () => new Response("%PDF-1.7") },
    { query: "?address=60+Main+Street&prepared_for=Acme" },
  );
  model.form.typePreparedFor("Acme / Corp?");
  const body = await output("pdf");
  expect(files.map(({ name }) => name)).toEqual([
    "Comcast Business Proposal for Acme Corp 11-14-2023.pdf",
  ]);
  expect(await files[0]?.file.text()).toBe("%PDF-1.7");
  expect(created()).toEqual([{ kind: "pdf" }]);
  expect(body).toMatchObject({
    payload: { date: "11/14/2023", customer: { name: "Acme / Corp?" } },
  });
  expect(body).not.toHaveProperty("format");
});

test("N10, B18: the server's page is printed, and its addresses are resolved against the API", async () => {
  const printed: unknown[] = [];
  const { created, output } = await openReady(
    {
      [paperCall]: () => new Response('<img src="x"><link rel="stylesheet" href="/paper.css">'),
    },
    {
      config: { apiBase: "https://api.example/v1" },
      actions: { printHtml: async (...given) => void printed.push(given) },
    },
  );
  expect(await output("print")).toMatchObject({
    format: "html",
    payload: { pricing: { monthly: 50 } },
  });
  expect(printed).toEqual([
    ['<img src="x"><link rel="stylesheet" href="/paper.css">', "https://api.example/v1/"],
  ]);
  expect(created()).toEqual([{ kind: "print" }]);
});

describe("an output", () => {
  test.each(kinds)(
    "N11, N14: %s runs once at a time beside the others, and again after a failure",
    async (kind) => {
      const answer = deferred<Response>();
      let isHeld = true;
      const { model, outputs, sent, until, make, notices, reports, created } = await openReady({
        [callOf(kind)]: () => (isHeld ? answer.promise : Response.json({ data: { uri: "/x" } })),
      });
      model.create(kind, plainFormatting);
      model.create(kind, plainFormatting);
      expect([...outputs.busy.peek()]).toEqual([kind]);
      await until(() => sent(kind) === 1);
      answer.resolve(new Response("", { status: 500 }));
      await until(() => outputs.busy.peek().size === 0);
      expect(sent(kind)).toBe(1);
      expect(notices).toEqual([failed]);
      expect(reports).toEqual([expect.stringMatching(`^${kind}-failed: .`)]);
      isHeld = false;
      await make(kind);
      expect(created()).toMatchObject([{ kind }]);
    },
  );

  test("N14: an output that ends leaves the other outputs running", async () => {
    const { model, outputs, make } = await openReady({
      [contractCall]: () => new Promise(() => {}),
    });
    model.create("contract", plainFormatting);
    await make("print");
    expect([...outputs.busy.peek()]).toEqual(["contract"]);
  });

  test("a print dialog that does not open is a failure", async () => {
    const { make, created, notices } = await openReady(
      {},
      {
        actions: { printHtml: () => Promise.reject(new Error("The dialog is blocked.")) },
      },
    );
    await make("print");
    expect(created()).toEqual([]);
    expect(notices).toEqual([failed]);
  });

  test.each(kinds)(
    "A15: %s answered with 401 shows the sign-in instead of a message, until it runs again or Clear",
    async (kind) => {
      let status = 401;
      const { model, outputs, make, notices, reports } = await openReady({
        [callOf(kind)]: () =>
          status === 200 ? Response.json({ data: { uri: "/x" } }) : new Response("", { status }),
      });
      await make(kind);
      expect(outputs.unauthorized.peek()).toBe(kind);
      expect(notices).toEqual([]);
      expect(reports.filter((report) => report.startsWith(kind))).toHaveLength(1);
      status = 200;
      await make(kind);
      expect(outputs.unauthorized.peek()).toBeNull();
      status = 401;
      await make(kind);
      model.clear();
      expect(outputs.unauthorized.peek()).toBeNull();
    },
  );

  test.each([
    ["print", "Clear"],
    ["pdf", "Clear"],
    ["print", "another address"],
    ["pdf", "leaving"],
  ] as const)("M9: an output (%s) that arrives after %s is ignored", async (kind, end) => {
    const answer = deferred<Response>();
    const { model, outputs, sent, until, answered, ...done } = await openReady({
      [paperCall]: () => answer.promise,
    });
    model.create(kind, plainFormatting);
    await until(() => sent(kind) === 1);
    if (end === "Clear") model.clear();
    else if (end === "leaving") model.dispose();
    else model.submit("1 Other Street");
    expect(outputs.busy.peek().size).toBe(0);
    answer.resolve(new Response("%PDF-1.7"));
    await answered();
    expect([
      ...done.printed,
      ...done.files,
      ...done.created(),
      ...done.notices,
      ...done.reports,
    ]).toEqual([]);
  });

  test("L15: an output fails without a call if a total is not known", async () => {
    const search = searchOf([{ ...rows.internet, mrc: "TBD" }], { provider: [comcast] }, contracts);
    for (const kind of kinds) {
      const { make, sent, notices, tabs } = await openReady({}, { search: () => search });
      await make(kind);
      expect(sent(kind)).toBe(0);
      expect(notices).toEqual([failed]);
      expect(tabs).toEqual(kind === "contract" ? ["closed"] : []);
    }
  });

  test("an output is not made without a proposal", async () => {
    const { model, outputs, tabs } = await openReady();
    model.clear();
    for (const kind of kinds) model.create(kind, plainFormatting);
    expect(outputs.busy.peek().size).toBe(0);
    expect(tabs).toEqual([]);
  });
});

const settings = (more: object) => ({
  [settingsCall]: () =>
    Response.json({ data: { settings: { capabilities: ["scout:access"], ...more } } }),
});

describe("the content of every output", () => {
  const ada = { first_name: "Ada", last_name: "Byron", email: "ada@example.com" };

  test("I16: every output includes the agent of the settings, with the edits of the screen", async () => {
    const { model, output } = await openReady(settings({ user: ada }));
    expect(model.agent.peek()).toEqual({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
    });
    model.editAgent({ lastName: "Lovelace" });
    model.editAgent({ firstName: "A." });
    expect(await output("pdf")).toMatchObject({
      payload: { agent: { firstName: "A.", lastName: "Lovelace", email: "ada@example.com" } },
    });
  });

  test("I16: every output includes an empty agent if the settings name none", async () => {
    const { model, output } = await openReady(settings({}));
    const nobody = { firstName: "", lastName: "", email: "" };
    expect(model.agent.peek()).toEqual(nobody);
    expect(await output("pdf")).toMatchObject({ payload: { agent: nobody } });
  });

  test("N13, N16, B18: every output includes the logos as absolute addresses, the days that the prices are valid, and the number", async () => {
    const logoUri = "logos/comcast.svg";
    const { output, clock, model } = await openReady(
      settings({ primary_logo: "/files/agency.png", proposal_valid_days: 14 }),
      {
        search: () => searchOf([rows.internet], { provider: [{ ...comcast, logoUri }] }, contracts),
      },
    );
    clock.advance(300);
    const logos = {
      provider: { logoUrl: `https://portal.example/${logoUri}` },
      agency: { logoUrl: "https://portal.example/files/agency.png" },
    };
    expect(await output("print")).toMatchObject({ payload: logos, format: "html" });
    const pdf = await output("pdf");
    expect(pdf).toMatchObject({ payload: { ...logos, details: { number: "00000001" } } });
    expect(JSON.stringify(pdf)).toContain(validityTextOf(model.priceTimes.peek(), plainFormatting));
    const validThrough = { valid_through: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) };
    expect(pdf).toMatchObject({ payload: { details: validThrough } });
    expect(model.letterhead.peek().logoUrl).toBe(logos.agency.logoUrl);
    expect(await output("contract")).toMatchObject({ contract_data: logos });
  });

  test("W27: every output notes that the prices are for another address than the requested one", async () => {
    const dallas = "60 Main Street, Dallas, TX 75201";
    const { output, until, model } = await openReady(
      {},
      {
        query: "?address=60+Main+Street,+Austin",
        search: () => ({ ...found, address_display: dallas }),
      },
    );
    expect(model.requested.peek()).toBe("60 Main Street, Austin");
    const sentence = `Priced for ${dallas}. You asked for Austin.`;
    const notes = { details: { notes: expect.arrayContaining([sentence]) } };
    await until(() => model.cart.peek() !== null);
    for (const kind of ["print", "pdf"] as const) {
      expect(await output(kind)).toMatchObject({ payload: notes });
    }
    expect(await output("contract")).toMatchObject({ contract_data: notes });
    const same = await openReady();
    expect(JSON.stringify(await same.output("print"))).not.toContain("You asked for");
  });

  test("every output notes the lines that a lookup of the address in this tab calls not built", async () => {
    const { model, core, output, searching } = await openReady();
    expect(JSON.stringify(await output("pdf"))).not.toContain("Near net");
    const surveyed = { key: "surveyed", label: "Surveyed", value: "2026-03-05", format: "date" };
    const near = { label: "Fiber", value: "Near net", metadata: [surveyed] };
    const place = v.parse(placeSchema, {
      providers: [{ key: "comcast", serviceability: [near] }],
    });
    keptLookupOf(core, "60 Main Street").write({ place, setting: noSetting });
    await searching(model.generate);
    model.act({ kind: "selectItem", id: "fiber" });
    const notes = {
      details: { notes: [expect.any(String), "Fiber 1G: Near net · Surveyed: 03/05/2026"] },
    };
    for (const kind of ["print", "pdf"] as const) {
      expect(await output(kind)).toMatchObject({ payload: notes });
    }
    expect(await output("contract")).toMatchObject({ contract_data: notes });
  });

  test("N17: every output includes the comparison only if the user wants it, and only for this proposal", async () => {
    const { model, output, searching } = await openReady();
    const name = "Comcast: Business, 36 months, Internet 100";
    const compared = { payload: { details: { comparison: [{ name }, {}] } } };
    model.kept.keep();
    model.act({ kind: "selectItem", id: "fiber" });
    expect(await output("pdf")).not.toMatchObject(compared);
    model.kept.include(true);
    expect(await output("pdf")).toMatchObject(compared);
    await searching(model.generate);
    expect(model.kept.areIncluded.peek()).toBe(false);
    expect(await output("pdf")).not.toMatchObject(compared);
    model.kept.include(true);
    model.kept.remove(name);
    expect(model.kept.areIncluded.peek()).toBe(false);
  });
});

test("L26: the payload's notes have the details of a price and the monthly price in each part of the term", async () => {
  const details = "$50 for 12 months, then $80";
  const promo = { ...rows.internet, pricing_details: details, promo_months: 12, after_mrc: 80 };
  const { model, output } = await startPricing({
    query: "?address=60+Main+Street,+Austin,+TX+78701",
    search: () => searchOf([promo]),
  });
  model.act({ kind: "selectItem", id: "internet" });
  expect(await output("print")).toMatchObject({
    payload: {
      details: {
        term: { months: 36, total: 2520 },
        notes: [
          expect.stringMatching(/^Prices as of/),
          `Internet 100: ${details}`,
          "Monthly in months 1 to 12: $50.00",
          "Monthly in months 13 to 36: $80.00",
        ],
      },
    },
  });
});
