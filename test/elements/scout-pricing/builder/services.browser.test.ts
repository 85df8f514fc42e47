import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sectionNames } from "../../../../src/testing/parts/pricing-tester.ts";
import { cleanUpHostPage } from "../../../support/host-page.ts";
import { pressOn } from "../../../support/press-on.ts";
import { agent } from "../agent.ts";
import { openBuilder } from "../open-pricing.ts";
import { acme, rows, searchOf } from "../searches.ts";

cleanUpHostPage();

const everything = searchOf(Object.values(rows));

test("MT1: all four sections are off, and checking one shows its services and chooses none of them", async () => {
  await openBuilder(everything);
  for (const name of sectionNames) await expect.element(agent.section(name)).not.toBeChecked();
  expect(agent.radio("Internet 100").query()).toBeNull();
  await agent.section("Broadband").click();
  await expect.element(agent.card("Broadband").getByRole("radio").first()).toBeVisible();
  expect(agent.card("Phone Lines").query()).toBeNull();
  expect(agent.lines()).toEqual([]);
});

test("J1: choosing a radio deselects the other service of its type, and only a secondary type offers None", async () => {
  await openBuilder(searchOf([rows.internet, rows.faster, rows.modem]));
  await agent.section("Broadband").click();
  const internet = page.getByRole("group", { name: "Internet", exact: true });
  const routers = page.getByRole("group", { name: "Routers" });
  await agent.radio("Internet 100").click();
  expect(internet.getByRole("radio", { name: "None" }).query()).toBeNull();
  await expect.element(routers.getByRole("radio", { name: "None" })).toBeChecked();
  await agent.radio("Modem").click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  await agent.radio("Internet 500").click();
  await expect.poll(agent.lines).toEqual(["Internet 500", "Modem"]);
  await expect.element(agent.radio("Internet 100")).not.toBeChecked();
  await routers.getByRole("radio", { name: "None" }).click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
});

test("J15: a linked service cannot be deselected on its own; its remove button names both services and removes both", async () => {
  const internet = { ...rows.internet, linked_services: ["modem", "addon"] };
  await openBuilder(searchOf([internet, rows.faster, rows.modem, rows.addon]));
  await agent.section("Broadband").click();
  const none = page.getByRole("group", { name: "Routers" }).getByRole("radio", { name: "None" });
  await expect.element(none).not.toHaveAttribute("aria-disabled");
  await agent.radio("Internet 100").click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem", "Backup"]);
  for (const control of [none, agent.box("Backup")]) {
    await expect.element(control).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(control)
      .toHaveAccessibleDescription(expect.stringMatching(/Required with Internet 100\.$/));
    await pressOn(control, " ");
  }
  expect(agent.lines()).toEqual(["Internet 100", "Modem", "Backup"]);
  await expect.element(agent.box("Backup")).toBeChecked();
  for (const line of ["Modem", "Backup"]) {
    await expect
      .element(agent.proposal().getByRole("listitem").filter({ hasText: line }))
      .toHaveTextContent("Required with Internet 100.");
  }
  const remove = agent.proposal().getByRole("button", { name: "Remove Modem and Internet 100" });
  await expect.element(remove).toHaveAttribute("title", "Remove Modem and Internet 100");
  await remove.click();
  await expect.poll(agent.lines).toEqual([]);

  await agent.radio("Internet 500").click();
  await agent.radio("Modem").click();
  await expect.element(none).not.toHaveAttribute("aria-disabled");
  await none.click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
});

