import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultImages } from "../../../src/core/branding/default-images.ts";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../../support/host-page.ts";
import { noWork } from "../../support/no-work.ts";

cleanUpHostPage();

const settingsCall = "GET /api/v1/site-connector/settings";
const png =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const box = (name: string) => page.getByRole("combobox", { name });
const group = (name: string) => page.getByRole("group", { name, exact: true });

async function show(
  settings: object = { capabilities: ["scout:access"] },
  terms: readonly object[] = [{ label: "Fiber access", value: "access:7" }],
) {
  const backend = await serve({
    intercept: answerBy({
      ...noWork,
      [settingsCall]: () => Response.json({ data: { settings } }),
      "GET /api/v1/address-lookup": ({ url }) =>
        Response.json({
          data: {
            rows: [{ label: "12 Elm Street, Austin", value: "12 Elm St, Austin, TX" }],
            lookup_token: `token of ${new URL(url).searchParams.get("query")}`,
          },
        }),
      "GET /api/v1/solutions-finder/autocomplete": () => Response.json({ data: { rows: terms } }),
      "GET /api/v1/provider-library/autocomplete": () =>
        Response.json({ data: { rows: ["Zayo", "Zito"] } }),
    }),
  });
  const element = place("portal-dashboard", backend);
  await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  return { backend, element };
}

const hrefsIn = (name: string) =>
  group(name)
    .getByRole("link")
    .elements()
    .map((one) => one.getAttribute("href"));

describe("1 §2: the three groups", () => {
  test("each links to its screens", async () => {
    await show();
    await expect.element(group("Scout")).toBeVisible();
    expect(hrefsIn("Scout")).toEqual([
      "/scout",
      "/scout/bulk",
      "/scout/pricing",
      "/scout/contracts",
    ]);
    expect(hrefsIn("Solutions")).toEqual([
      "/solutions-finder",
      "/solutions-index",
      "/solutions/questionnaires",
    ]);
    expect(hrefsIn("Libraries")).toEqual(["/provider-library", "/resource-library"]);
  });

  test.each([[{ capabilities: [] }], [{}]])(
    "F2: with %j the Scout group is not in the document",
    async (settings) => {
      const { element } = await show(settings);
      await expect.element(group("Solutions")).toBeVisible();
      await expect.poll(() => element.shadowRoot?.querySelector(".skeleton")).toBeNull();
      expect(element.shadowRoot?.textContent).not.toMatch(/Lookup|Street address|Pricing/);
      expect(element.shadowRoot?.querySelector('[href^="/scout"]')).toBeNull();
    },
  );

  test("F2: until the access is known, a skeleton of the size of the Scout group stands in its place", async () => {
    let answer = (_settings: Response) => {};
    const coming = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const backend = await serve({
      intercept: answerBy({ ...noWork, [settingsCall]: () => coming }),
    });
    const { shadowRoot } = place("portal-dashboard", backend);
    const topOf = (name: string) =>
      Math.round(
        page.getByRole("heading", { name, exact: true }).element().getBoundingClientRect().top,
      );
    await expect.element(group("Solutions")).toBeVisible();
    await expect.element(group("Scout")).not.toBeInTheDocument();
    expect(shadowRoot?.querySelector(".skeleton")).not.toBeNull();
    const before = topOf("Solutions");
    answer(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    await expect.element(group("Scout")).toBeVisible();
    expect(topOf("Solutions")).toBe(before);
  });

  test("the host page can handle a link", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await group("Libraries").getByRole("link", { name: "Resource Library" }).click();
    expect(navigated.map(({ detail }) => detail)).toEqual([
      { href: "/resource-library", replace: false, state: {} },
    ]);
  });
});

