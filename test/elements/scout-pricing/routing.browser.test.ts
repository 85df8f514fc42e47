import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import { watchTabs } from "../host/tabs.ts";
import { agent } from "./agent.ts";
import { contractCall, paperCall } from "./calls.ts";
import { address, bodyOf, noSuggestions, openBuilder } from "./open-pricing.ts";
import { acme, bolt, bundle, contracts, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();
watchFiles();
const tabs = watchTabs();

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

const found = searchOf(
  [rows.internet, rows.voice],
  {
    provider: [
      { ...acme, key: "comcast", region_id: "west" },
      { ...bolt, region_id: "east" },
    ],
    term: [oneYear, threeYears],
    region: [
      { value: "west", label: "West" },
      { value: "east", label: "East" },
    ],
    package: [{ ...bundle, provider: "acme" }],
  },
  contracts,
);
const wanted = { address, provider: "acme", term: "12", package: "bundle" };
const both = ["Internet 100", "Voice line"];

function openLink(query: Readonly<Record<string, string>>, table = noSuggestions) {
  const url = new URL(start);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
  return openBuilder(found, table, { routing: "page", address: "" });
}

/** Returns the printed facts of the screen, by name. */
const facts = () =>
  [...(document.querySelector("scout-pricing")?.shadowRoot?.querySelectorAll("dt") ?? [])]
    .filter(({ parentElement }) => parentElement?.closest(".printed-facts"))
    .map((name) => [name.textContent, name.nextElementSibling?.textContent]);

test("I5, I26: a link opens one proposal, which the lists, the printed page, the PDF and the contract all show", async () => {
  const bodies: unknown[] = [];
  const note = (answer: string) => async (request: Request) => {
    bodies.push(await bodyOf(request));
    return new Response(answer, { headers: { "Content-Type": "application/json" } });
  };
  await openLink(wanted, {
    [paperCall]: note("%PDF-1.7"),
    [contractCall]: note(JSON.stringify({ data: { uri: "https://portal.example/c" } })),
  });
  await expect.poll(agent.lines).toEqual(both);
  await expect.element(agent.remove("Office bundle")).toBeVisible();
  const choices = { Provider: "acme", Term: "12", Package: "bundle", Region: "west" };
  for (const [name, value] of Object.entries(choices)) {
    await expect.element(agent.choice(name)).toHaveValue(value);
  }
  await expect.element(agent.section("Phone Lines")).toBeChecked();
  await expect
    .poll(() => Object.fromEntries(facts()))
    .toMatchObject({ Provider: "Acme", Term: "12 Months" });
  expect(agent.amount("Monthly total")).toBe("$60.00");
  await agent.output("Save as PDF").click();
  await expect.poll(() => bodies).toHaveLength(1);
  await agent.output("Create contract").click();
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
});

test("J13: after Back a notice names the removed services and offers Undo", async () => {
  await openLink({ ...wanted, package: "" });
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(both);
  window.history.back();
  const news = agent.note(/^Removed /);
  await expect
    .element(news)
    .toHaveTextContent(
      "Removed Internet 100, Voice line because they were part of the previous package.",
    );
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.poll(agent.lines).toEqual(both);
  await expect.element(agent.choice("Package")).toHaveValue("bundle");
});

test("I4: each choice of a link that is not offered shows a message, until it is dismissed", async () => {
  await openLink({ address, provider: "none", term: "99", package: "gone" });
  for (const name of ["provider", "term", "package"]) {
    await expect
      .element(page.getByText(`The ${name} in this link isn't available at this address.`))
      .toBeVisible();
  }
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByText(/in this link isn't available/).query()).toBeNull();
});

test("I23, D11: the only control named Clear empties the fields and moves focus to the address; the agent stays", async () => {
  const { element } = await openLink({ ...wanted, prepared_for: "Ada" });
  expect(page.getByRole("button", { name: "Clear", exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Clear search" })).toBeInTheDocument();
  await page.getByRole("button", { name: /^Prepared by/ }).click();
  await page.getByLabelText("First name").fill("Zoe");
  await agent.clear().click();
  await expect.element(page.getByText(/^Enter an address to see/)).toBeVisible();
  await expect.element(agent.address()).toHaveValue("");
  await expect.element(agent.preparedFor()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(agent.address().element());
  element.address = "2 Next Street";
  await expect.element(page.getByRole("button", { name: /^Prepared by Zoe/ })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Price board" })).toBeVisible();
});
