import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";
import { aFinder } from "./a-finder.ts";
import { agent, openReady, press, suggestCall } from "./open-finder.ts";

cleanUpHostPage();

const chip = (name: string) => page.getByRole("button", { name: `Remove ${name}`, exact: true });
const full = Array.from({ length: 30 }, (_, at) => `many:9${at}`).join(",");
const warning = () => page.getByRole("alert");
const warningText = "Warning: Filter Limit Reached. You are limited to 30 filters.";

test("P35: a facet opens in a popover; its words filter at once and stay when it is closed", async () => {
  const { element } = await openReady();
  await agent.facet("Access").click();
  await agent.box("Dark Fiber").click();
  await expect.element(agent.heading("5 Matched Providers")).toBeVisible();
  await expect.element(agent.box("Dark Fiber")).toBeChecked();
  await expect.element(agent.box("Fiber")).not.toBeChecked(); // P3
  await userEvent.keyboard("{Escape}");
  await expect.element(agent.box("Dark Fiber")).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(agent.facet("Access").element());
  await expect.element(agent.facet("Access")).toHaveAccessibleName("Access 1 selected");
  await agent.facet("Access").click();
  await agent.box("Dark Fiber").click();
  await expect.element(agent.heading("10 Providers Found")).toBeVisible();
});

test("a heading groups words and is no box", async () => {
  await openReady();
  await agent.facet("Access").click();
  await expect.element(page.getByText("Wired", { exact: true })).toBeVisible();
  await expect.element(agent.box("Wired")).not.toBeInTheDocument();
});