describe("F4: the logo", () => {
  const image = (name: string) => page.getByRole("img", { name });

  test("comes from the settings, and is named after the site", async () => {
    await show({ primary_logo: png, siteName: "Acme Telecom" });
    await expect.element(image("Acme Telecom")).toHaveAttribute("src", png);
  });

  test.each([
    "data:image/svg+xml,<svg onload=alert(1)>",
    "data:text/html,x",
    "javascript:alert(1)",
    null,
  ])(
    "%j is ignored: the product's own takes its place, named after the site",
    async (primary_logo) => {
      await show({ primary_logo, siteName: "Acme Telecom" });
      await expect
        .element(image("Acme Telecom"))
        .toHaveAttribute("src", defaultImages.primaryLogo.uri);
    },
  );
});

describe("F1: the search boxes", () => {
  test("D9: an address opens the lookup with the token that was issued for it", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await box("Street address").fill("12 Elm");
    await page.getByRole("option", { name: "12 Elm Street, Austin" }).click();
    expect(navigated.map(({ detail }) => detail)).toEqual([
      {
        href: "/scout?address=12+Elm+St%2C+Austin%2C+TX",
        replace: false,
        state: { lookup_token: "token of 12 Elm", searched_at: expect.any(Number) },
      },
    ]);
  });

  test("D9: an address without an issued token passes none", async () => {
    // No suggestions are requested meanwhile.
    stopClock();
    const navigated = listen("scout-navigated");
    await show();
    await box("Street address").fill("99 Oak Avenue");
    await userEvent.keyboard("{Enter}");
    expect(navigated.map(({ detail }) => detail)).toEqual([
      {
        href: "/scout?address=99+Oak+Avenue",
        replace: false,
        state: { searched_at: expect.any(Number) },
      },
    ]);
  });

  test.each(["12", " 12A ", " 12 a"])("F3: %j is too short for an address", async (text) => {
    const navigated = listen("scout-navigated");
    await show();
    await box("Street address").fill(text);
    await userEvent.keyboard("{Enter}");
    const isLong = text.trim().length > 3;
    expect(navigated).toHaveLength(isLong ? 1 : 0);
    if (!isLong) await expect.element(page.getByText("Enter a full street address.")).toBeVisible();
  });

  test("a chosen keyword sends its filter, a typed one its text", async () => {
    const navigated = listen("scout-navigated");
    // A single suggestion would be taken for any text.
    await show(undefined, [
      { label: "Fiber access", value: "access:7" },
      { label: "Fiber backup", value: "access:8" },
    ]);
    await box("Search Keywords").fill("fib");
    await page.getByRole("option", { name: "Fiber access" }).click();
    await box("Search Keywords").fill("voice: sip");
    await page.getByRole("button", { name: "Search for solutions" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual([
      "/solutions-finder?filters=access%3A7",
      "/solutions-finder?filters=voice%3A+sip",
    ]);
  });

  test("ZA12: Enter takes a single suggestion", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await box("Search Keywords").fill("fib");
    await expect.element(page.getByRole("option", { name: "Fiber access" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(navigated.map(({ detail }) => detail.href)).toEqual([
      "/solutions-finder?filters=access%3A7",
    ]);
  });

  test("F5: of two suggestions with one label the chosen one is searched", async () => {
    const navigated = listen("scout-navigated");
    const rows = ["industry:1", "service:2"].map((value) => ({ label: "Other", value }));
    await show(undefined, rows);
    await box("Search Keywords").fill("oth");
    await page.getByRole("option", { name: "Other" }).nth(1).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual([
      "/solutions-finder?filters=service%3A2",
    ]);
  });

  test("a provider opens the library by its name", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await box("Find a Provider").fill("Zi");
    await page.getByRole("option", { name: "Zito" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/provider-library?provider=Zito"]);
  });

  test("D4, D10: one letter requests no suggestions, and an empty text is not searched", async () => {
    const navigated = listen("scout-navigated");
    const { backend } = await show();
    await box("Find a Provider").fill("Z");
    await page.getByRole("button", { name: "Search for solutions" }).click();
    await box("Find a Provider").fill("Zay");
    await expect.element(page.getByRole("option", { name: "Zayo" })).toBeVisible();
    expect(backend.calls.filter((call) => call.includes("autocomplete"))).toHaveLength(1);
    expect(navigated).toEqual([]);
  });
});
