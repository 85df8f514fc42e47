import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, countSteps, listen, stopClock } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import {
  address,
  held,
  openBuilder,
  placePricing,
  searchCall,
  serveSearches,
  suggestionsCall,
} from "./open-pricing.ts";
import { acme, bolt, bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

function open(query: Readonly<Record<string, string>>): void {
  const url = new URL(start);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
}

const names = ["address", "prepared_for", "provider", "term", "package"];
/** The inputs of the URL, in their order there. */
const inputsOfPage = () =>
  [...new URL(window.location.href).searchParams].filter(([name]) => names.includes(name));

const found = searchOf([rows.internet, rows.voice, rows.fiber], {
  provider: [acme, bolt],
  term: [threeYears, oneYear],
  package: [bundle],
});
const suggestions = { [suggestionsCall]: () => Response.json({ data: { rows: [] } }) };
const onPage = { routing: "page" };

test("I3: a search and each choice add a step to the history, in a fixed order of parameters", async () => {
  placePricing(await serveSearches([found], suggestions), onPage);
  const steps = countSteps();
  await agent.address().fill(` ${address} `);
  await agent.generate().click();
  await expect.element(agent.proposal()).toBeVisible();
  expect(inputsOfPage()).toEqual([["address", address]]);
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.choose("Package", "bundle");
  await expect.poll(inputsOfPage).toEqual([
    ["address", address],
    ["provider", "acme"],
    ["term", "36"],
    ["package", "bundle"],
  ]);
  expect(steps()).toBe(4);
  await agent.choose("Package", "");
  await expect.poll(inputsOfPage).toHaveLength(3);
});

test("I3: the customer's name replaces the step after 400 ms without typing", async () => {
  const clock = stopClock();
  const navigated = listen("scout-navigated");
  const { searches } = await openBuilder(found, {}, onPage);
  await agent.preparedFor().fill("Acme");
  await clock.advance(300);
  await agent.preparedFor().fill("Acme Corp ");
  await clock.advance(399);
  expect(inputsOfPage()).toEqual([]);
  const steps = countSteps();
  await clock.advance(1);
  expect(inputsOfPage()).toEqual([
    ["address", address],
    ["prepared_for", "Acme Corp"],
  ]);
  expect(steps()).toBe(0);
  expect(navigated.map(({ detail }) => detail.replace)).toEqual([true]);
  await expect.element(agent.preparedFor()).toHaveValue("Acme Corp ");
  expect(searches()).toBe(1);
});

test("I3: Back during typing does not write the unfinished name into the earlier step", async () => {
  const clock = stopClock();
  open({ address, prepared_for: "Acme", provider: "acme" });
  await openBuilder(found, {}, onPage);
  await agent.choose("Term", "36");
  await agent.preparedFor().fill("Bolt");
  window.history.back();
  await expect.element(agent.preparedFor()).toHaveValue("Acme");
  await clock.advance(400);
  expect(inputsOfPage()).toContainEqual(["prepared_for", "Acme"]);
});

test("I3: cart, sections and quantities are not in the URL", async () => {
  open({ address, provider: "acme", term: "36" });
  await openBuilder(found, {}, onPage);
  const before = window.location.href;
  const steps = countSteps();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await agent.choice("Lines of Voice line").selectOptions("4");
  await expect.poll(agent.lines).toEqual(["Voice line"]);
  expect(window.location.href).toBe(before);
  expect(steps()).toBe(0);
});

test("I3: a row that ends the package removes it from the URL without another step", async () => {
  open({ address, provider: "acme", term: "36", package: "bundle" });
  await openBuilder(found, {}, onPage);
  const steps = countSteps();
  await agent.remove("Voice line").click();
  await expect.poll(inputsOfPage).toHaveLength(3);
  expect(steps()).toBe(0);
});

test('routing="none" leaves URL and history alone', async () => {
  open({ address: "1 Host Page Street", provider: "bolt" });
  const before = window.location.href;
  const steps = countSteps();
  await openBuilder(found, {}, { routing: "none" });
  await expect.element(agent.address()).toHaveValue(address);
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await agent.clear().click();
  expect(window.location.href).toBe(before);
  expect(steps()).toBe(0);
});

test("Back restores the earlier choices and the earlier address", async () => {
  open({ address, provider: "acme", term: "36" });
  const { searches } = await openBuilder(found, {}, onPage);
  await agent.choose("Term", "12");
  await agent.choose("Provider", "bolt");
  await expect.element(agent.choice("Term")).toHaveDisplayValue("Choose a term");
  await agent.address().fill("9 Other Road");
  window.history.back();
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await expect.element(agent.choice("Term")).toHaveValue("12");
  await expect.element(agent.address()).toHaveValue("9 Other Road");
  expect(searches()).toBe(1);
});

test("ZB4: Back and Forward tell what they removed, as the lists do, and are one step of Undo", async () => {
  open({ address, provider: "acme", term: "36" });
  await openBuilder(found, {}, onPage);
  await agent.choose("Term", "12");
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  const changed = listen("scout-cart-changed");
  const news = agent.note(/^Removed:/);
  window.history.back();
  await expect
    .element(news)
    .toHaveTextContent(
      "Removed: Internet 100, Voice line because the package that brought them changed.",
    );
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.choice("Package")).toHaveValue("bundle");
  // The entry has the term of before and no package.
  window.history.back();
  await expect
    .element(news)
    .toHaveTextContent(
      "Removed: Internet 100, Voice line because the term changed. Package removed.",
    );
  expect(agent.lines()).toEqual([]);
  expect(changed.map(({ detail }) => detail.removed.length)).toEqual([2, 0, 2]);
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.choice("Term")).toHaveValue("12");
  expect(inputsOfPage()).toContainEqual(["package", "bundle"]);
});