test("J1: the radios of a type are one tab stop, and arrow keys choose among them", async () => {
  const { element } = await openBuilder(searchOf([rows.internet, rows.faster]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  expect(element.shadowRoot?.activeElement).toBe(agent.radio("Internet 100").element());
});

test("K6, O6: an unavailable service says what to choose first, then shows the fixed text or its own plain text", async () => {
  const row = { ...rows.addon, dependencies: ["fiber"] };
  const own = { ...row, id: "own", title: "Other", error_msg: "Call us <b>first</b>." };
  const { element } = await openBuilder(searchOf([rows.internet, rows.fiber, row, own]));
  await agent.section("Broadband").click();
  const control = agent.box("Backup");
  await expect.element(control).toHaveAttribute("aria-disabled", "true");
  const texts = "Requires Fiber 1G. Not available at this address.";
  await expect
    .element(control)
    .toHaveAccessibleDescription(expect.stringMatching(new RegExp(`${texts}$`)));
  await expect
    .element(agent.box("Other"))
    .toHaveAccessibleDescription(expect.stringContaining("Call us <b>first</b>."));
  await pressOn(control, " ");
  expect(element.shadowRoot?.activeElement).toBe(control.element());
  await expect.element(control).not.toBeChecked();
  expect(agent.lines()).toEqual([]);
  await agent.box("Hide unavailable (2)").click();
  await expect.element(control).not.toBeInTheDocument();
});

test("K8: a section without services says so and cannot be checked", async () => {
  await openBuilder(searchOf([rows.internet]));
  for (const name of ["Dedicated", "Phone Lines", "Television"] as const) {
    const sentence = `No Acme ${name} services available for the term length selected.`;
    await expect.element(agent.section(name)).toHaveAccessibleDescription(sentence);
    await expect.element(agent.section(name)).toHaveAttribute("aria-disabled", "true");
    await pressOn(agent.section(name), " ");
    await expect.element(agent.section(name)).not.toBeChecked();
  }
  await expect.element(agent.section("Broadband")).not.toHaveAccessibleDescription();
});

test('I11: "channel manager" in the Cox notice links to /cox, and the host page may prevent it; with television there is no notice', async () => {
  const { element } = await openBuilder(
    searchOf([rows.internet], { provider: [{ ...acme, key: "cox" }] }),
  );
  const hrefs: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    hrefs.push(event.detail.href);
  });
  const link = page.getByRole("link", { name: "channel manager" });
  expect(link.element().getAttribute("href")).toBe("/cox");
  await link.click();
  expect(hrefs).toEqual(["/cox"]);
  element.remove();
  await openBuilder(searchOf([rows.tv], { provider: [{ ...acme, key: "cox" }] }));
  expect(page.getByText(/channel manager/).query()).toBeNull();
});

test("I13: a row shows its title, otherwise its label; description and details are sanitised HTML", async () => {
  await openBuilder(
    searchOf([
      { ...rows.internet, label: "Other", description: "Up to <b>100</b>" },
      { ...rows.addon, title: "", label: "Label only", pricing_details: "<i>Yearly</i>" },
    ]),
  );
  await agent.section("Broadband").click();
  await expect
    .element(agent.radio("Internet 100"))
    .toHaveAccessibleDescription("+$50.00/mo Up to 100");
  await expect
    .element(agent.box("Label only"))
    .toHaveAccessibleDescription(expect.stringMatching(/^\+\$.*\/mo Yearly$/));
});

test("I14, L16: a price range is shown with the amount that is counted, in the list, in the proposal and beside the totals", async () => {
  const range = { ...rows.internet, mrc_low: 40, mrc_high: "70.50", double_mrc: 45 };
  const { mrc: _, ...alone } = rows.addon;
  await openBuilder(
    searchOf([
      { ...range, bundled_service_types: ["phone"] },
      { ...alone, mrc_low: 5 },
      { ...alone, id: "both", title: "Both ends", mrc_low: 6, mrc_high: 7 },
      rows.voice,
    ]),
  );
  await agent.section("Broadband").click();
  const offer = agent
    .card("Broadband")
    .getByRole("listitem")
    .filter({ hasText: "$40.00 – $70.50/mo" });
  await expect.element(offer).toHaveTextContent("counted as $50.00");
  await expect.element(agent.card("Broadband").getByText("from $5.00/mo")).toBeVisible();
  await agent.radio("Internet 100").click();
  const line = agent.proposalLines().filter({ hasText: "$40.00 – $70.50, counted as $50.00" });
  await expect.element(line).toBeVisible();
  expect(page.getByText("Excludes items priced as a range.").query()).toBeNull();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await expect.element(offer).toHaveTextContent("counted as $45.00");
  await agent.box("Both ends").click();
  await expect.element(page.getByText("Excludes items priced as a range.")).toBeVisible();
  await expect.element(page.getByText("Price range, not included in totals")).toBeVisible();
  expect(agent.amount("Monthly total")).toBe("$65.00");
});