test("P37: what is applied is listed above the results; one removed leaves the focus to the next", async () => {
  const { element } = await openReady(aFinder, { filters: "access:101,access:102,Healthcare" });
  await chip("Dark Fiber").click();
  await expect.element(chip("Dark Fiber")).not.toBeInTheDocument();
  await expect.element(agent.heading("2 Matched Providers")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Remove Healthcare");
});

test("P21: Clear is there while something is applied, and takes all of it but the selection", async () => {
  await openReady();
  await expect.element(agent.clear()).not.toBeInTheDocument();
  await agent.tab("Network").click();
  await agent.box("A dark one").click();
  await agent.card("Acme").click();
  await agent.clear().click();
  await expect.element(agent.heading("10 Providers Found")).toBeVisible();
  await expect.element(agent.card("Acme")).toBeChecked();
  await expect.element(agent.clear()).not.toBeInTheDocument();
});

test("2 §2, P22: the questions of a category filter by their answers, several at once", async () => {
  await openReady();
  await agent.tab("Network").click();
  await expect.element(page.getByRole("heading", { name: "Which line?" })).toBeVisible();
  await agent.box("A dark one").click();
  await agent.box("A healthy one").click();
  await expect.element(agent.heading("1 Matched Provider")).toBeVisible();
  await agent.tab("Fiber Internet").click();
  await expect.element(page.getByRole("heading", { name: "Which line?" })).not.toBeInTheDocument();
  await expect.element(chip("A dark one")).toBeVisible(); // P17: clears nothing
});

test("P23: answers are suggested with their question, those applied are not", async () => {
  await openReady();
  await agent.tab("Network").click();
  await agent.search().fill("ONE");
  const option = page.getByRole("option");
  await expect.element(option.first()).toBeVisible();
  expect(option.elements().map((one) => one.textContent)).toEqual([
    "A dark one (Which line?)",
    "A healthy one (Which line?)",
  ]);
  await option.first().click();
  await expect.element(chip("A dark one")).toBeVisible();
  await expect.element(agent.search()).toHaveValue("");
  await agent.search().fill("one");
  await expect.poll(() => option.elements().length).toBe(1);
});

test("keywords are suggested by the server, and become filters", async () => {
  await openReady(
    aFinder,
    {},
    {
      [suggestCall]: (request) => {
        expect(new URL(request.url).searchParams.get("query")).toBe("fib");
        return Response.json({
          data: {
            rows: [
              { value: "access:101", label: "Fiber" },
              { value: "access:102", label: "Dark Fiber" },
              { value: "unknown:1", label: "Unknown" },
            ],
          },
        });
      },
    },
  );
  await agent.search().fill("fib");
  const option = page.getByRole("option");
  await expect.element(option.first()).toBeVisible();
  expect(option.elements().map((one) => one.textContent)).toEqual(["Dark Fiber", "Fiber"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(chip("Dark Fiber")).toBeVisible();
  await expect.element(agent.heading("5 Matched Providers")).toBeVisible();
});

test("a text that names one word is taken as it is, any other is told", async () => {
  await openReady(aFinder, {}, { [suggestCall]: () => Response.json({ data: { rows: [] } }) });
  await agent.search().fill("nothing");
  await agent.button("Search").click();
  await expect.element(page.getByText("No filter of that name.")).toBeVisible();
  await agent.search().fill("healthCARE");
  await userEvent.keyboard("{Enter}");
  await expect.element(chip("Healthcare")).toBeVisible();
  await expect.element(page.getByText("No filter of that name.")).not.toBeInTheDocument();
});

const twoRows = {
  data: {
    rows: [
      { value: "access:101", label: "Fiber" },
      { value: "access:102", label: "Dark Fiber" },
    ],
  },
};

test("ZA12: a text of the address that names no filter stays in the box, with suggestions open", async () => {
  await openReady(aFinder, { filters: "fib" }, { [suggestCall]: () => Response.json(twoRows) });
  await expect.element(agent.search()).toHaveValue("fib");
  await expect.element(page.getByText("No filter of that name.")).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Dark Fiber" })).toBeVisible();
  await agent.heading("10 Providers Found").click();
  await expect.element(page.getByRole("option").first()).not.toBeInTheDocument();
  await agent.search().click();
  await page.getByRole("option", { name: "Dark Fiber" }).click();
  await expect.element(chip("Dark Fiber")).toBeVisible();
  await expect.element(agent.search()).toHaveValue("");
});

test("ZA12: a text that several filters have says so", async () => {
  const items = ["1", "2"].map((value) => ({ key: "twice", value, label: "Other", parent: false }));
  await openReady(
    { ...aFinder, facets: [...aFinder.facets, { key: "twice", title: "Twice", items }] },
    { filters: "Other" },
    { [suggestCall]: () => Response.json({ data: { rows: [] } }) },
  );
  await expect.element(agent.search()).toHaveValue("Other");
  await expect.element(page.getByText("Several filters have that name. Choose one.")).toBeVisible();
});

test("ZA12: several texts that name no filter stay in the box, all of them", async () => {
  await openReady(aFinder, { filters: "access:101,zzz,yyy" });
  await expect.element(agent.search()).toHaveValue("zzz, yyy");
  await expect.element(chip("Fiber")).toBeVisible();
});

test("ZA12: the list that opens by itself covers nothing that is said", async () => {
  await openReady(aFinder, { filters: "fib" }, { [suggestCall]: () => Response.json(twoRows) });
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const said = page.getByText("No filter of that name.").element().getBoundingClientRect();
  const list = page.getByRole("listbox").element().getBoundingClientRect();
  expect(said.bottom).toBeLessThanOrEqual(list.top);
});

test("ZA12: on a phone the panel with the kept text is open", async () => {
  await page.viewport(360, 700);
  try {
    await openReady(aFinder, { filters: "fib" }, { [suggestCall]: () => Response.json(twoRows) });
    await expect.element(agent.search()).toHaveValue("fib");
    await expect.element(page.getByText("No filter of that name.")).toBeVisible();
  } finally {
    await page.viewport(1024, 768);
  }
});

test("ZA12: Enter takes the only suggestion there is", async () => {
  const only = { data: { rows: [{ value: "access:102", label: "Dark Fiber" }] } };
  await openReady(aFinder, {}, { [suggestCall]: () => Response.json(only) });
  await agent.search().fill("dar");
  await expect.element(page.getByRole("option", { name: "Dark Fiber" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(chip("Dark Fiber")).toBeVisible();
});

test("P5: at thirty the other words cannot be checked, the checked ones can be unchecked", async () => {
  await openReady(aFinder, { filters: full });
  await agent.facet("Many").click();
  await expect.element(agent.box("Word 30")).toHaveAttribute("aria-disabled", "true");
  press(agent.box("Word 30"));
  await expect.element(agent.box("Word 30")).not.toBeChecked();
  await agent.box("Word 3").click();
  await expect.element(agent.box("Word 30")).not.toHaveAttribute("aria-disabled");
  await expect.element(warning()).not.toBeInTheDocument();
});

test("P7, P8: one too many is refused with a warning, which goes after four seconds", async () => {
  await openReady(aFinder, { filters: full });
  const clock = stopClock();
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  await expect.element(warning()).toHaveTextContent(warningText);
  await expect.element(chip("Fiber")).not.toBeInTheDocument();
  await clock.advance(3999);
  await expect.element(warning()).toBeVisible();
  await clock.advance(1);
  await expect.element(warning()).not.toBeInTheDocument();
  await expect.element(page.getByRole("log", { name: "Notices" })).toHaveTextContent(warningText);
});

test("P8: somebody who points at the warning, or is in it, keeps it", async () => {
  await openReady(aFinder, { filters: full });
  const clock = stopClock();
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  const dismiss = agent.button("Dismiss");
  await expect.element(dismiss).toBeVisible();
  await clock.advance(3000);
  (dismiss.element() as HTMLElement).focus();
  await clock.advance(20_000);
  await expect.element(warning()).toBeVisible();
  (dismiss.element() as HTMLElement).blur();
  await clock.advance(999);
  await expect.element(warning()).toBeVisible();
  await clock.advance(1);
  await expect.element(warning()).not.toBeInTheDocument();
});

test("P7, P9: of an address with 31 filters 30 are taken, with one warning", async () => {
  await openReady(aFinder, { filters: `${full},access:101` });
  await expect.element(warning()).toHaveTextContent(warningText);
  expect(page.getByRole("button", { name: /^Remove / }).elements()).toHaveLength(30);
});

test("Z4: attributes that change are taken anew; a category is named by its label, too", async () => {
  const { element } = await openReady();
  element.setAttribute("category", "voice");
  await expect.element(agent.tab("Voice")).toHaveAttribute("aria-selected", "true");
  element.setAttribute("category", "Fiber Internet");
  await expect.element(agent.tab("Fiber Internet")).toHaveAttribute("aria-selected", "true");
  element.setAttribute("filters", "access:102");
  await expect.element(chip("Dark Fiber")).toBeVisible();
  Reflect.apply(Reflect.get(element, "clear"), element, []);
  await expect.element(chip("Dark Fiber")).not.toBeInTheDocument();
});

test("P25: what a filter leaves is said, and again when it is taken back", async () => {
  const { element } = await openReady(aFinder, { filters: "access:102" });
  const said = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim();
  await expect.poll(said).toMatch(/^\d+ Matched Providers?$/);
  page.getByRole("button", { name: "Remove Dark Fiber" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toMatch(/^\d+ Providers? Found$/);
  // The last chip leaves the focus to the results.
  expect(element.shadowRoot?.activeElement?.getAttribute("aria-label")).toBe("Providers");
});
