import { afterEach, beforeEach, expect, test } from "vitest";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import { watchTabs } from "../host/tabs.ts";
import { agent } from "./agent.ts";
import { contractCall, paperCall } from "./calls.ts";
import { address, bodyOf, placePricing, serveSearches } from "./open-pricing.ts";
import { acme, bolt, bundle, contracts, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();
watchFiles();
const tabs = watchTabs();

const start = window.location.href;
beforeEach(() => configure({ rememberProposals: "session" }));
afterEach(() => window.history.replaceState(null, "", start));

const west = { value: "west", label: "West" };
const east = { value: "east", label: "East" };
const found = searchOf(
  [rows.internet, rows.voice, rows.fiber],
  {
    provider: [
      { value: "", label: "Choose a provider" },
      { ...acme, key: "comcast", region_id: "west" },
      { ...bolt, region_id: "east" },
    ],
    term: [oneYear, threeYears],
    region: [west, east],
    package: [{ ...bundle, provider: "acme", terms: ["12"] }],
  },
  contracts,
);
const wanted = { address, provider: "acme", term: "12", package: "bundle" };

type Element = ReturnType<typeof placePricing>;
/** Two of the ways in which a proposal comes to the screen; the model's tests have all of them, in any order. */
const ways: Readonly<Record<string, (place: () => Element) => Promise<void>>> = {
  async "a link"(place) {
    const url = new URL(start);
    for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
    window.history.replaceState(null, "", url);
    place();
  },
  async Back(place) {
    place();
    await agent.choose("Provider", "acme");
    await agent.choose("Term", "12");
    await agent.choose("Package", "bundle");
    await agent.choose("Provider", "bolt");
    window.history.back();
  },
};

const facts = () =>
  [...(document.querySelector("scout-pricing")?.shadowRoot?.querySelectorAll("dt") ?? [])]
    .filter(({ parentElement }) => parentElement?.closest(".printed-facts"))
    .map((name) => [name.textContent, name.nextElementSibling?.textContent]);

test.for(Object.entries(ways))(
  "ZC2: opened by %s, screen, URL, print, PDF and contract are of the same proposal",
  async ([, open]) => {
    const bodies: unknown[] = [];
    const note = (answer: string, type: string) => async (request: Request) => {
      bodies.push(await bodyOf(request));
      return new Response(answer, { headers: { "Content-Type": type } });
    };
    const backend = await serveSearches([found], {
      [paperCall]: note("%PDF-1.7", "application/pdf"),
      [contractCall]: note(
        JSON.stringify({ data: { uri: "https://portal.example/c" } }),
        "application/json",
      ),
    });
    let element: Element | null = null;
    await open(() => {
      element = placePricing(backend, { routing: "page", address });
      return element;
    });
    await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
    await expect.element(agent.remove("Office bundle")).toBeVisible();
    for (const [name, value] of Object.entries({
      ...{ Provider: "acme", Term: "12", Package: "bundle", Region: "west" },
    })) {
      await expect.element(agent.choice(name)).toHaveValue(value);
    }
    expect(Object.fromEntries(facts())).toMatchObject({ Provider: "Acme", Term: "12 Months" });
    expect(agent.amount("Monthly total")).toBe("$60.00");
    const inUrl = new URL(window.location.href).searchParams;
    for (const name of ["provider", "term", "package"] as const) {
      // A choice that the URL leaves out is the attribute's.
      expect(inUrl.get(name) ?? Reflect.get(element ?? {}, name)).toBe(wanted[name]);
    }
    await agent.output("Save as PDF").click();
    await expect.poll(() => bodies).toHaveLength(1);
    await agent.output("Create contract").click();
    await expect.poll(() => bodies).toHaveLength(2);
    await expect.poll(() => tabs.opened[0]?.went).toEqual(["https://portal.example/c"]);
    const shown = {
      package: "Office bundle",
      provider: { name: "Acme", term: "12 Months", region: "West" },
      pricing: { monthly: 60 },
    };
    expect(bodies).toMatchObject([
      { payload: shown },
      { contract_data: { ...shown, package: "bundle", query: wanted } },
    ]);
  },
);