test("I15: speed, router and type are shown and never counted", async () => {
  const row = { ...rows.internet, router_mrc: 15, product_type: "Coax", download_speed: "100" };
  await openBuilder(searchOf([row]));
  await agent.section("Broadband").click();
  await expect.element(page.getByText("Coax · 100 Mbps · Router $15.00")).toBeVisible();
  await agent.radio("Internet 100").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$50.00");
});

test("the search finds services by words, and shows a message if there is no match", async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...rows.internet,
    id: `row-${at}`,
    title: `Internet ${at}`,
  }));
  await openBuilder(searchOf([...many, { ...rows.internet, id: "cafe", title: "Café line" }]));
  await agent.section("Broadband").click();
  const words = page.getByRole("searchbox", { name: "Find a service" });
  await words.fill("cafe");
  await expect.poll(() => agent.card("Broadband").getByRole("radio").elements()).toHaveLength(1);
  await expect.element(agent.radio("Café line")).toBeVisible();
  await words.fill("zzz");
  await expect.element(page.getByText("No service matches “zzz”.")).toBeVisible();
});

const dedicated = Array.from({ length: 23 }, (_, index) => ({
  id: `d${index}`,
  type: "dedicated",
  widget: "radio",
  title: `Ethernet Dedicated Internet ${index + 1}00 Mbps`,
  description: "<p>Symmetrical, with a service level agreement.</p>",
  download_speed: 100 * (index + 1),
  mrc: 800 + index,
  nrc: 1250,
}));

