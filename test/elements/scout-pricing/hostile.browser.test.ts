import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { findPricingScenarioByCode } from "../../../demo/server/pricing/scenarios.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, serve } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder, placePricing } from "./open-pricing.ts";
import { contracts, rows, searchOf } from "./searches.ts";

cleanUpHostPage();
afterEach(() => Reflect.deleteProperty(window, "hacked"));

const sheets = import.meta.glob<string>("../../../src/**/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const privateNames = new Set(Object.values(sheets).flatMap((css) => css.match(/--_[\w-]+/g) ?? []));

test("a private custom property that the page sets does not affect the builder", async () => {
  const { element } = await openBuilder(searchOf([rows.internet, rows.voice]));
  await agent.section("Broadband").click();
  const styles = () =>
    [...(element.shadowRoot?.querySelectorAll("*") ?? [])].map((node) => {
      const style = getComputedStyle(node);
      // Custom properties are ignored: only the properties that use them matter.
      const names = [...style].filter((name) => !name.startsWith("--"));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    });
  await expect.element(agent.radio("Internet 100")).toBeVisible();
  const before = styles();
  expect(before.some((style) => style.includes("position: sticky"))).toBe(true);
  const page = document.createElement("style");
  page.textContent = `html { ${[...privateNames].map((name) => `${name}: 777px`).join("; ")} }`;
  document.head.append(page);
  try {
    expect(styles()).toEqual(before);
  } finally {
    page.remove();
  }
});

const hostile = `<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg>
  <a href="javascript:window.hacked=1" onclick="window.hacked=1">x</a>
  <script>window.hacked=1</script><style>* { display: none }</style>
  <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><form action="//evil.example"><input name=q></form>`;

const search = searchOf(
  [
    {
      id: "a",
      type: "broadband",
      widget: "radio",
      title: hostile,
      label: hostile,
      description: hostile,
      pricing_details: hostile,
      product_type: hostile,
      download_speed: hostile,
      equipment_fee: 5,
      equipment_fee_label: hostile,
      addon_item_cost_per_unit: 3,
      addon_item_label: hostile,
      addon_item_label_plural: hostile,
      mrc: 10,
      secondary_services: [{ label: hostile, stacking_nrc: 5 }],
    },
    { id: "b", type: "broadband", title: "Gone", dependencies: [hostile], error_msg: hostile },
  ],
  {
    provider: [{ value: "p", label: hostile, logoUri: "javascript:window.hacked=1" }],
    term: [{ value: "t", label: hostile }],
    package: [{ value: "k", title: hostile, price: 8, dependencies: ["a"] }],
    region: [
      { value: "r", label: hostile },
      { value: "s", label: hostile },
    ],
  },
  { ...contracts, address_display: hostile },
);

test("hostile texts are shown as plain text, or sanitised where HTML is allowed; nothing runs", async () => {
  const { element } = await openBuilder(search);
  await agent.choose("Package", "k");
  await expect.poll(agent.lines).toHaveLength(1);
  await page.getByRole("button", { name: "Price breakdown" }).click();
  await page.getByRole("button", { name: "Keep for comparison" }).click();
  await expect.element(page.getByRole("group", { name: "Comparison" })).toBeVisible();
  await agent
    .proposal()
    .getByRole("listitem")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect.element(agent.note("Package removed.")).toBeVisible();
  const root = element.shadowRoot;
  const foreign = "img:not(.printed-letterhead img), script, style, iframe, form form, [name=q]";
  expect(root?.querySelectorAll(foreign)).toHaveLength(0);
  expect(
    root?.querySelectorAll("a[href^=javascript], [onclick], [onerror], [onload]"),
  ).toHaveLength(0);
  expect(root?.querySelector("label.choice-label")?.textContent).toContain("Dedicated");
  expect(root?.textContent).toContain("<script>window.hacked=1</script>");
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test('wrong types, missing values and values such as "constructor" do not break the builder', async () => {
  expectLog("unknown-service-type: toString");
  await openBuilder(
    searchOf(
      [
        { id: "__proto__", type: "broadband", title: "Proto", mrc: 1 },
        {
          id: "constructor",
          type: "broadband",
          title: ["list"],
          mrc: {},
          terms: {},
          phone_min: [],
        },
        { id: 7, type: "phone", title: null, label: null, dependencies: {} },
        { id: "odd", type: "toString", title: "Odd" },
      ],
      { package: [{ value: "__proto__", title: "Package", dependencies: ["__proto__"] }] },
    ),
  );
  await agent.section("Broadband").click();
  await agent.box("Proto").click();
  await expect.poll(agent.lines).toEqual(["Proto"]);
  await agent.section("Phone Lines").click();
  await agent.box("7").click();
  await expect.poll(agent.lines).toEqual(["Proto", "7"]);
});

test("hostile rows of the reference backend can be chosen for a proposal", async () => {
  const element = placePricing(await serve(), {
    address: findPricingScenarioByCode("hostile-rows")?.address ?? "",
    provider: "comcast",
    term: "36",
  });
  await expect.element(agent.proposal()).toBeVisible();
  await agent.section("Broadband").click();
  await page
    .getByRole("group", { name: "Internet", exact: true })
    .getByRole("radio")
    .first()
    .click();
  await expect.poll(() => agent.lines().length).toBeGreaterThan(0);
  expect(element.shadowRoot?.querySelectorAll("script, a[href^=javascript]")).toHaveLength(0);
});
