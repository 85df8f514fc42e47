import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { aFinder } from "./a-finder.ts";
import { agent, openReady, suggestCall } from "./open-finder.ts";

cleanUpHostPage();

const chip = (name: string) => page.getByRole("button", { name: `Remove ${name}`, exact: true });
const full = Array.from({ length: 30 }, (_, at) => `many:9${at}`).join(",");
const warning = () => agent.alert();
const warningText = "Warning: Filter Limit Reached. You are limited to 30 filters.";

test("P35: a facet opens in a popover; its terms filter immediately and stay when it is closed", async () => {
  const { element } = await openReady();
  await agent.facet("Access").click();
  await agent.box("Dark Fiber").click();
  await expect.element(agent.heading("5 Matched Providers")).toBeVisible();
  await expect.element(agent.box("Dark Fiber")).toBeChecked();
  // P3: only the chosen term filters.
  await expect.element(agent.box("Fiber")).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(agent.box("Dark Fiber")).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(agent.facet("Access").element());
  await expect.element(agent.facet("Access")).toHaveAccessibleName("Access 1 selected");
  await agent.facet("Access").click();
  await agent.box("Dark Fiber").click();
  await expect.element(agent.heading("10 Providers Found")).toBeVisible();
});

test("P35: in a wide page a popover covers no results, wherever its button is", async () => {
  await page.viewport(1440, 500);
  onTestFinished(() => page.viewport(1024, 768));
  await openReady();
  const results = page.getByRole("region", { name: "Providers", exact: true }).element();
  for (const name of ["Access", "Many"]) {
    await agent.facet(name).click();
    const popover = page.getByRole("dialog").element().getBoundingClientRect();
    expect(popover.right).toBeLessThanOrEqual(results.getBoundingClientRect().left);
    expect(popover.height).toBeGreaterThan(100);
    expect([popover.top >= 0, popover.bottom <= 500]).toEqual([true, true]);
    await userEvent.keyboard("{Escape}");
  }
});

test("P38: at each filter and answer stands how many providers match with it and what is asked for", async () => {
  await openReady();
  await agent.facet("Access").click();
  await expect.element(agent.box("Fiber")).toHaveAccessibleDescription("10 providers");
  await agent.box("Dark Fiber").click();
  await expect.element(agent.box("Fiber")).toHaveAccessibleDescription("5 providers");
  await userEvent.keyboard("{Escape}");
  await agent.facet("Industry").click();
  await expect.element(agent.box("Healthcare")).toHaveAccessibleDescription("1 provider");
  await userEvent.keyboard("{Escape}");
  await agent.tab("Network").click();
  await expect.element(agent.box("A healthy one")).toHaveAccessibleDescription("2 providers");
});

test("a heading groups terms and is not a check box", async () => {
  await openReady();
  await agent.facet("Access").click();
  await expect.element(page.getByText("Wired", { exact: true })).toBeVisible();
  await expect.element(agent.box("Wired")).not.toBeInTheDocument();
});

