import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { pressOn } from "../../support/press-on.ts";
import { watchTabs } from "../host/tabs.ts";
import { aFinder, buildCall, finderCall, firstNames, suggestCall } from "./a-finder.ts";
import { agent, cardNames, openFinder, openReady, select, selectedNames } from "./open-finder.ts";

cleanUpHostPage();
const tabs = watchTabs();
const pageFetch = window.fetch;

const all = (count: number) => agent.heading(`${count.toLocaleString("en-US")} Providers Found`);
const chip = (name: string) => page.getByRole("button", { name: `Remove ${name}`, exact: true });
const focusedIn = (element: HTMLElement) => element.shadowRoot?.activeElement;
const suggesting = (...rows: readonly object[]) => ({
  [suggestCall]: () => Response.json({ data: { rows } }),
});
const fiber = { value: "access:101", label: "Fiber" };
const darkFiber = { value: "access:102", label: "Dark Fiber" };

describe("the results", () => {
  test("P12: a spinner is shown until the first answer, then all providers in the server's order", async () => {
    let answer = (_: Response) => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    await openFinder(() => held);
    await expect.element(page.getByText("Loading providers")).toBeInTheDocument();
    answer(Response.json({ data: aFinder }));
    await expect.element(all(10)).toBeVisible();
    expect(cardNames()).toEqual(firstNames);
    // P26: without criteria nothing is counted.
    await expect.element(agent.card("Acme")).not.toHaveAccessibleDescription();
    // P27: nothing is selected yet.
    await expect.element(agent.proposal()).not.toBeInTheDocument();
  });

  test("P12: a failure is reported; Try again requests the providers again", async () => {
    expectLog("finder-failed: 502");
    let answer = () => new Response("", { status: 502 });
    const { element } = await openFinder(() => answer());
    await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
    answer = () => Response.json({ data: aFinder });
    await agent.button("Try again").click();
    await expect.element(all(10)).toBeVisible();
    expect(focusedIn(element)?.textContent).toBe("Solutions Finder");
  });

  test("2 §2, P36, P17: the tabs are Across the Stack and each top category with questions; a child category keeps the selection", async () => {
    await openReady();
    const kinds = (name: string) => page.getByRole("tablist", { name });
    const names = kinds("Solution categories").getByRole("tab").elements();
    expect(names.map((tab) => tab.textContent)).toEqual(["Across the Stack", "Network", "Voice"]);
    await agent.tab("Network").click();
    await expect.element(kinds("Types of Network")).toBeVisible();
    await select("Jade");
    await agent.tab("Wired Internet").click();
    await expect.element(all(4)).toBeVisible();
    expect(cardNames()).not.toContain("Jade");
    expect(selectedNames()).toEqual(["Jade"]);
    await agent.tab("Voice").click();
    await expect.element(all(5)).toBeVisible();
    await expect.element(page.getByRole("tablist", { name: /^Types of/ })).not.toBeInTheDocument();
    await expect.element(page.getByText("Select up to 8 providers")).toBeVisible();
  });

  test("P2, P25, P26, P38: matches come first, then the others by their count, each with its counter and the filters that it meets", async () => {
    await openReady(aFinder, { filters: "access:102,Healthcare" });
    await expect.element(agent.heading("1 Matched Provider")).toBeVisible();
    await expect.element(agent.heading("9 Available Providers")).toBeVisible();
    expect(cardNames()).toEqual([
      "Acme",
      ...["Cobalt", "Elm", "Flint", "Garnet", "Iris"],
      ...["Birch", "Delta", "Harbor", "Jade"],
    ]);
    await expect
      .element(agent.card("Acme"))
      .toHaveAccessibleDescription("2 of 2 Meets: Dark Fiber and Healthcare");
    await expect
      .element(agent.card("Flint"))
      .toHaveAccessibleDescription("1 of 2 Meets: Healthcare");
    await expect.element(agent.card("Jade")).toHaveAccessibleDescription("0 of 2");
  });

  test("P13: the label opens the provider in a new tab and selects nothing; without an address it is text", async () => {
    const selected = listen("scout-selection-changed");
    await openReady();
    const link = page.getByRole("link", { name: "Acme (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("href", "https://acme.example/");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    link.element().addEventListener("click", (event) => event.preventDefault());
    await link.click();
    expect(selected).toEqual([]);
    await expect.element(page.getByRole("link", { name: /^Jade/ })).not.toBeInTheDocument();
    await expect.element(agent.card("Jade")).toBeInTheDocument();
  });

  test("P20: a message replaces the list, sanitised, and hides the panel", async () => {
    const message = "Come <b>back</b> later<img src=x onerror=alert(1)>";
    const { element } = await openFinder({ ...aFinder, rows: [], message });
    await expect.element(page.getByText("Come back later")).toBeVisible();
    await expect.element(agent.search()).not.toBeInTheDocument();
    expect(element.shadowRoot?.querySelector("[onerror]")).toBeNull();
  });

  test("P20: without facets the panel is hidden; a category still has its questions", async () => {
    await openReady({ ...aFinder, facets: [] });
    await expect.element(agent.search()).not.toBeInTheDocument();
    await agent.tab("Voice").click();
    await expect.element(agent.search()).toBeVisible();
  });

  test("an empty answer shows its text", async () => {
    await openFinder({ ...aFinder, rows: [], facets: [] });
    await expect.element(agent.heading("0 Providers Found")).toBeVisible();
    await expect.element(page.getByText("No providers in this category.")).toBeVisible();
  });

  test("of ten thousand providers only those near the viewport are drawn, each with its position", async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ nid: at, name: `P${at}` }));
    await openReady({ ...aFinder, rows });
    await expect.element(all(10_000)).toBeVisible();
    const shown = page.getByRole("list", { name: "10,000 Providers Found" }).getByRole("listitem");
    // Waits until more than the first frame is drawn.
    await expect.poll(() => shown.elements().length).toBeGreaterThanOrEqual(30);
    expect(shown.elements().length).toBeLessThan(200);
    expect(shown.first().element().getAttribute("aria-setsize")).toBe("10000");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => cardNames().at(-1)).toBe("P9999");
    window.scrollTo(0, 0);
  });

  test("hostile texts and links are shown as text", async () => {
    const rows = [
      {
        nid: 1,
        name: "<img src=x onerror=alert(1)>Evil\u202e",
        uri: "javascript:alert(1)",
        logo: "javascript:alert(1)",
        taxonomy: [{ facet_id: "__proto__", value: "x" }],
        categories: ["constructor"],
      },
    ];
    const { element } = await openReady({ ...aFinder, rows });
    await expect.element(agent.card("Evil")).toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: /Evil/ })).not.toBeInTheDocument();
    expect(
      element.shadowRoot?.querySelector("[onerror], [src^='javascript'], [href^='javascript']"),
    ).toBeNull();
  });
});

