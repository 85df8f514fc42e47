import "../../../src/elements/scout-portal/scout-portal.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { aDraft } from "./a-draft.ts";
import { cleanUpPortal, focused, heading, item, openPortal, route } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

const palette = page.getByRole("dialog", { name: "Commands" });
const group = (name: string) =>
  palette
    .getByRole("group", { name, exact: true })
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);

async function press(): Promise<void> {
  await expect
    .poll(async () => {
      if (palette.query() === null) await userEvent.keyboard("{Control>}k{/Control}");
      return palette.query();
    })
    .not.toBeNull();
  await expect.element(palette.getByRole("option").first()).toBeVisible();
}

test("X7: the palette of the portal opens from anywhere, with the actions of the screen, the routes and the user's saved work", async () => {
  const { backend } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect.element(item("Resource Library")).toBeVisible();
  const core = pageState().cores.get(backend.apiBase);
  if (core !== undefined) recentAddressesOf(core).add("9 Elm St");
  (document.activeElement as HTMLElement | null)?.blur();
  await press();
  expect(group("This screen")).toContain("Show draft");
  expect(group("Go to")).toEqual([
    "Dashboard",
    "Scout",
    "Solutions Finder",
    "Solutions Questionnaires",
    "Provider Library",
    "Resource Library",
    "Account",
    "Scout Bulk",
    "Scout Pricing",
    "Scout Contracts",
  ]);
  expect(group("Recent addresses")).toEqual(["Price 9 Elm St", "Look up 9 Elm St"]);
  await userEvent.keyboard("look up 9{Enter}");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(route()).toBe("/scout?address=9+Elm+St");
  expect(palette.query()).toBeNull();

  // The palette also opens from the header, because it belongs to the visible screen.
  page.getByRole("link", { name: "Resource Library" }).first().element().focus();
  await press();
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  expect(group("This screen")).toContain("Search");
  await userEvent.keyboard("{Escape}");
  expect(focused()?.textContent).toBe("Resource Library");
});

test("X7: the search box of the header shows the keys of the palette until it is focused, and the palette searches the site", async () => {
  await openPortal("/scout/contracts");
  await expect.element(item("Resource Library")).toBeVisible();
  const keys = page.getByText(/^(?:Ctrl\+|⌘)K$/);
  await expect.element(keys).toBeVisible();
  await page.getByRole("combobox", { name: "Search the site" }).click();
  await expect.element(keys).not.toBeInTheDocument();
  await press();
  await userEvent.keyboard("Zayo fiber");
  expect(group("Search the site")).toEqual(['Search the site for "Zayo fiber"']);
  await userEvent.keyboard("{Enter}");
  await expect.poll(route).toBe("/search/site?keys=Zayo%20fiber");
});

test("X7: the palette finds a provider by its name, and opens it in the provider library", async () => {
  const { backend } = await openPortal("/resource-library");
  await expect.element(heading("Resource Library")).toBeVisible();
  await press();
  expect(palette.getByRole("group", { name: "Providers" }).query()).toBeNull();
  await userEvent.keyboard("comcast");
  await expect.poll(() => group("Providers")).toEqual(["Comcast"]);
  await palette.getByRole("option", { name: "Comcast", exact: true }).click();
  await expect.element(heading("Provider Library")).toBeVisible();
  expect(route()).toBe("/provider-library?provider=Comcast");
  await expect.element(page.getByText("1 Provider Found")).toBeVisible();
  expect(backend.calls.filter((call) => call.includes("provider-library")).length).toBeLessThan(3);
});

test("X6, X7, W20: a field of the host page keeps the key, and so does a page whose portal is hidden", async () => {
  const { portal } = await openPortal("/resource-library");
  await expect.element(heading("Resource Library")).toBeVisible();
  await press();
  await userEvent.keyboard("{Escape}");
  const taken: boolean[] = [];
  const note = (event: KeyboardEvent) => {
    if (event.key === "k") taken.push(event.defaultPrevented);
  };
  window.addEventListener("keydown", note);
  const [field, button] = [document.createElement("input"), document.createElement("button")];
  document.body.append(field, button);
  field.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(taken).toEqual([false]);
  button.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(taken).toEqual([false, true]);
  await expect.poll(() => palette.query()).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe(button);
  portal.hidden = true;
  await userEvent.keyboard("{Control>}k{/Control}");
  // A frame later, the portal knows that it has no box.
  await expect
    .poll(async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      return taken.at(-1);
    })
    .toBe(false);
  window.removeEventListener("keydown", note);
});

test("X4, X7: a recent proposal of the user can be opened in the builder from another screen", async () => {
  const { backend } = await openPortal("/resource-library");
  await expect.element(heading("Resource Library")).toBeVisible();
  const core = pageState().cores.get(backend.apiBase);
  if (core === undefined) throw new Error("There is no core.");
  await core.settings.settled();
  const store = draftsOf(core);
  await store.open();
  store.keep("d1", aDraft);
  await press();
  expect(group("Recent proposals")).toEqual([
    expect.stringMatching(/^Bluebird Bakery – 60 Hudson St, New York, NY – \d/),
  ]);
  await userEvent.keyboard("bluebird{Enter}");
  await expect.element(heading("SCOUT Pricing")).toBeVisible();
  await expect
    .element(page.getByRole("combobox", { name: "Service address" }))
    .toHaveValue("60 Hudson St, New York, NY");
  await expect
    .element(page.getByRole("textbox", { name: "Prepared for" }))
    .toHaveValue("Bluebird Bakery");
  store.removeAll();
});

test("X7: a user without access to Scout sees neither its routes nor the saved addresses", async () => {
  await openPortal("/resource-library", { user: "agent-without-scout" });
  await expect.element(heading("Resource Library")).toBeVisible();
  await expect.element(item("Resource Library")).toBeVisible();
  await press();
  expect(group("Go to")).not.toContain("Scout");
  expect(group("Go to")).not.toContain("Scout Pricing");
  expect(palette.getByRole("group", { name: "Recent addresses" }).query()).toBeNull();
  await userEvent.keyboard("{Escape}");
});