test("W13: a service takes 48 to 56 px, unless lists are comfortable", async () => {
  await openBuilder(searchOf(dedicated));
  await agent.section("Dedicated").click();
  await expect.element(agent.section("Dedicated")).toBeChecked();
  // A click may miss a control that moves while the window is resized.
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const listed = agent.card("Dedicated internet").getByRole("listitem");
  const heights = () => listed.elements().map((row) => row.getBoundingClientRect().height);
  await expect.poll(() => listed.elements().length).toBe(23);
  expect(Math.min(...heights())).toBeGreaterThanOrEqual(48);
  expect(Math.max(...heights())).toBeLessThanOrEqual(56);
  // Beside the filter of all services, because it belongs to none of the cards.
  const middle = (name: string) => {
    const { top, bottom } = agent.box(name).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(middle("Comfortable row spacing")).toBeCloseTo(middle("Hide unavailable (0)"), 0);
  await agent.box("Comfortable row spacing").click();
  await expect.poll(() => Math.min(...heights())).toBeGreaterThan(78);
});

test.each([360, 768, 1440])(
  "L24: at %i px the words about a price are beneath it, and the prices of all groups are one column",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const internet = { ...rows.internet, linked_services: ["modem"], description: "<p>Fast.</p>" };
    await openBuilder(searchOf([internet, rows.faster, rows.modem, rows.voice, rows.addon]));
    await agent.section("Broadband").click();
    await agent.section("Phone Lines").click();
    await agent.radio("Internet 500").click();
    await agent.quantity("Lines of Voice line").fill("3");
    await agent.press("{Tab}");
    await expect
      .element(agent.radio("Internet 100"))
      .toHaveAccessibleDescription(
        /^\+?[−$\d.]+\/mo .*\$50\.00 plus \$\S+ required items instead of/,
      );
    await expect.element(page.getByText(/^3 at \$/)).toBeVisible();
    const ends = ["Internet 100", "Backup", "Voice line"].map((title) => {
      const row = page.getByRole("listitem").filter({ hasText: title }).first().element();
      const partOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect();
      const [amount, parts] = [".service-figures > .amount", ".service-second"].map(partOf);
      if (!amount || !parts) throw new Error(`${title} has no price.`);
      expect(parts.top).toBeGreaterThanOrEqual(amount.bottom);
      const isEnd = width > 360;
      expect(isEnd ? parts.right : parts.left).toBeCloseTo(isEnd ? amount.right : amount.left, 0);
      return isEnd ? amount.right : amount.left;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  },
);

test.each([360, 768, 1440])(
  "L24: at %i px a row says before the choice which package it ends and which service it removes, in sight and in its description",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const office = { value: "office", title: "Office Bundle", price: 60 };
    const voice = { ...rows.voice, title: "Business VoiceEdge Business Line" };
    const withPackage = searchOf([rows.internet, rows.faster, voice], {
      package: [{ ...office, dependencies: ["internet", "voice"] }],
    });
    await openBuilder(withPackage);
    await agent.section("Broadband").click();
    const faster = agent.radio("Internet 500");
    await expect.element(faster).toHaveAccessibleDescription(/^\+\$/);
    const text = "Ends Office Bundle, removes Business VoiceEdge Business Line";
    expect(page.getByText(text).query()).toBeNull();
    const row = () => faster.element().closest("li")?.getBoundingClientRect();
    const before = row();
    if (width < 620) await agent.button("Change provider, term, package or region").click();
    await agent.choice("Package").selectOptions("office");
    await expect
      .element(faster)
      .toHaveAccessibleDescription(new RegExp(` ${text} \\$80.* removed`));
    const ends = page.getByText(text).elements();
    expect(ends).toHaveLength(1);
    expect(ends[0]?.scrollWidth).toBeLessThanOrEqual(ends[0]?.clientWidth ?? 0);
    if (width >= 1440) expect(row()?.height).toBe(before?.height);
    const parts = ends[0]?.nextElementSibling?.getBoundingClientRect();
    const second = ends[0]?.parentElement?.getBoundingClientRect();
    // Parts are either in sight with their first words, or not at all.
    expect((parts?.top ?? 0) >= (second?.bottom ?? 0) || (parts?.width ?? 0) >= 100).toBe(true);
  },
);

test.each([360, 1440])(
  "L24: at %i px a group says once what every other choice ends; the rows say it in their descriptions, and show their parts",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const fastest = { ...rows.faster, id: "fastest", title: "Internet 900", mrc: 90 };
    await openBuilder(
      searchOf([rows.internet, rows.faster, fastest, rows.voice], {
        package: [
          { value: "office", label: "Office", price: 60, dependencies: ["internet", "voice"] },
        ],
      }),
    );
    await agent.section("Broadband").click();
    const top = () => agent.radio("Internet 100").element().getBoundingClientRect().top;
    const before = top();
    if (width < 620) await agent.button("Change provider, term, package or region").click();
    await agent.choice("Package").selectOptions("office");
    const loss = page.getByText("Any other choice: ends Office, removes Voice line");
    await expect.element(loss).toBeVisible();
    for (const title of ["Internet 500", "Internet 900"]) {
      const row = agent.radio(title);
      await expect.element(row).toHaveAccessibleDescription(/ Ends Office, removes Voice line \$/);
      const parts = row.element().closest("li")?.querySelector(".service-parts");
      expect(parts?.checkVisibility()).toBe(true);
      expect(parts?.getBoundingClientRect().width).toBeGreaterThan(100);
    }
    // Beside the name of the group.
    if (width >= 1440) expect(top()).toBe(before);
  },
);

test.each([768, 1440])("L24: at %i px a quantity covers no figure of its row", async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(searchOf([{ ...rows.voice, mrc: 107.7, nrc: 1199.95 }]));
  await agent.section("Phone Lines").click();
  const row = agent.box("Voice line").element().closest("li");
  const edgesOf = (selector: string) => {
    const range = new Range();
    const part = row?.querySelector(selector);
    if (part) range.selectNodeContents(part);
    const { left, right, width } = range.getBoundingClientRect();
    expect(width).toBeGreaterThan(0);
    return { left, right };
  };
  const { right } = edgesOf(".service-quantities");
  for (const figure of [".service-install", ".service-figures > .amount"]) {
    expect(edgesOf(figure).left).toBeGreaterThanOrEqual(right);
  }
});

