import "../../src/elements/login-form/login-form.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/scout-pricing/scout-pricing.ts";
import "../../src/elements/portal-dashboard/portal-dashboard.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { answerBy } from "../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { noWork } from "../support/no-work.ts";

cleanUpHostPage();

const empty = () => Response.json({ data: { rows: [] } });
const serveEmpty = () =>
  serve({
    intercept: answerBy({
      ...noWork,
      "GET /api/v1/address-lookup": empty,
      "POST /api/scout/v1/pricing": () => Response.json({ rows: [] }),
    }),
  });

test("X5: an address that was searched for in pricing is offered in the empty boxes of other screens, and can be removed", async () => {
  const backend = await serveEmpty();
  place("scout-pricing", backend);
  const pricing = page.getByRole("combobox", { name: "Service address" });
  for (const address of ["1 First Street", "2 Second Street", "3 Third Street"]) {
    await pricing.fill(address);
    await page.getByRole("button", { name: "Generate Pricing" }).click();
  }
  document.body.replaceChildren();
  for (const [tag, name] of [
    ["scout-lookup", "Address"],
    ["portal-dashboard", "Address"],
  ] as const) {
    place(tag, backend);
    const box = page.getByRole("combobox", { name: new RegExp(name, "i") }).first();
    await box.click();
    const options = page.getByRole("option");
    await expect.element(options.first()).toBeVisible();
    const texts = () => options.elements().map((option) => option.textContent);
    if (tag === "scout-lookup") {
      expect(texts()).toEqual(["3 Third Street", "2 Second Street", "1 First Street"]);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Delete}");
      await expect.poll(texts).toEqual(["3 Third Street", "1 First Street"]);
      await options.first().getByTitle("Remove").click();
    }
    await expect.poll(texts).toEqual(["1 First Street"]);
    document.body.replaceChildren();
  }
});

test("X6: with focus inside, / moves to the search box and ? lists the keys; a host page can turn them off", async () => {
  const backend = await serveEmpty();
  const outside = document.createElement("button");
  document.body.append(outside);
  place("scout-pricing", backend);
  const box = page.getByRole("combobox", { name: "Service address" });
  const button = page.getByRole("button", { name: "Generate Pricing" });
  const isFocused = () => box.element().matches(":focus");
  await expect.element(box).toBeVisible();

  outside.focus();
  await userEvent.keyboard("/");
  expect(isFocused()).toBe(false);
  (button.element() as HTMLElement).focus();
  // The code for keys is loaded with the first focus.
  await expect
    .poll(async () => {
      await userEvent.keyboard("/");
      return isFocused();
    })
    .toBe(true);
  await box.fill("");
  await userEvent.keyboard("/?");
  await expect.element(box).toHaveValue("/?");

  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog).toBeVisible();
  expect(
    dialog
      .getByRole("term")
      .elements()
      .map((key) => key.textContent),
  ).toEqual(["Ctrl+Z", "Ctrl+Shift+Z, Ctrl+Y", "/", "?", "Ctrl+K"]);
  await userEvent.keyboard("{Escape}");
  expect(dialog.query()).toBeNull();
  expect(button.element().matches(":focus")).toBe(true);

  configure({ shortcuts: false });
  await expect.element(box).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("/?");
  expect(isFocused()).toBe(false);
  expect(dialog.query()).toBeNull();
});

test("X6: a ? that is typed into the sign-in, whose fields are in the page's own tree, does not list the keys", async () => {
  place("login-form", await serveEmpty());
  const username = page.getByRole("textbox", { name: "Username or email address" });
  await userEvent.type(username, "?");
  await expect.element(username).toHaveValue("?");
  expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).query()).toBeNull();
});
