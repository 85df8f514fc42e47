import { describe, expect, test } from "vitest";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { deferred } from "../../support/fake-ports.ts";
import { noWork } from "../../support/no-work.ts";
import { openModel } from "../../support/open-model.ts";
import {
  ada,
  contractsCall,
  providersCall,
  settingsCall,
  termsCall,
  uploadsCall,
} from "./dashboard-answers.ts";
import { openDashboard } from "./open-dashboard.ts";

const pixel = "data:image/png;base64,AAAA";
const textOf = (rows: readonly object[]) => rows.map((row) => Reflect.get(row, "label"));

describe("F2, C7: access to Scout", () => {
  test("access is unknown until the settings are loaded, and then that of the user", async () => {
    const answer = deferred<Response>();
    const { model, answered } = await openModel("portal-dashboard", {
      answers: { ...noWork, [settingsCall]: () => answer.promise },
    });
    expect([model.access.peek(), model.logo.peek(), model.work.peek()]).toEqual([null, null, null]);
    answer.resolve(Response.json({ data: { settings: ada } }));
    await answered();
    expect(model.access.peek()).toBe(true);
    expect(model.work.peek()).not.toBeNull();
  });

  test.for([[{ capabilities: [] }], [{}]] as const)(
    "access with %j is missing, and no work is requested or shown",
    async ([settings]) => {
      const { model, called } = await openDashboard({ settings });
      expect(model.access.peek()).toBe(false);
      expect(model.work.peek()).toBeNull();
      expect([called(uploadsCall), called(contractsCall)]).toEqual([0, 0]);
    },
  );
});

describe("F4: the logo", () => {
  test.for([
    ["of the settings", { primary_logo: pixel, siteName: "Acme" }, { src: pixel, name: "Acme" }],
    ["without a safe one", { primary_logo: "data:image/svg+xml,x" }, { src: null, name: "Scout" }],
    ["without any", { siteName: "Acme" }, { src: null, name: "Acme" }],
  ] as const)("the logo is %s", async ([, settings, logo]) => {
    expect((await openDashboard({ settings })).model.logo.peek()).toEqual(logo);
  });

  test("the logo is the product's own if the settings failed", async () => {
    const { model } = await openDashboard({
      answers: { [settingsCall]: () => new Response("", { status: 403 }) },
    });
    expect(model.logo.peek()).toEqual({ src: null, name: "Scout" });
  });
});