test("L25: lines of equal name show the access type in which they differ, also where no member names it, and in the proposal", async () => {
  const title = "Business Internet 300 Mbps";
  await openBuilder(
    searchOf([
      { ...rows.internet, title, fiber_serviceability_type: "fiber" },
      { ...rows.faster, title, label: "Coax 300" },
    ]),
  );
  await agent.section("Broadband").click();
  const facts = page.getByRole("group", { name: "Internet", exact: true }).getByRole("listitem");
  await expect.element(facts.nth(0)).toHaveTextContent(/300 MbpsFiber\+/);
  await expect.element(facts.nth(1)).toHaveTextContent(/300 MbpsCoax\+/);
  const line = agent.proposalLines();
  for (const [at, access] of ["Fiber", "Coax"].entries()) {
    await facts.nth(at).getByRole("radio").click();
    await expect.element(line.getByText(access, { exact: true })).toBeVisible();
    await expect.element(line).toHaveTextContent(title);
  }
});

test("K10: a row without a description has no room for a note that comes later", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(searchOf([rows.internet, { ...rows.addon, dependencies: ["broadband"] }]));
  await agent.section("Broadband").click();
  const heightOf = () => agent.box("Backup").element().closest("li")?.offsetHeight;
  await expect.element(agent.box("Backup")).toHaveAttribute("aria-disabled", "true");
  expect(heightOf()).toBeLessThanOrEqual(51);
  const before = heightOf();
  await agent.radio("Internet 100").click();
  await expect.element(agent.box("Backup")).not.toHaveAttribute("aria-disabled");
  expect(heightOf()).toBe(before);
});

test("at 360 px a service has its name above price and quantity; nothing is cut or overlaps", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const title = "Unified Communications Seat with Voicemail and Auto Attendant";
  await openBuilder(
    searchOf([{ ...rows.voice, title, mrc: 1284.25, nrc: 950, description: "Unlimited." }]),
  );
  await agent.section("Phone Lines").click();
  const row = agent.box(title).element().closest("li");
  const boxOf = (selector: string) => {
    const part = row?.querySelector(selector);
    if (!part) throw new Error(`The row has no ${selector}.`);
    const isBox = part.clientWidth > 0;
    expect(isBox && part.scrollWidth > part.clientWidth).toBe(false);
    return part.getBoundingClientRect();
  };
  const [name, price, quantity] = [".choice-label", ".service-price", ".quantity"].map(boxOf);
  const [parts, description] = [".service-parts", ".choice-description"].map(boxOf);
  if (!name || !price || !quantity || !parts || !description) throw new Error("A part is missing.");
  expect(name.bottom).toBeLessThanOrEqual(Math.min(price.top, quantity.top));
  expect(price.right).toBeLessThanOrEqual(quantity.left);
  expect(Math.abs(price.top + price.bottom - quantity.top - quantity.bottom)).toBeLessThan(4);
  expect(Math.max(price.bottom, quantity.bottom)).toBeLessThanOrEqual(description.top);
  expect(quantity.right).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0);
});

test("blocks of a description that share a line of a compact row are separated by a space", async () => {
  const description = "<p>Wi-Fi 6.</p><p>Included:</p><ul><li>Guests</li><li>Filter</li></ul>";
  await openBuilder(
    searchOf([{ id: "w", type: "dedicated", title: "Wi-Fi", description, mrc: 20 }]),
  );
  await agent.section("Dedicated").click();
  await expect
    .element(agent.box("Wi-Fi"))
    .toHaveAccessibleDescription("+$20.00/mo Wi-Fi 6. Included: Guests · Filter");
});