test("ZB4: Forward tells what it removed, and is one step of Undo", async () => {
  open({ address, provider: "acme", term: "12", package: "bundle" });
  await openBuilder(found, {}, onPage);
  const both = ["Internet 100", "Voice line"];
  await expect.poll(agent.lines).toEqual(both);
  await agent.choose("Term", "36");
  await expect.poll(agent.lines).toEqual([]);
  window.history.back();
  await expect.poll(agent.lines).toEqual(both);
  const news = agent.note(/^Removed:/);
  await expect.element(news).not.toBeInTheDocument();
  const changed = listen("scout-cart-changed");
  window.history.forward();
  await expect
    .element(news)
    .toHaveTextContent(
      "Removed: Internet 100, Voice line because the term changed. Package removed.",
    );
  expect(agent.lines()).toEqual([]);
  expect(changed.map(({ detail }) => detail.removed.length)).toEqual([2]);
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(both);
  await expect.element(agent.choice("Term")).toHaveValue("12");
  expect(inputsOfPage()).toContainEqual(["package", "bundle"]);
});

test("I4: a choice that is not offered leaves the URL without another step, with a message", async () => {
  open({ address, provider: "none", term: "99", package: "gone" });
  const steps = countSteps();
  await openBuilder(found, {}, onPage);
  for (const name of ["provider", "term", "package"]) {
    await expect
      .element(page.getByText(`The ${name} of the link is not offered at this address.`))
      .toBeVisible();
  }
  expect(inputsOfPage()).toEqual([["address", address]]);
  expect(steps()).toBe(0);
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByText(/of the link is not offered/).query()).toBeNull();
});

test("I4: a package that this provider does not offer leaves the URL, with a message", async () => {
  open({ address, provider: "bolt", term: "36", package: "bundle" });
  const acmes = { ...bundle, provider: "acme" };
  const options = { provider: [acme, bolt], term: [threeYears, oneYear], package: [acmes] };
  await openBuilder(searchOf([rows.internet, rows.voice], options), {}, onPage);
  await expect
    .element(page.getByText("The package of the link is not offered at this address."))
    .toBeVisible();
  expect(inputsOfPage()).toEqual([
    ["address", address],
    ["provider", "bolt"],
    ["term", "36"],
  ]);
});

test("I4: a provider whom the answer names differently is chosen by that name", async () => {
  open({ address, provider: "Acme Inc." });
  await openBuilder({ ...found, query: { provider: "acme" } }, {}, onPage);
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await expect.poll(inputsOfPage).toEqual([
    ["address", address],
    ["provider", "acme"],
  ]);
  expect(page.getByText(/of the link is not offered/).query()).toBeNull();
});

test("I5: a link with a package chooses the package's services", async () => {
  open({ address, prepared_for: "Acme Corp", provider: "acme", term: "36", package: "bundle" });
  const before = window.location.href;
  await openBuilder(found, {}, { ...onPage, address: "" });
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.choice("Package")).toHaveValue("bundle");
  await expect.element(agent.section("Phone Lines")).toBeChecked();
  await expect.element(agent.preparedFor()).toHaveValue("Acme Corp");
  expect(window.location.href).toBe(before);
});