describe("F1: the search boxes", () => {
  test("D9: an address opens the lookup with the token that was issued for it, and is saved as a recent address", async () => {
    const { model, type, went, work, clock } = await openDashboard();
    const [row] = await type("address", "12 Elm");
    if (row === undefined) throw new Error("There is no suggestion.");
    model.address.choose(row);
    expect(model.address.text.peek()).toBe("12 Elm Street, Austin");
    expect(went()).toEqual([
      {
        href: "/scout?address=12+Elm+St%2C+Austin%2C+TX",
        replace: false,
        state: { lookup_token: "token of 12 Elm", searched_at: clock.now() },
      },
    ]);
    expect(work().addresses?.peek()).toEqual(["12 Elm St, Austin, TX"]);
    model.address.submit("99 Oak Avenue");
    expect(went()[1]).toEqual({
      href: "/scout?address=99+Oak+Avenue",
      replace: false,
      state: { searched_at: clock.now() },
    });
  });

  test("W28: a typed text with words that the suggestion lacks goes with it, for its unit", async () => {
    const { model, type, went } = await openDashboard();
    const [row] = await type("address", "12 Elm Ste 4");
    model.address.choose(row ?? expect.fail());
    expect(went()).toMatchObject([{ state: { typed: "12 Elm Ste 4" } }]);
    model.address.submit("1 Elm St\nAustin");
    expect(went()[1]).toMatchObject({ href: "/scout?address=1+Elm+St%2C+Austin" });
  });

  test.for([
    ["12", 0],
    [" 12A ", 0],
    [" 12 A ", 1],
    ["", 0],
  ] as const)("F3: the address %j starts %i searches", async ([text, searches]) => {
    const { model, went } = await openDashboard();
    model.address.submit(text);
    expect(went()).toHaveLength(searches);
    expect(model.address.hint.peek()).toBe(searches === 0 ? "tooShort" : null);
    model.address.type(`${text} `);
    expect(model.address.hint.peek()).toBeNull();
  });

  test("choosing a suggestion removes the hint", async () => {
    const { model } = await openDashboard();
    model.address.submit("12");
    model.address.choose({ label: "12 Elm", value: "12 Elm" });
    expect(model.address.hint.peek()).toBeNull();
  });

  const two = [
    { label: "Fiber access", value: "access:7" },
    { label: "Fiber backup", value: "access:8" },
  ];

  test("a keyword sends the filter of its suggestion, or else its text", async () => {
    const { model, type, hrefs } = await openDashboard({ terms: two });
    await type("solutions", "fib");
    model.solutions.submit("fiber Backup");
    expect(model.solutions.text.peek()).toBe("fiber Backup");
    model.solutions.submit(" voice: sip ");
    expect(hrefs()).toEqual([
      "/solutions-finder?filters=fiber+Backup",
      "/solutions-finder?filters=voice%3A+sip",
    ]);
    await type("solutions", "fib");
    model.solutions.submit("Fiber backup");
    expect(hrefs().at(-1)).toBe("/solutions-finder?filters=access%3A8");
    expect(model.solutions.suggestions.peek()).toMatchObject({ rows: [], query: "" });
  });

  test("P9: a single suggestion is used for any text that it matches", async () => {
    const { model, type, hrefs } = await openDashboard({ terms: two.slice(0, 1) });
    await type("solutions", "fib");
    model.solutions.submit("fib");
    await type("providers", "zi");
    model.providers.submit("zi");
    expect(hrefs()).toEqual([
      "/solutions-finder?filters=access%3A7",
      "/provider-library?provider=zi",
    ]);
  });

  test("F5: of two suggestions with one label, the chosen one is searched", async () => {
    const { model, type, hrefs } = await openDashboard({
      terms: ["industry:1", "service:2"].map((value) => ({ label: "Other", value })),
    });
    const [, second] = await type("solutions", "oth");
    if (second !== undefined) model.solutions.choose(second);
    expect(hrefs()).toEqual(["/solutions-finder?filters=service%3A2"]);
    expect(model.solutions.text.peek()).toBe("Other");
    expect(model.solutions.suggestions.peek().rows).toEqual([]);
  });

  test("D4, D10: one letter gets no suggestions, and an empty text is not searched", async () => {
    const { model, type, called, events } = await openDashboard({ terms: two });
    expect(model.providers.text.peek()).toBe("");
    expect(await type("providers", "Z")).toEqual([]);
    expect(await type("solutions", "f")).toEqual([]);
    model.solutions.submit(" ");
    model.providers.submit("");
    expect(model.solutions.hint.peek()).toBeNull();
    expect([called(providersCall), called(termsCall)]).toEqual([0, 0]);
    expect(events).toEqual([]);
    expect(textOf(await type("providers", "Zi"))).toEqual(["Zayo", "Zito"]);
    expect(model.providers.text.peek()).toBe("Zi");
    expect(textOf(await type("solutions", "fi"))).toEqual(["Fiber access", "Fiber backup"]);
  });

  test.for(["a change of the settings", "the end of the element"])(
    "A11: the suggestions are emptied by %s",
    async (by) => {
      const { model, type, reload } = await openDashboard({ terms: two });
      await type("address", "12 Elm");
      await type("solutions", "fib");
      await type("providers", "Zi");
      if (by === "the end of the element") model.dispose();
      else await reload();
      const boxes = [model.address, model.solutions, model.providers];
      expect(boxes.map(({ suggestions }) => suggestions.peek().rows)).toEqual([[], [], []]);
    },
  );

  test("X5: an address can be removed at its row", async () => {
    const { model, core } = await openDashboard();
    recentAddressesOf(core).add("1 A");
    expect(textOf(model.address.suggestions.peek().rows)).toEqual(["1 A"]);
    model.address.forgetRow?.("1 A");
    expect(model.address.suggestions.peek().rows).toEqual([]);
  });
});

test("links are below the base path, and refresh() loads the settings again", async () => {
  const { model, called, answered } = await openDashboard({ basePath: "/portal/" });
  expect(model.hrefOf("/scout")).toBe("/portal/scout");
  model.refresh();
  await answered();
  expect(called(settingsCall)).toBe(2);
});