describe("the filters of the finder", () => {
  test("P35, P38: a facet opens in a popover; its terms show how many providers match, filter immediately, and stay after it closes", async () => {
    const { element } = await openReady();
    await agent.facet("Access").click();
    await expect.element(agent.box("Fiber")).toHaveAccessibleDescription("10 providers");
    await expect.element(page.getByText("Wired", { exact: true })).toBeVisible();
    // A heading has no check box.
    expect(agent.box("Wired").query()).toBeNull();
    await agent.box("Dark Fiber").click();
    await expect.element(agent.heading("5 Matched Providers")).toBeVisible();
    await expect.element(agent.box("Dark Fiber")).toBeChecked();
    // P3: only the chosen term filters.
    await expect.element(agent.box("Fiber")).not.toBeChecked();
    await expect.element(agent.box("Fiber")).toHaveAccessibleDescription("5 providers");
    await userEvent.keyboard("{Escape}");
    await expect.element(agent.box("Dark Fiber")).not.toBeInTheDocument();
    expect(focusedIn(element)).toBe(agent.facet("Access").element());
    await expect.element(agent.facet("Access")).toHaveAccessibleName("Access 1 selected");
    await userEvent.keyboard("{Enter}");
    await agent.box("Dark Fiber").click();
    await expect.element(all(10)).toBeVisible();
  });

  test("P35: on a wide page a popover covers no results, wherever its button is", async () => {
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

  test("P37, P25: applied criteria are listed above the results; after a removal the next one gets focus, finally the results", async () => {
    const { element } = await openReady(aFinder, { filters: "access:102,Healthcare" });
    const said = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim();
    chip("Dark Fiber").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(chip("Dark Fiber")).not.toBeInTheDocument();
    await expect.element(agent.heading("2 Matched Providers")).toBeVisible();
    expect(focusedIn(element)?.textContent).toBe("Remove Healthcare");
    await userEvent.keyboard("{Enter}");
    await expect.element(agent.clear()).not.toBeInTheDocument();
    expect(focusedIn(element)?.getAttribute("aria-label")).toBe("Providers");
    await expect.poll(said).toBe("10 Providers Found");
  });

  test("2 §2, P21, P22, P23: answers to the questions of a category filter and are suggested; Clear removes them", async () => {
    await openReady();
    expect(agent.clear().query()).toBeNull();
    await agent.tab("Network").click();
    await expect.element(agent.heading("Which line?")).toBeVisible();
    await expect.element(agent.box("A healthy one")).toHaveAccessibleDescription("2 providers");
    await agent.search().fill("ONE");
    const option = page.getByRole("option");
    await expect.element(option.first()).toBeVisible();
    expect(option.elements().map((one) => one.textContent)).toEqual([
      "A dark one (Which line?)",
      "A healthy one (Which line?)",
    ]);
    await option.first().click();
    await expect.element(agent.search()).toHaveValue("");
    await expect.element(agent.box("A dark one")).toBeChecked();
    await agent.tab("Wired Internet").click();
    await expect.element(agent.heading("Which line?")).not.toBeInTheDocument();
    await expect.element(chip("A dark one")).toBeVisible();
    await agent.clear().click();
    await expect.element(all(4)).toBeVisible();
    await expect.element(agent.clear()).not.toBeInTheDocument();
  });

  test("the server suggests keywords, which become filters by keyboard; a text without a match is marked", async () => {
    await openReady(aFinder, {}, suggesting(fiber, darkFiber));
    await agent.search().fill("x");
    await agent.button("Search").click();
    await expect.element(page.getByText("No matching filter or provider.")).toBeVisible();
    await agent.search().fill("fib");
    await expect.element(page.getByText("No matching filter or provider.")).not.toBeInTheDocument();
    const option = page.getByRole("option");
    await expect.element(option.first()).toBeVisible();
    expect(option.elements().map((one) => one.textContent)).toEqual(["Dark Fiber", "Fiber"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(chip("Dark Fiber")).toBeVisible();
    await expect.element(agent.heading("5 Matched Providers")).toBeVisible();
  });

  test("P41: one search box finds providers, too, also in a long list and among the candidates", async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({ nid: at, name: `Carrier ${at}` }));
    await openReady({ ...aFinder, rows }, { filters: "access:102" }, suggesting());
    await expect.element(agent.heading("120 Available Providers")).toBeVisible();
    expect(page.getByRole("searchbox").query()).toBeNull();
    await agent.search().fill("carrier 119");
    await expect.element(agent.heading("1 Available Provider")).toBeVisible();
    await expect.poll(cardNames).toEqual(["Carrier 119"]);
    await page.getByRole("button", { name: /^Available Providers/ }).click();
    await expect.element(agent.box("Carrier 119")).toBeVisible();
    await expect.element(agent.box("Carrier 118")).not.toBeInTheDocument();
  });

  test("P43: a category is chosen in the search by keyboard; focus moves to its tab, and Tab reaches Undo", async () => {
    const { element } = await openReady(aFinder, {}, suggesting(fiber));
    await select("Acme");
    await agent.search().fill("net-work");
    const option = page.getByRole("option");
    await expect.element(option.first()).toHaveTextContent("Network (Category)");
    expect(option.elements().map((one) => one.textContent)).toEqual([
      "Network (Category)",
      "Fiber",
    ]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const tab = agent.tab("Network").first();
    await expect.element(tab).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => focusedIn(element)).toBe(tab.element());
    await expect.element(agent.search()).toHaveValue("");
    await expect.element(page.getByText("Cleared 1 selected provider.").first()).toBeVisible();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}");
    expect(focusedIn(element)).toBe(agent.button("Undo").element());
  });

  test("P43: the button Search takes the name of a category, also where a select replaces the tabs", async () => {
    await page.viewport(360, 700);
    onTestFinished(() => page.viewport(1024, 768));
    const { element } = await openReady(aFinder, {}, suggesting());
    await agent.search().fill("VOICE");
    await agent.button("Search").click();
    await expect.element(all(5)).toBeVisible();
    const chosen = page.getByRole("combobox", { name: "Solution categories" });
    await expect.poll(() => focusedIn(element)).toBe(chosen.element());
    await expect.element(chosen).toHaveValue("voice");
  });

  test("P43: a facet is chosen in the search by mouse; it opens, and Tab leads from its button to its terms", async () => {
    const { element } = await openReady(aFinder, {}, suggesting());
    await agent.search().fill("indus");
    await page.getByRole("option", { name: "Industry (Filters)" }).click();
    await expect.element(agent.box("Healthcare")).toBeVisible();
    await expect.poll(() => focusedIn(element)).toBe(agent.facet("Industry").element());
    await expect.element(agent.facet("Industry")).toHaveAttribute("aria-expanded", "true");
    await expect.element(agent.search()).toHaveValue("");
    await userEvent.keyboard("{Tab}");
    expect(focusedIn(element)).toBe(agent.box("Healthcare").element());
    await userEvent.keyboard("{Escape}");
    await expect.element(agent.box("Healthcare")).not.toBeInTheDocument();
    await expect.poll(() => focusedIn(element)).toBe(agent.facet("Industry").element());
  });

  test("P43: in a narrow window the closed panel opens with the facet, and can be closed again", async () => {
    await page.viewport(600, 700);
    onTestFinished(() => page.viewport(1024, 768));
    await openReady(aFinder, {}, suggesting());
    await expect.element(agent.facet("Industry")).not.toBeInTheDocument();
    await agent.search().fill("industry");
    await userEvent.keyboard("{Enter}");
    await expect.element(agent.box("Healthcare")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await agent.button("Filters").click();
    await expect.element(agent.facet("Industry")).not.toBeInTheDocument();
    await agent.button("Filters").click();
    await expect.element(agent.facet("Industry")).toHaveAttribute("aria-expanded", "false");
  });

  test("P43: a closed question opens in view, and can be closed again", async () => {
    const { element } = await openReady(aFinder, { category: "network" });
    const question = agent.button("Which line?");
    await question.click();
    await expect.element(agent.box("A dark one")).not.toBeInTheDocument();
    await agent.search().fill("whichline");
    await page.getByRole("option", { name: "Which line? (Question)" }).click();
    await expect.element(agent.box("A dark one")).toBeInViewport();
    await expect.poll(() => focusedIn(element)).toBe(question.element());
    await question.click();
    await expect.element(agent.box("A dark one")).not.toBeInTheDocument();
  });

  test("P42: after a change of the category, Tab reaches Undo, and focus moves to the heading", async () => {
    const { element } = await openReady(aFinder, { category: "network" });
    await agent.box("A dark one").click();
    await select("Cobalt", "Acme");
    await agent.tab("Voice").click();
    const said = page.getByText("Cleared 1 filter and 2 selected providers.");
    await expect.element(said.first()).toBeVisible();
    // The tab, its panel, and then the first control in it.
    await userEvent.keyboard("{Tab}{Tab}");
    expect(focusedIn(element)).toBe(agent.button("Undo").element());
    await userEvent.keyboard("{Enter}");
    await expect.poll(selectedNames).toEqual(["Cobalt", "Acme"]);
    await expect.element(agent.tab("Network").first()).toHaveAttribute("aria-selected", "true");
    expect(focusedIn(element)?.textContent).toBe("Solutions Finder");
    await expect.element(agent.button("Undo")).not.toBeInTheDocument();
  });

  test("P9: a text in the URL without a matching filter stays in the box, and the open suggestions cover no message", async () => {
    await openReady(aFinder, { filters: "fib" }, suggesting(fiber, darkFiber));
    const option = page.getByRole("option", { name: "Dark Fiber" });
    await expect.element(agent.search()).toHaveValue("fib");
    await expect.element(option).toBeVisible();
    const said = page.getByText("No matching filter or provider.");
    await expect.element(said).toBeVisible();
    expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      page.getByRole("listbox").element().getBoundingClientRect().top,
    );
    await all(10).click();
    await expect.element(option).not.toBeInTheDocument();
    await agent.search().click();
    await option.click();
    await expect.element(chip("Dark Fiber")).toBeVisible();
    await expect.element(agent.search()).toHaveValue("");
  });

  test("P9: on a phone the box with the unmatched text is visible", async () => {
    await page.viewport(360, 700);
    onTestFinished(() => page.viewport(1024, 768));
    await openReady(aFinder, { filters: "fib" }, suggesting(fiber, darkFiber));
    await expect.element(agent.search()).toHaveValue("fib");
    await expect.element(page.getByText("No matching filter or provider.")).toBeVisible();
  });

  test("P9: a text that matches several filters or answers is reported", async () => {
    const items = ["1", "2"].map((value) => ({ key: "twice", value, label: "Other" }));
    const { category, question } = aFinder.filter_options;
    const answers = [{ key: "cable", value: "101", label: "A dark one", parent: false }];
    const other = { category: ["network"], question: "Which cable?", question_id: 9, answers };
    await openReady(
      {
        ...aFinder,
        facets: [...aFinder.facets, { key: "twice", title: "Twice", items }],
        filter_options: { category, question: [question, other].flat() },
      },
      { filters: "Other" },
      suggesting(),
    );
    await expect.element(agent.search()).toHaveValue("Other");
    const said = (text: string) => expect.element(page.getByText(text)).toBeVisible();
    await said("Several filters have that name. Choose one.");
    await agent.tab("Network").click();
    await agent.search().fill("a dark ONE");
    await userEvent.keyboard("{Enter}");
    await said("Several answers have that name. Choose one.");
    await agent.search().fill("dark");
    await userEvent.keyboard("{Enter}");
    await said("No matching answer or provider.");
  });

  test("I25: changed attributes are applied again, and the method clear() removes the filters", async () => {
    const { element } = await openReady();
    element.setAttribute("category", "Wired Internet");
    await expect.element(agent.tab("Wired Internet")).toHaveAttribute("aria-selected", "true");
    element.setAttribute("filters", "access:102");
    await expect.element(chip("Dark Fiber")).toBeVisible();
    Reflect.apply(Reflect.get(element, "clear"), element, []);
    await expect.element(chip("Dark Fiber")).not.toBeInTheDocument();
  });

  test("2.4.1: a button before the filters moves focus to the results", async () => {
    const { element } = await openReady();
    const skip = agent.button("Skip to the results");
    const search = agent.search().element();
    expect(skip.element().compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await pressOn(skip, "{Enter}");
    expect(focusedIn(element)?.getAttribute("aria-label")).toBe("Providers");
    await userEvent.tab();
    expect(focusedIn(element)).toBe(agent.card("Acme").element());
  });
});

describe("thirty filters", () => {
  const full = Array.from({ length: 30 }, (_, at) => `many:9${at}`).join(",");
  const warning = () => agent.alert();
  const warningText = "Warning: Filter Limit Reached. You are limited to 30 filters.";

  test("P5: with thirty filters the other terms cannot be checked, and checked ones can be unchecked", async () => {
    await openReady(aFinder, { filters: full });
    await agent.facet("Many").click();
    await expect.element(agent.box("Word 30")).toHaveAttribute("aria-disabled", "true");
    const why = "You can select up to 30 filters.";
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

  test("P7, P8: a filter beyond the maximum is rejected with a warning, which moves nothing, and stays while the pointer or focus is in it", async () => {
    await openReady(aFinder, { filters: full });
    const clock = stopClock();
    // Waits until more than the first frame is drawn.
    await expect.poll(() => agent.cards().elements().length).toBe(aFinder.rows.length);
    // The warning would stay under a resting pointer, so move it.
    await agent.card("Acme").hover();
    const places = () => [
      agent.search().element().getBoundingClientRect().toJSON(),
      document.documentElement.scrollHeight,
    ];
    const before = places();
    await agent.search().fill("fiber");
    await userEvent.keyboard("{Enter}");
    await expect.element(warning()).toHaveTextContent(warningText);
    await expect.element(chip("Fiber")).not.toBeInTheDocument();
    expect(places()).toEqual(before);
    const dismiss = agent.button("Dismiss");
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
    expect(places()).toEqual(before);
    await expect.element(page.getByRole("log", { name: "Notices" })).toHaveTextContent(warningText);
  });
});

describe("the proposal", () => {
  const eight = firstNames.slice(0, 8);

  test("P15, P20, P27, P32: a selected provider becomes the last one in the panel; the others are available", async () => {
    await openReady();
    const skip = agent.button("Skip to the selected providers");
    expect(skip.query()).toBeNull();
    for (const name of ["Cobalt", "Acme"]) await agent.card(name).click();
    await expect.element(agent.proposal()).toBeVisible();
    expect(selectedNames()).toEqual(["Cobalt", "Acme"]);
    const available = page.getByRole("list", { name: "Available Providers" });
    const opener = page.getByRole("button", { name: /^Available Providers/ });
    await expect.element(opener).toHaveTextContent("Available Providers8");
    expect(available.query()).toBeNull();
    await opener.click();
    await expect.element(available.getByRole("checkbox", { name: "Birch" })).toBeInTheDocument();
    expect(available.getByRole("checkbox", { name: "Acme" }).query()).toBeNull();
    await available.getByRole("checkbox", { name: "Birch" }).click();
    await agent.button("Remove Cobalt").click();
    expect(selectedNames()).toEqual(["Acme", "Birch"]);
    // The button is before the results, and visible while it has focus.
    expect(skip.element().compareDocumentPosition(agent.card("Acme").element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await pressOn(skip, "{Enter}");
    const heading = agent.heading("Selected Providers").element();
    await expect.poll(() => heading.matches(":focus")).toBe(true);
  });

  test("P27: the panel is shown while a criterion is applied, and disappears with it", async () => {
    await openReady(aFinder, { filters: "access:102" });
    await expect.element(agent.proposal()).toBeVisible();
    await chip("Dark Fiber").click();
    await expect.element(agent.proposal()).not.toBeInTheDocument();
  });

  test("P14: with eight providers the others are disabled, and a ninth is rejected", async () => {
    await openReady();
    await select(...eight);
    await expect.element(agent.card("Iris")).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: /^Available Providers/ }).click();
    // The rest is drawn when it comes near the viewport.
    page.getByRole("list", { name: "Available Providers" }).element().scrollIntoView();
    await expect
      .element(page.getByRole("checkbox", { name: "Iris", exact: true }))
      .toHaveAttribute("aria-disabled", "true");
    const why = "You can select up to 8 providers.";
    const boxes = [agent.card("Iris"), page.getByRole("checkbox", { name: "Iris", exact: true })];
    for (const box of boxes) await expect.element(box).toHaveAccessibleDescription(why);
    await expect.element(agent.card("Harbor")).not.toHaveAccessibleDescription();
    const top = agent.card("Iris").element().getBoundingClientRect().top + window.scrollY;
    await pressOn(agent.card("Iris"), " ");
    // The sentence covers what follows, so nothing moves.
    const said = agent.card("Iris").element().parentElement?.querySelector('[role="tooltip"]');
    expect(said?.checkVisibility()).toBe(true);
    expect(agent.card("Iris").element().getBoundingClientRect().top + window.scrollY).toBe(top);
    expect(selectedNames()).toEqual(eight);
    await expect.element(agent.card("Iris")).not.toBeChecked();
    await expect.element(agent.card("Harbor")).not.toHaveAttribute("aria-disabled");
    await agent.card("Harbor").click();
    await expect.element(agent.card("Iris")).not.toHaveAttribute("aria-disabled");
  });

  test("P16: buttons and Alt with arrow keys change the order, and the change is announced", async () => {
    const { element } = await openReady();
    await select("Acme", "Birch", "Cobalt");
    await agent.button("Move Cobalt up").click();
    expect(selectedNames()).toEqual(["Acme", "Cobalt", "Birch"]);
    await expect.element(page.getByText("Cobalt is now 2 of 3")).toBeInTheDocument();
    expect(focusedIn(element)?.textContent).toBe("Move Cobalt up");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(selectedNames()).toEqual(["Cobalt", "Acme", "Birch"]);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(selectedNames()).toEqual(["Cobalt", "Acme", "Birch"]);
    await expect.element(agent.button("Move Cobalt up")).toHaveAttribute("aria-disabled", "true");
    expect(focusedIn(element)?.textContent).toBe("Move Cobalt up");
    agent.button("Move Acme down").element().focus();
    await userEvent.keyboard("{Enter}");
    expect(selectedNames()).toEqual(["Cobalt", "Birch", "Acme"]);
    expect(focusedIn(element)?.textContent).toBe("Move Acme down");
    agent.button("Move Cobalt down").element().focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(selectedNames()).toEqual(["Birch", "Cobalt", "Acme"]);
    expect(focusedIn(element)?.textContent).toBe("Move Cobalt down");
  });

  test("P32: several available providers can be chosen in sequence by keyboard, and removing the last one moves focus to the results", async () => {
    const { element } = await openReady();
    await select("Acme");
    const available = page.getByRole("list", { name: "Available Providers" });
    await page.getByRole("button", { name: /^Available Providers/ }).click();
    await expect.element(available.getByRole("checkbox", { name: "Birch" })).toBeInTheDocument();
    available.getByRole("checkbox", { name: "Birch" }).element().focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard(" ");
    expect(selectedNames()).toEqual(["Acme", "Birch", "Cobalt"]);
    expect(focusedIn(element)?.localName).toBe("input");
    agent.button("Remove Acme").element().focus();
    for (const _ of selectedNames()) await userEvent.keyboard("{Enter}");
    await expect.element(agent.proposal()).not.toBeInTheDocument();
    expect(focusedIn(element)?.getAttribute("aria-label")).toBe("Providers");
  });

  test("P42: Remove all removes the selection, moves focus to the results, and can be undone", async () => {
    const { element } = await openReady();
    await select("Acme", "Birch");
    agent.button("Remove all").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(agent.proposal()).not.toBeInTheDocument();
    expect(focusedIn(element)?.getAttribute("aria-label")).toBe("Providers");
    await expect.element(page.getByText("Cleared 2 selected providers.").first()).toBeVisible();
    await agent.button("Undo").click();
    await expect.poll(selectedNames).toEqual(["Acme", "Birch"]);
  });

  test("2 §5: without a selection the buttons give the reason, and have no effect", async () => {
    const { backend } = await openReady(aFinder, { category: "voice" });
    await expect.element(agent.proposal()).toBeVisible();
    for (const name of ["Create Report", "Create Matrix"]) {
      await expect.element(agent.button(name)).toHaveAttribute("aria-disabled", "true");
      await expect
        .element(agent.button(name))
        .toHaveAccessibleDescription("Select a provider first.");
      await pressOn(agent.button(name), "{Enter}");
    }
    expect(tabs.opened).toEqual([]);
    expect(backend.calls).not.toContain(buildCall);
  });

  test("P29, P30: the button is busy until its window shows the report, which names the customer", async () => {
    let answer = (_: Response) => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let body: unknown;
    const { backend } = await openReady(
      aFinder,
      {},
      {
        async [buildCall](request) {
          body = await request.json();
          return held;
        },
      },
    );
    await select("Acme");
    await page.getByRole("textbox", { name: "Customer name" }).fill("Bluebird Bakery");
    await agent.button("Create Report").click();
    await expect.element(agent.button("Create Report")).toHaveAttribute("aria-busy", "true");
    expect(tabs.opened).toEqual([expect.objectContaining({ url: "", opener: null, went: [] })]);
    answer(Response.json({ solution_id: 7 }));
    const address = `${window.location.origin}${backend.apiBase}/solutions-finder/solution/7/pdf`;
    await expect.poll(() => tabs.opened[0]?.went).toEqual([address]);
    await expect.element(agent.button("Create Report")).not.toHaveAttribute("aria-busy");
    expect(body).toMatchObject({ customer: { name: "Bluebird Bakery" } });
  });

  test("P30: with a token, which a window would not send, the report is requested and shown in the window", async () => {
    const { backend } = await openReady(
      aFinder,
      {},
      {
        // The backend would reject a token that it did not sign.
        "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings: {} } }),
        [buildCall]: () => Response.json({ solution_id: 7 }),
        "GET /solutions-finder/solution/7/pdf": () =>
          new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }),
      },
    );
    const claims = { iat: 1_700_000_000, exp: 4_000_000_000, ura: navigator.userAgent };
    pageState().cores.get(backend.apiBase)?.session.signIn(makeToken(claims), "external");
    // Another user starts with their own providers.
    const loads = () => backend.calls.filter((call) => call === finderCall);
    await expect.poll(loads).toHaveLength(2);
    await agent.card("Acme").click();
    await agent.button("Create Report").click();
    await expect.poll(() => tabs.opened[0]?.went).toEqual([expect.stringMatching(/^blob:/)]);
    const shown = await pageFetch(tabs.opened[0]?.went[0] ?? "");
    expect(await shown.text()).toBe("%PDF-1.7");
    expect(shown.headers.get("Content-Type")).toBe("application/pdf");
  });

  test("P29: if the browser blocks the window, a link opens the matrix", async () => {
    tabs.block();
    const build = { [buildCall]: () => Response.json({ solution_id: 7 }) };
    const { backend } = await openReady(aFinder, {}, build);
    await select("Acme");
    await agent.button("Create Matrix").click();
    await expect
      .element(page.getByRole("link", { name: /^Open the matrix/ }))
      .toHaveAttribute(
        "href",
        `${window.location.origin}${backend.apiBase}/solutions-finder/solution/7/matrix/pdf`,
      );
  });
});
