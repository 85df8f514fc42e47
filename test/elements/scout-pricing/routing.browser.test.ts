import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { address, noSuggestions, openBuilder } from "./open-pricing.ts";
import { acme, bolt, bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

function openLink(query: Readonly<Record<string, string>>) {
  const url = new URL(start);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
  return openBuilder(found, noSuggestions, { routing: "page", address: "" });
}

const found = searchOf([rows.internet, rows.voice], {
  provider: [acme, bolt],
  term: [threeYears, oneYear],
  package: [bundle],
});
const chosen = { address, prepared_for: "Ada", provider: "acme", term: "36", package: "bundle" };

test("I5, ZB4: a link fills the lists; what Back over a choice removes is told with an Undo", async () => {
  await openLink(chosen);
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.choice("Package")).toHaveValue("bundle");
  await expect.element(agent.section("Phone Lines")).toBeChecked();
  await agent.choose("Term", "12");
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  window.history.back();
  const news = agent.note(/^Removed:/);
  await expect
    .element(news)
    .toHaveTextContent(
      "Removed: Internet 100, Voice line because the package that brought them changed.",
    );
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.choice("Term")).toHaveValue("12");
});

test("I4: each choice of a link that is not offered has a message, until it is dismissed", async () => {
  await openLink({ address, provider: "none", term: "99", package: "gone" });
  for (const name of ["provider", "term", "package"]) {
    await expect
      .element(page.getByText(`The ${name} of the link is not offered at this address.`))
      .toBeVisible();
  }
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByText(/of the link is not offered/).query()).toBeNull();
});

test("I23, Z17: the one control named Clear empties the fields and moves the focus to the address; the agent stays", async () => {
  const { element } = await openLink(chosen);
  expect(page.getByRole("button", { name: "Clear", exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Clear search" })).toBeInTheDocument();
  await page.getByRole("button", { name: /^Prepared by/ }).click();
  await page.getByLabelText("First name").fill("Zoe");
  await agent.clear().click();
  await expect.element(page.getByText(/^Enter an address above/)).toBeVisible();
  await expect.element(agent.address()).toHaveValue("");
  await expect.element(agent.preparedFor()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(agent.address().element());
  element.address = "2 Next Street";
  await expect.element(page.getByRole("button", { name: /^Prepared by Zoe/ })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Price board" })).toBeVisible();
});