test("P37: applied criteria are listed above the results; after a removal the next one has the focus", async () => {
  const { element } = await openReady(aFinder, { filters: "access:101,access:102,Healthcare" });
  await chip("Dark Fiber").click();
  await expect.element(chip("Dark Fiber")).not.toBeInTheDocument();
  await expect.element(agent.heading("2 Matched Providers")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Remove Healthcare");
});

test("P21: Clear is shown while criteria are applied, and removes all of them but not the selection", async () => {
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
  await expect.element(agent.heading("Which line?")).toBeVisible();
  await agent.box("A dark one").click();
  await agent.box("A healthy one").click();
  await expect.element(agent.heading("1 Matched Provider")).toBeVisible();
  await agent.tab("Fiber Internet").click();
  await expect.element(agent.heading("Which line?")).not.toBeInTheDocument();
  await expect.element(chip("A dark one")).toBeVisible(); // P17: clears nothing
});

test("P23: answers are suggested with their question, except applied ones", async () => {
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

test("a text that names one term is accepted, any other is reported", async () => {
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

test("ZA12: a text in the address without a matching filter stays in the box, with open suggestions", async () => {
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

test("ZA12: a text that matches several filters is reported", async () => {
  const items = ["1", "2"].map((value) => ({ key: "twice", value, label: "Other", parent: false }));
  await openReady(
    { ...aFinder, facets: [...aFinder.facets, { key: "twice", title: "Twice", items }] },
    { filters: "Other" },
    { [suggestCall]: () => Response.json({ data: { rows: [] } }) },
  );
  await expect.element(agent.search()).toHaveValue("Other");
  await expect.element(page.getByText("Several filters have that name. Choose one.")).toBeVisible();
});

test("ZA12: a text that matches several answers is reported", async () => {
  const { category, question } = aFinder.filter_options;
  const answers = [{ key: "cable", value: "101", label: "A dark one", parent: false }];
  const other = { category: ["network"], question: "Which cable?", question_id: 9, answers };
  await openReady({ ...aFinder, filter_options: { category, question: [question, other].flat() } });
  await agent.tab("Network").click();
  await agent.search().fill("a dark ONE");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Several answers have that name. Choose one.")).toBeVisible();
  await agent.search().fill("dark");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("No answer of that name.")).toBeVisible();
});

test("ZA12: several texts without matching filters all stay in the box", async () => {
  const table = { [suggestCall]: () => Response.json(twoRows) };
  await openReady(aFinder, { filters: "access:101,zzz,yyy" }, table);
  await expect.element(agent.search()).toHaveValue("zzz, yyy");
  await expect.element(chip("Fiber")).toBeVisible();
});

test("ZA12: the list that opens by itself covers no message", async () => {
  await openReady(aFinder, { filters: "fib" }, { [suggestCall]: () => Response.json(twoRows) });
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const said = page.getByText("No filter of that name.").element().getBoundingClientRect();
  const list = page.getByRole("listbox").element().getBoundingClientRect();
  expect(said.bottom).toBeLessThanOrEqual(list.top);
});

test("ZA12: on a phone the box with the kept text is in sight", async () => {
  await page.viewport(360, 700);
  try {
    await openReady(aFinder, { filters: "fib" }, { [suggestCall]: () => Response.json(twoRows) });
    await expect.element(agent.search()).toHaveValue("fib");
    await expect.element(page.getByText("No filter of that name.")).toBeVisible();
  } finally {
    await page.viewport(1024, 768);
  }
});

test("ZA12: Enter takes a single suggestion", async () => {
  const only = { data: { rows: [{ value: "access:102", label: "Dark Fiber" }] } };
  await openReady(aFinder, {}, { [suggestCall]: () => Response.json(only) });
  await agent.search().fill("dar");
  await expect.element(page.getByRole("option", { name: "Dark Fiber" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(chip("Dark Fiber")).toBeVisible();
});

test("P5: at thirty the other terms cannot be checked, and checked ones can be unchecked", async () => {
  await openReady(aFinder, { filters: full });
  await agent.facet("Many").click();
  await expect.element(agent.box("Word 30")).toHaveAttribute("aria-disabled", "true");
  const why = "You can choose up to 30 filters.";
  await expect.element(agent.box("Word 30")).toHaveAccessibleDescription(`0 providers ${why}`);
  await expect.element(agent.box("Word 3")).toHaveAccessibleDescription("0 providers");
  await pressOn(agent.box("Word 30"), " ");
  await expect.element(agent.box("Word 30")).not.toBeChecked();
  const said = page.getByRole("tooltip", { name: why }).or(page.getByText(why)).elements();
  expect(said.filter((one) => one.checkVisibility())).toHaveLength(1);
  await agent.box("Word 3").click();
  await expect.element(agent.box("Word 30")).not.toHaveAttribute("aria-disabled");
  await expect.element(warning()).not.toBeInTheDocument();
});

test("P7, P8: one too many is rejected with a warning, which disappears after four seconds", async () => {
  await openReady(aFinder, { filters: full });
  // Where the pointer rests, the warning would stay.
  await agent.card("Acme").hover();
  const clock = stopClock();
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  await expect.element(warning()).toHaveTextContent(warningText);
  await expect.element(chip("Fiber")).not.toBeInTheDocument();
  await clock.advance(3000);
  // The same again begins the time anew.
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  await clock.advance(3999);
  await expect.element(warning()).toBeVisible();
  await clock.advance(1);
  await expect.element(warning()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("log", { name: "Notices" }))
    .toHaveTextContent(warningText + warningText);
});

test("P8: the warning moves nothing when it comes and goes", async () => {
  await openReady(aFinder, { filters: full });
  const clock = stopClock();
  const list = () => agent.search().element().getBoundingClientRect().toJSON();
  // After the first frame.
  await expect.poll(() => agent.cards().elements().length).toBe(aFinder.rows.length);
  const before = [list(), document.documentElement.scrollHeight];
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  await expect.element(warning()).toBeVisible();
  expect([list(), document.documentElement.scrollHeight]).toEqual(before);
  await clock.advance(4000);
  await expect.element(warning()).not.toBeInTheDocument();
  expect([list(), document.documentElement.scrollHeight]).toEqual(before);
});

test("P8: the pointer or the focus keeps the warning", async () => {
  await openReady(aFinder, { filters: full });
  const clock = stopClock();
  await agent.search().fill("fiber");
  await userEvent.keyboard("{Enter}");
  const dismiss = agent.button("Dismiss");
  await expect.element(dismiss).toBeVisible();
  await clock.advance(2000);
  await dismiss.hover();
  await clock.advance(20_000);
  await expect.element(warning()).toBeVisible();
  await agent.search().hover();
  await clock.advance(1000);
  (dismiss.element() as HTMLElement).focus();
  await clock.advance(20_000);
  await expect.element(warning()).toBeVisible();
  (dismiss.element() as HTMLElement).blur();
  await clock.advance(999);
  await expect.element(warning()).toBeVisible();
  await clock.advance(1);
  await expect.element(warning()).not.toBeInTheDocument();
});

test("P7, P9: of an address with 31 filters 30 are used, with one warning", async () => {
  await openReady(aFinder, { filters: `${full},access:101` });
  await expect.element(warning()).toHaveTextContent(warningText);
  expect(page.getByRole("button", { name: /^Remove / }).elements()).toHaveLength(30);
});

test("Z4: changed attributes are applied again; a category can be given by its label, too", async () => {
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

test("P25: the result of a filter is announced, and again after its removal", async () => {
  const { element } = await openReady(aFinder, { filters: "access:102" });
  const said = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim();
  await expect.poll(said).toMatch(/^\d+ Matched Providers?$/);
  page.getByRole("button", { name: "Remove Dark Fiber" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toMatch(/^\d+ Providers? Found$/);
  // Removing the last chip moves the focus to the results.
  expect(element.shadowRoot?.activeElement?.getAttribute("aria-label")).toBe("Providers");
});

test("2.4.1: a button before the filters moves the focus to the results", async () => {
  const { element } = await openReady();
  const skip = agent.button("Skip to the results");
  const search = agent.search().element();
  expect(skip.element().compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await pressOn(skip, "{Enter}");
  expect(element.shadowRoot?.activeElement?.getAttribute("aria-label")).toBe("Providers");
  await userEvent.tab();
  expect(element.shadowRoot?.activeElement).toBe(agent.card("Acme").element());
});