test("Z4: a parameter of the URL wins over the attribute, which else is the start value", async () => {
  open({ address: "1 Url Street", term: "12" });
  const { element } = await openBuilder(
    found,
    {},
    {
      ...onPage,
      address: "2 Attribute Street",
      provider: "acme",
      term: "36",
      "prepared-for": "Zoe",
    },
  );
  await expect.element(agent.address()).toHaveValue("1 Url Street");
  await expect.element(agent.preparedFor()).toHaveValue("Zoe");
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await expect.element(agent.choice("Term")).toHaveValue("12");
  expect(element.address).toBe("2 Attribute Street");
});

test("a later change of an attribute changes only its own input", async () => {
  const { element, searches } = await openBuilder(found);
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  element.preparedFor = "Acme Corp";
  await expect.element(agent.preparedFor()).toHaveValue("Acme Corp");
  expect(agent.lines()).toEqual(["Voice line"]);
  element.package = "bundle";
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  expect(searches()).toBe(1);
  element.address = "9 Other Road";
  await expect.poll(searches).toBe(2);
  await expect.element(agent.address()).toHaveValue("9 Other Road");
});

test("a host page that prevents the navigation keeps its URL, and no search starts", async () => {
  const backend = await serveSearches([found], suggestions);
  const element = placePricing(backend, onPage);
  element.addEventListener("scout-navigated", (event) => event.preventDefault());
  await agent.address().fill(address);
  await agent.generate().click();
  expect(inputsOfPage()).toEqual([]);
  expect(backend.calls).not.toContain(searchCall);
});

test("I23: Clear empties inputs, URL, results and cart; the agent stays", async () => {
  open({ address, prepared_for: "Acme Corp", provider: "acme", term: "36", package: "bundle" });
  const { element } = await openBuilder(found, {}, onPage);
  await page.getByRole("button", { name: /^Prepared by/ }).click();
  await page.getByLabelText("First name").fill("Zoe");
  await agent.clear().click();
  await expect.element(page.getByText(/^Enter an address above/)).toBeVisible();
  expect(inputsOfPage()).toEqual([]);
  await expect.element(agent.address()).toHaveValue("");
  await expect.element(agent.preparedFor()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(agent.address().element());
  await agent.preparedFor().fill("x");
  element.address = "2 Next Street";
  await expect.element(agent.proposal()).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Prepared by Zoe/ })).toBeVisible();
  await expect.poll(agent.lines).toEqual([]);
});

test("Z17: exactly one control is named Clear", async () => {
  await openBuilder(found);
  expect(page.getByRole("button", { name: "Clear", exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Clear search" })).toBeInTheDocument();
});

test("I24: a search of the same address keeps what is still legal; another address starts an empty cart", async () => {
  const fewer = searchOf([rows.internet], {
    provider: [acme, bolt],
    term: [threeYears, oneYear],
    package: [bundle],
  });
  const backend = await serveSearches([found, fewer, found], suggestions);
  placePricing(backend, { address, provider: "acme", term: "36", package: "bundle" });
  await expect.element(agent.proposal()).toBeVisible();
  expect(agent.lines()).toEqual(["Internet 100", "Voice line"]);
  await agent.generate().click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await agent.address().fill("1 Other Street");
  await agent.generate().click();
  await expect.element(agent.choice("Provider")).toHaveValue("");
  expect(agent.lines()).toEqual([]);
  await expect.element(agent.section("Broadband")).not.toBeChecked();
});

test("I24: no output uses an old cart while another address is searched, or after that search fails", async () => {
  const other = held();
  const answers = [Promise.resolve(Response.json(found)), other.promise];
  await openBuilder(
    found,
    { ...suggestions, [searchCall]: () => answers.shift() ?? Response.error() },
    { provider: "acme", term: "36", package: "bundle" },
  );
  await agent.address().fill("1 Other Street");
  await agent.generate().click();
  await expect.element(agent.progress()).toBeVisible();
  expect(agent.proposal().query()).toBeNull();
  other.answer(new Response("", { status: 500 }));
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(agent.proposal().query()).toBeNull();
});

test("I24: another address drops the choices of the last one, and its board appears", async () => {
  open({ address, provider: "acme", term: "36", package: "bundle" });
  await openBuilder(found, suggestions, onPage);
  await agent.address().fill("1 Other Street");
  await agent.generate().click();
  await expect.poll(inputsOfPage).toEqual([["address", "1 Other Street"]]);
  await expect.element(page.getByRole("group", { name: "Price board" })).toBeVisible();
});
