import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../../src/core/index.ts";
import { sitesTester } from "../../../../src/testing/parts/sites-tester.ts";
import { answerBy } from "../../../support/answer-table.ts";
import { expectLog } from "../../../support/expected-log.ts";
import { cleanUpHostPage, serve, turnPage } from "../../../support/host-page.ts";
import { browserScreen } from "../../../testers/browser-screen.ts";
import { watchFiles } from "../../host/saved-files.ts";
import { agent } from "../agent.ts";
import { searchCall } from "../calls.ts";
import { noSuggestions, placePricing } from "../open-pricing.ts";
import { acme, searchOf, threeYears } from "../searches.ts";
import {
  answerSites,
  elm,
  fir,
  notFound,
  oak,
  offers,
  priced,
  type SiteAnswers,
  three,
} from "../site-rows.ts";

cleanUpHostPage();
const saved = watchFiles();
beforeEach(() => configure({ rememberProposals: "device" }));

const sites = sitesTester(browserScreen);

async function openSites(answers?: SiteAnswers, attributes = {}) {
  const { asked, answer } = answerSites(answers);
  const backend = await serve({ intercept: answerBy({ ...noSuggestions, [searchCall]: answer }) });
  placePricing(backend, attributes);
  return { backend, asked };
}

const shown = (address: string) => sites.row(address).element().textContent?.replace(/\s+/g, " ");
/** The chosen offer of a site. */
const offerOf = (address: string) => {
  const chosen = sites.offers(address).element().querySelector(".chosen .choice-text");
  const parts = chosen?.querySelectorAll(".choice-label, .choice-description > *") ?? [];
  return [...parts].map((part) => part.textContent).join(" · ");
};
const sums = () =>
  sites
    .totals()
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent).join("|"));
const foundAddresses = () =>
  sites
    .found()
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent?.replace(/EditRemove$/, ""));
const focused = () => document.querySelector("scout-pricing")?.shadowRoot?.activeElement;
const hasFocus = (part: { query(): Element | null }) =>
  expect.poll(() => focused() === part.query()).toBe(true);
const isDone = () => expect.element(page.getByText(/^Done\./).first()).toBeVisible();
const upload = (file: File) => {
  const input = document.querySelector("scout-pricing")?.shadowRoot?.querySelector("[type=file]");
  return userEvent.upload(input ?? document.body, file);
};

test("S1: before anything is priced, pasted lines are shown: duplicates merged, faulty lines by number, and how long the list is kept", async () => {
  configure({ rememberProposals: "session" });
  const { asked } = await openSites();
  await sites.toggle().click();
  await expect.element(sites.toggle()).toHaveAttribute("aria-expanded", "true");
  await expect.element(sites.check()).toHaveAttribute("aria-disabled", "true");
  await sites.lines().fill(`${elm}\n\n12\n${elm.toLowerCase()}\n${oak}\n7`);
  await sites.check().click();
  await expect.element(page.getByText("Line 4 repeats line 1.")).toBeVisible();
  await expect
    .element(page.getByText(/You lose the list when you close or reload this page\./))
    .toBeVisible();
  expect(foundAddresses()).toEqual([elm, oak]);
  const faulty = page.getByRole("textbox", { name: "Line 3" });
  await expect.element(faulty).toHaveValue("12");
  await expect.element(faulty).toHaveAccessibleDescription("No street found.");
  await faulty.fill(fir);
  await userEvent.keyboard("{Enter}");
  await sites.button("Leave out line 6").click();
  await expect.element(page.getByRole("textbox", { name: "Line 6" })).not.toBeInTheDocument();
  await expect.element(sites.start()).toHaveTextContent("Price 3 addresses");
  expect(foundAddresses()).toEqual([elm, fir, oak]);
  expect(asked).toEqual([]);
});

test("S1: with more than a hundred addresses the rest is named, and without any there is nothing to price", async () => {
  await openSites();
  await sites.toggle().click();
  await sites.lines().fill(Array.from({ length: 102 }, (_, at) => `${at + 1} Elm St`).join("\n"));
  await sites.check().click();
  await expect
    .element(page.getByText("Lines 101 and 102 are left out. The limit is 100 addresses.").first())
    .toBeVisible();
  await expect.element(sites.start()).toHaveTextContent("Price 100 addresses");
  await sites.button("Back").click();
  await sites.lines().fill("?");
  await sites.check().click();
  await expect.element(page.getByText("No addresses found.").first()).toBeVisible();
  await expect.element(sites.button("Price 0 addresses")).toHaveAttribute("aria-disabled", "true");
});

test("the form ends at the edge of the content, and both sources of a list end at one line", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 720));
  await openSites();
  await sites.toggle().click();
  await expect.element(sites.lines()).toBeVisible();
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  const boxOf = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
  expect(sites.toggle().element().getBoundingClientRect().right).toBe(boxOf("search")?.right);
  expect(boxOf("textarea")?.bottom).toBe(boxOf(".drop-zone")?.bottom);
});

test("S1: the worker reads a CSV file, and its oddities are shown; another file is refused", async () => {
  await openSites();
  await sites.toggle().click();
  await upload(new File(["x"], "map.png", { type: "image/png" }));
  await expect.element(sites.alert()).toHaveTextContent("map.png isn't a CSV file or workbook.");
  const text =
    "Site;Street Address;City;State;ZIP;Contract end\nCaf\u00e9;1 Elm Street;Austin;TX;78701;46477\nx;;Austin;TX;78701\n";
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await upload(new File([latin], "sites.csv", { type: "text/csv" }));
  await expect.element(page.getByText("The file is encoded in Latin-1.")).toBeVisible();
  const dates = "1 contract end is a number, read as a date (46477 as 03/31/2027): row 2.";
  await expect.element(page.getByText(dates)).toBeVisible();
  expect(foundAddresses()).toEqual([`Café ${elm}`]);
  await expect
    .element(page.getByRole("textbox", { name: "Row 3: x", exact: true }))
    .toHaveAccessibleDescription("No address.");
});

test("S1: an address of the list can be edited and removed, and lines that are no addresses can be kept", async () => {
  await openSites();
  await sites.toggle().click();
  await sites.lines().fill(`Hi team,\n\nNorth: ${elm}\n${oak}`);
  await sites.check().click();
  await expect.poll(foundAddresses).toEqual([`North ${elm}`, oak]);
  await expect.element(page.getByText("Line 1, a greeting: Hi team,")).toBeVisible();
  await sites.button("Keep line 1").click();
  await expect.element(page.getByRole("textbox", { name: "Line 1" })).not.toBeInTheDocument();
  await expect.poll(foundAddresses).toEqual(["Hi team No house number.", `North ${elm}`, oak]);
  expect(focused()?.closest(".sites")).not.toBeNull();
  await sites.button("Remove Hi team").click();
  await sites.button(`Edit ${oak}`).click();
  const field = page.getByRole("textbox", { name: "Address", exact: true });
  await hasFocus(field);
  await userEvent.keyboard("9{Escape}");
  await hasFocus(sites.button(`Edit ${oak}`));
  expect(foundAddresses()).toEqual([`North ${elm}`, oak]);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue(oak);
  await field.fill(fir);
  await userEvent.keyboard("{Enter}");
  await expect.poll(foundAddresses).toEqual([`North ${elm}`, fir]);
  await hasFocus(sites.button(`Edit ${fir}`));
  // A faulty line leaves the list.
  await userEvent.keyboard("{Enter}");
  await field.fill("12");
  await userEvent.keyboard("{Enter}");
  await expect.poll(foundAddresses).toEqual([`North ${elm}`]);
  await hasFocus(sites.found());
});

test("S1, S6: a left-out row of a file that is kept, or left out again, leaves the focus beside the others", async () => {
  await openSites();
  await sites.toggle().click();
  await expect.element(sites.lines()).toBeVisible();
  const rows = ["Branches of Acme,", "Site,Address", `A,"${elm}"`, "Total,1", "Thank you,"];
  await upload(new File([rows.join("\n")], "sites.csv", { type: "text/csv" }));
  await sites.button("Keep row 5").click();
  await expect.element(page.getByRole("textbox", { name: /^Row 5/ })).toBeVisible();
  expect(focused()?.querySelector("button")?.textContent).toMatch(/ left out\.$/);
  await sites.button("Leave out again").click();
  await expect.element(page.getByRole("textbox", { name: /^Row 5/ })).not.toBeInTheDocument();
  expect(focused()?.querySelector("button")?.textContent).toMatch(/ left out\.$/);
});

test("S1, S8: sites at one address and prices that are no amounts are named, and kept", async () => {
  const { asked } = await openSites();
  await sites.toggle().click();
  await expect.element(sites.lines()).toBeVisible();
  const rows = [
    "Site,Address,Current MRC",
    ...[`A,"${elm}",call me`, `B,"${elm}",50`, `C,"${oak}",call me`, `D,"${fir}",?`],
  ];
  await upload(new File([rows.join("\n")], "sites.csv", { type: "text/csv" }));
  await expect.element(page.getByText(`Rows 2 and 3 share one address: ${elm}.`)).toBeVisible();
  await expect.element(page.getByText("Rows 2 and 4: “call me” is not an amount.")).toBeVisible();
  await expect.element(page.getByText("Row 5: “?” is not an amount.")).toBeVisible();
  await sites.button("Keep one site per address").click();
  await expect.poll(foundAddresses).toEqual([`A ${elm}`, `C ${oak}`, `D ${fir}`]);
  await expect.element(page.getByText(/share one address/)).not.toBeInTheDocument();
  await sites.start().click();
  await isDone();
  expect(asked).toEqual(three);
  const monthly = page.getByRole("textbox", { name: `Current monthly at A: ${elm}`, exact: true });
  await expect.element(monthly).toHaveValue("call me");
  await expect.element(monthly).toHaveAccessibleDescription("Enter dollars, such as 129.50.");
  await monthly.fill("60");
  await expect.element(monthly).toHaveAccessibleDescription("");
});

test("S2, S4, S5: the table shows the best offer of each site and the totals by provider, by criterion or choice; it can be saved, shared, changed and removed", async () => {
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  await openSites({ [fir]: () => priced(offers.slice(1)) }, { routing: "page" });
  await sites.confirm(three);
  await isDone();
  expect(three.map(offerOf)).toEqual([
    "Acme · 100 Mbps · 36 Months",
    "Acme · 100 Mbps · 36 Months",
    "Bolt · 1 Gbps · Fiber · 36 Months",
  ]);
  expect(shown(fir)).toContain("$70.00$0.00");
  await expect
    .element(page.getByRole("status").filter({ hasText: "Done. 3 of 3 priced." }))
    .toBeInTheDocument();
  const line = page.getByText("3 of 3 priced.", { exact: true }).element().parentElement;
  expect(line?.textContent).toBe("3 of 3 priced. Your list is saved in this tab. Prices aren't.");
  expect(sums()).toEqual([
    "Provider|Sites|Monthly|Install|If used at every available site",
    "Acme|2 sites|$80.00|$0.00|3 sites, $170.00/mo",
    "Bolt|1 site|$70.00|$0.00|3 sites, $210.00/mo",
    "Total (3 of 3 sites)|3 sites|$150.00|$0.00|",
  ]);
  await browserScreen.select(sites.choice("Best offer"), "Same provider everywhere");
  await expect
    .element(page.getByText("Acme serves 3 of 3 priced sites, the most of any single provider."))
    .toBeVisible();
  await browserScreen.select(sites.choice("Best offer"), "Fiber only");
  await browserScreen.select(sites.choice("Best offer"), "Cheapest");
  await sites.offer(oak, "Bolt").click();
  await expect.poll(() => shown(oak)).toContain("Your choice");
  await browserScreen.select(sites.choice("Minimum speed"), "2 Gbps+");
  await expect.poll(() => shown(fir)).toContain("No matching offer.");
  await sites.button(`Best offer for ${oak}`).click();
  await expect.poll(() => sums().at(-1)).toBe("Total (0 of 3 sites)|0 sites|$0.00|$0.00|");
  await sites.button(/^Download CSV/).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["Sites.csv"]);
  await sites.button("Copy link").click();
  await expect.poll(() => copy.mock.calls).toEqual([[expect.stringContaining("#scout-proposal=")]]);
  // At this height the notice covers the buttons.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await sites.button("Edit list").click();
  await expect.element(sites.lines()).toHaveValue(three.join("\n"));
  await sites.button("Remove list").click();
  await expect.element(sites.lines()).toHaveValue("");
  await sites.button("Hide").click();
  await expect.element(sites.lines()).not.toBeInTheDocument();
  expect(sites.button("Show the table").query()).toBeNull();
});

test("S2: each address shows its result, and a pause that the server requests shows its end", async () => {
  const rest = new Response("", { status: 429, headers: { "Retry-After": "90" } });
  const { asked } = await openSites({
    [elm]: (call) => (call === 1 ? new Response("", { status: 500 }) : rest),
    [oak]: () => Response.json({ rows: [], errorMessage: "<b>Not</b> found.<script>x</script>" }),
    [fir]: () => priced([]),
  });
  await sites.confirm(three);
  await isDone();
  expect(shown(elm)).toContain("An error has occurred. (500)");
  expect(shown(oak)).toContain("Not found.");
  expect(shown(fir)).toContain("There are no results at this time.");
  await sites.button(`Try again: ${elm}`).click();
  await expect.element(page.getByText(/Too many requests\. Resuming at \d/).first()).toBeVisible();
  expect(asked).toEqual([...three, elm]);
});

test.each([
  [401, "You are not signed in.", ["token-missing"]],
  [403, "You are not authorized to price these addresses.", []],
])("A15: a %i stops the run with a message at the list, and Resume", async (status, text, logs) => {
  expectLog(...logs);
  let isAllowed = false;
  await openSites({ [elm]: () => (isAllowed ? priced() : new Response("", { status })) });
  await sites.confirm([elm]);
  await expect.element(sites.alert()).toHaveTextContent(text);
  expect(shown(elm)).toContain("Waiting");
  isAllowed = true;
  await sites.button("Resume").click();
  await isDone();
});

test("S3, X1: after a reload the list is restored, paused and without prices; a site opens as a proposal, and one click returns to the table", async () => {
  const dearer = offers.map((row) => (row.id === "a" ? { ...row, mrc: 45 } : row));
  const { backend, asked } = await openSites({
    [elm]: (call) => priced(call < 3 ? offers : dearer),
    [oak]: (call) => (call === 1 ? new Promise<Response>(() => {}) : priced()),
  });
  await sites.confirm([elm, oak]);
  await expect.element(sites.offers(elm)).toBeVisible();
  await sites.button("Pause").click();
  await expect.element(page.getByText(/^Paused\./).first()).toBeVisible();
  // The button is the same.
  const focused = () => document.querySelector("scout-pricing")?.shadowRoot?.activeElement;
  await expect.poll(() => focused()?.textContent).toBe("Resume");
  turnPage();
  placePricing(backend);
  await expect.element(page.getByText(/^The page was reloaded\./)).toBeVisible();
  expect(shown(elm)).toContain("Priced before the reload");
  expect(asked).toEqual([elm, oak]);
  await expect.element(page.getByText("2 addresses kept")).toBeVisible();
  await expect.element(sites.status("Paused. 2 addresses kept.")).toBeInTheDocument();
  await sites.button("Price 2 addresses").click();
  await isDone();
  await expect.element(sites.offers(elm)).toBeVisible();
  await sites.open(elm).click();
  await expect.poll(agent.lines).toEqual(["Acme 100"]);
  expect(agent.amount("Monthly total")).toBe("$45.00");
  await expect.element(agent.address()).toHaveValue(elm);
  await expect.element(page.getByText("Acme 100 is now $45.00/mo (was $40.00).")).toBeVisible();
  await expect.element(page.getByText("Several addresses: 2 of 2 priced")).toBeVisible();
  await sites.button("Show the table").click();
  expect(shown(elm)).toContain("$45.00");
});

test("S3: after a reload of a priced list, the bar says what is kept, and one button prices all of it", async () => {
  const { backend, asked } = await openSites();
  await sites.confirm([elm, oak]);
  await isDone();
  await browserScreen.select(sites.choice("Term"), "36 Months");
  turnPage();
  placePricing(backend);
  await expect.element(page.getByText("Several addresses: 2 addresses kept")).toBeVisible();
  await sites.button("Show the table").click();
  await expect.element(sites.choice("Term")).toHaveDisplayValue("36 months");
  await sites.button("Price 2 addresses").click();
  await expect.element(sites.status("Done. 2 of 2 priced.")).toBeInTheDocument();
  // The button disappears.
  const focused = document.querySelector("scout-pricing")?.shadowRoot?.activeElement;
  expect(focused?.textContent).toMatch(/^2 of 2 priced/);
  await expect.element(sites.choice("Term")).toHaveDisplayValue("36 Months");
  expect(asked).toEqual([elm, oak, elm, oak]);
});

const voice = {
  ...{ id: "v", title: "Acme Voice", type: "phone", widget: "radio", provider: "acme" },
  ...{ terms: ["36"], mrc: 20, phone_min: 1, phone_max: 9 },
};
const staticIp = {
  ...{ id: "i", title: "Acme IP", type: "broadband_static_ip", provider: "acme" },
  ...{ terms: ["36"], mrc: 15, nrc: 25, dependencies: ["broadband"] },
};

test("S4, S7: every site gets the same services where it can, a backup and a term, and the printed proposal has a block for each", async () => {
  await openSites({
    [elm]: () => priced([...offers, voice, staticIp]),
    [fir]: () => Response.json({ rows: [], errorMessage: "<b>Not</b> found." }),
  });
  await sites.confirm(three);
  await isDone();
  await sites.phoneLines().fill("3");
  await sites.staticIp().click();
  await expect.poll(() => offerOf(elm)).toBe("Acme · 100 Mbps · 36 Months");
  expect(shown(elm)).toContain("Acme IP · Acme 100 · Acme Voice × 3");
  expect(shown(elm)).toContain("$115.00$25.00");
  expect(offerOf(oak)).toBe("Acme · 100 Mbps · 36 Months · No phone lines · No static IP");
  await browserScreen.select(sites.choice("Backup line"), "Any speed");
  await expect.poll(() => shown(elm)).toContain("No backup line");
  const terms = () => sites.terms().getByRole("row").elements();
  expect(terms().map((row) => row.textContent)).toEqual([
    "TermSitesMonthlyInstallTotal over the termAction",
    "12 Months0 of 33 without a price$0.00$0.00Use",
    "36 Months2 of 31 without a price$155.00$25.00$5,605.00Use",
  ]);
  const figures = (part: string) =>
    document.querySelector("scout-pricing")?.shadowRoot?.querySelector(part)?.textContent;
  expect(figures(".sites-totals > .sites-figures")).toBe("Total over 36 months$5,605.00");
  expect(figures(".printed-figures")).toContain("Total over 36 months$5,605.00");
  await sites.button("Use 12 Months for all sites").click();
  await expect.poll(() => shown(elm)).toContain("No matching offer.");
  await sites.button("Use 12 Months for all sites").click();
  await expect.poll(() => shown(elm)).toContain("$115.00");

  window.dispatchEvent(new Event("beforeprint"));
  onTestFinished(() => void window.dispatchEvent(new Event("afterprint")));
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  const blocks = () =>
    [...(root?.querySelectorAll(".sites-block") ?? [])].map((block) =>
      [...block.querySelectorAll("p, th, td")].map((part) => part.textContent).join("|"),
    );
  await expect
    .poll(blocks)
    .toEqual([
      [
        `Site 1 · ${elm} · 36 Months|No backup line|Provider|Service|Quantity|Price each|Monthly|Install`,
        "Acme|Acme IP|1|$15.00|$15.00|$25.00|Acme|Acme 100, 100 Mbps|1|$40.00|$40.00|–",
        "Acme|Acme Voice|3|$20.00|$60.00|–|Subtotal|$115.00|$25.00",
      ].join("|"),
      [
        `Site 2 · ${oak} · 36 Months|No phone lines. No static IP. No backup line`,
        "Provider|Service|Quantity|Price each|Monthly|Install",
        "Acme|Acme 100, 100 Mbps|1|$40.00|$40.00|–|Subtotal|$40.00|$0.00",
      ].join("|"),
      `Site 3 · ${fir}|Not available: Not found.`,
    ]);
});

test("S4: an offer of a line that is not built says so, and is best only where there is no other", async () => {
  const serviceability = [{ label: "Fiber", value: "Near net" }];
  const provider = [{ value: "bolt", label: "Bolt", serviceability }];
  const at = (rows: typeof offers) => () =>
    Response.json(searchOf(rows, { provider: [...provider, acme], term: [threeYears] }));
  const near = offers.map((one) => (one.id === "f" ? { ...one, mrc: 10 } : one));
  await openSites({ [elm]: at(near), [oak]: at(near.slice(2)), [fir]: at(near.slice(2)) });
  await sites.confirm(three);
  await isDone();
  expect(offerOf(elm)).toBe("Acme · 100 Mbps · 36 Months");
  expect(offerOf(oak)).toBe("Bolt · 1 Gbps · Fiber · 36 Months · Near net");
  await expect.element(sites.offer(elm, "Bolt")).toHaveAccessibleDescription(/Near net/);
});

test("L26: the printed total of all sites says that it applies only if the price stays", async () => {
  const details = { pricing_details: "Introductory price for the first 12 months" };
  const promo = offers.map((offer) => ({ ...offer, ...details, terms: ["36"] }));
  await openSites({ [elm]: () => priced(promo), [oak]: () => priced(promo) });
  await sites.confirm(three);
  await isDone();
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  const band = root?.querySelector(".printed-figures");
  expect(band?.textContent).toMatch(/Total over 36 months, if the price stays\$/);
  expect(band?.nextElementSibling?.textContent).toBe(
    "The total over the term applies if the price stays.",
  );
});

test("S8: current prices are typed or pasted as a column, kept, and printed only on demand", async () => {
  await openSites({}, {});
  await sites.confirm(three);
  await isDone();
  await sites.button("Savings").click();
  const monthly = (address: string) =>
    page.getByRole("textbox", { name: `Current monthly at ${address}`, exact: true });
  await monthly(elm).fill("free");
  await expect.element(monthly(elm)).toHaveAccessibleDescription("Enter dollars, such as 129.50.");
  await monthly(elm).fill("");
  const pasted = new DataTransfer();
  pasted.setData("text/plain", "$100.00\r\n30\r\n");
  monthly(elm)
    .element()
    .dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  await expect.element(monthly(elm)).toHaveValue("100.00");
  await expect.element(monthly(oak)).toHaveValue("30.00");
  await expect.element(monthly(fir)).toHaveValue("");
  // A line that cannot be read changes nothing, and a heading is left out.
  const again = new DataTransfer();
  again.setData("text/plain", "Monthly cost\r\n$ 100.00\r\nn/a\r\n");
  await monthly(fir).fill("-4");
  monthly(elm)
    .element()
    .dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: again, bubbles: true, cancelable: true }),
    );
  await expect.element(monthly(oak)).toHaveValue("30.00");
  await expect.element(monthly(elm)).toHaveValue("100.00");
  await monthly(fir).fill("");
  const figures = () =>
    document
      .querySelector("scout-pricing")
      ?.shadowRoot?.querySelector(".sites-savings .sites-figures")
      ?.textContent?.replace(/\s+/g, " ");
  // Each site costs $40.00: one saves $60.00, the other costs $10.00 more.
  await expect
    .poll(figures)
    .toBe(
      "Saves per month$50.00Saves over term$1,800.00Install pays back inRight awaySites2 of 3 sites",
    );
  const head = () =>
    document.querySelector("scout-pricing")?.shadowRoot?.querySelector(".printed-figures")
      ?.textContent;
  expect(head()).not.toContain("Saves");
  await page.getByRole("checkbox", { name: "Show savings on the proposal" }).click();
  await expect.poll(head).toContain("Saves per month at 2 of 3 sites$50.00");
});

test("S5, ZC25: the proposal of a site can be changed in the builder and saved to the site", async () => {
  await openSites({ [elm]: () => priced([...offers, voice]) });
  await sites.confirm([elm, oak]);
  await isDone();
  await sites.open(elm).click();
  await expect.poll(agent.lines).toEqual(["Acme 100"]);
  await agent.section("Phone Lines").click();
  await agent.radio("Acme Voice").click();
  await expect.poll(agent.lines).toEqual(["Acme 100", "Acme Voice"]);
  await sites.button(`Save to site ${elm}`).click();
  await expect.poll(() => shown(elm)).toContain("Acme Voice · Your choice");
  expect(shown(elm)).toContain("$60.00");
  await browserScreen.select(sites.choice("Minimum speed"), "500 Mbps+");
  await expect.poll(() => shown(oak)).toContain("$70.00");
  expect(shown(elm)).toContain("$60.00");
  expect(shown(elm)).not.toContain("Unsaved changes");
  await sites.open(elm).click();
  await expect.poll(agent.lines).toEqual(["Acme 100", "Acme Voice"]);
  await agent.radio("Acme Gig").click();
  await sites.button("Show the table").click();
  await expect.poll(() => shown(elm)).toContain("Unsaved changes");
  await sites.open(elm).click();
  await expect.poll(agent.lines).toEqual(["Acme Gig", "Acme Voice"]);
});

test("S5: Back from an opened site shows the table with the focus where it was opened, and Forward the site with its proposal", async () => {
  await openSites({}, { routing: "page" });
  await sites.confirm([elm, oak]);
  await isDone();
  const focused = () =>
    document.querySelector("scout-pricing")?.shadowRoot?.activeElement?.ariaLabel ?? "";
  const opener = `Open ${oak} as a proposal`;
  await sites.offer(oak, "Bolt").click();
  await sites.open(oak).click();
  await expect.poll(agent.lines).toEqual(["Bolt Fiber"]);
  await sites.button("Show the table").click();
  await expect.poll(focused).toBe(opener);
  await sites.button("Hide").click();
  window.history.back();
  await expect.poll(focused).toBe(opener);
  await expect.element(agent.address()).toHaveValue("");
  window.history.forward();
  await expect.poll(agent.lines).toEqual(["Bolt Fiber"]);
  await expect.element(sites.button(`Save to site ${oak}`)).toBeVisible();
  window.history.back();
  await expect.poll(focused).toBe(opener);
});

test("S10, W27: sites without a price are in front and counted apart, one for another address or for that of another site is marked, and both are edited in their row", async () => {
  const dallas = "2 Oak Street, Dallas, TX 75201";
  const ash = "4 Ash Street, Austin";
  const { asked } = await openSites({
    [oak]: () => priced(offers, dallas),
    [ash]: () => priced(offers, dallas),
    [fir]: notFound,
  });
  await sites.confirm(three);
  await isDone();
  await expect.element(sites.status("Done. 2 of 3 priced, 1 not found.")).toBeInTheDocument();
  const order = () =>
    sites
      .table()
      .getByRole("rowheader")
      .elements()
      .map((cell) => cell.firstElementChild?.textContent);
  expect(order()).toEqual([fir, elm, oak]);
  expect(shown(oak)).toContain(`Priced for ${dallas}. You asked for Austin, TX 78701.`);
  await browserScreen.select(sites.choice("Show"), "Priced for another address (1)");
  expect(order()).toEqual([oak]);
  await browserScreen.select(sites.choice("Show"), "All sites (3)");
  const edit = sites.button(`Edit ${fir}`);
  const focused = () => document.querySelector("scout-pricing")?.shadowRoot?.activeElement;
  await edit.click();
  await expect.poll(focused).toBe(sites.newAddress().element());
  await expect.element(sites.newAddress()).toHaveValue(fir);
  await sites.button("Cancel").click();
  await expect.poll(focused).toBe(edit.element());
  await edit.click();
  await sites.newAddress().fill("4 Ash");
  let isHandled = false;
  const noteEscape = (event: Event) => {
    isHandled = event.defaultPrevented;
  };
  window.addEventListener("keydown", noteEscape);
  onTestFinished(() => window.removeEventListener("keydown", noteEscape));
  await userEvent.keyboard("{Escape}");
  await expect.poll(focused).toBe(edit.element());
  await expect.element(sites.newAddress()).not.toBeInTheDocument();
  // Else a dialog of the page would close, too.
  expect(isHandled).toBe(true);
  expect(order()).toEqual([fir, elm, oak]);
  await edit.click();
  await sites.newAddress().fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(sites.newAddress()).toHaveAccessibleDescription("Enter an address.");
  await sites.newAddress().fill(ash);
  await userEvent.keyboard("{Enter}");
  await expect
    .element(sites.status("Done. 3 of 3 priced, 1 at the address of another site."))
    .toBeInTheDocument();
  expect(asked).toEqual([...three, ash]);
  expect(order()).toEqual([elm, oak, ash]);
  const repeated = `Same address as ${oak}. The total counts both.`;
  expect(shown(ash)).toContain(repeated);
  await expect.element(page.getByText(repeated)).toBeVisible();
  await sites.button(/^Download CSV/).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.text).toContain(dallas);
  expect(saved[0]?.text).toContain(repeated);
});

test("S10: sites without a price are tried again together", async () => {
  const { asked } = await openSites({
    [elm]: (call) => (call === 1 ? new Response("", { status: 500 }) : priced()),
    [oak]: (call) => (call === 1 ? notFound() : priced()),
  });
  await sites.confirm(three);
  await isDone();
  await sites.button("Retry 2 addresses without a price").click();
  await expect.element(sites.status("Done. 3 of 3 priced.")).toBeInTheDocument();
  expect(asked).toEqual([...three, elm, oak]);
});

test("S4: at no width a provider's name is broken within a word, and the choice of sites is beside its button on a tablet", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const label = "Windstream Communications";
  const options = { provider: [{ value: "acme", label }], term: [threeYears] };
  const dear = offers.map((row) => ({ ...row, provider: "acme", mrc: 12_345.67 }));
  await openSites({ [elm]: () => Response.json(searchOf(dear, options)), [oak]: notFound });
  await sites.confirm([elm, oak]);
  await isDone();
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  /** The number of lines of each word of the name. */
  const linesOfWords = () => {
    const text = root?.querySelector(".sites-quotes .choice-label")?.firstChild;
    const range = document.createRange();
    return label.split(" ").map((word) => {
      if (!(text instanceof Text)) return null;
      range.setStart(text, label.indexOf(word));
      range.setEnd(text, label.indexOf(word) + word.length);
      return range.getClientRects().length;
    });
  };
  for (const width of [360, 768, 960, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(linesOfWords, { message: `${width} px` }).toEqual([1, 1]);
    const quote = root?.querySelector(".sites-quotes .choice");
    // The label covers the border, too.
    expect(quote?.scrollWidth).toBeLessThanOrEqual((quote?.clientWidth ?? 0) + 1);
  }
  await page.viewport(768, 900);
  const bottomOf = (part: ReturnType<typeof sites.button>) =>
    Math.round(part.element().getBoundingClientRect().bottom);
  await expect
    .poll(() => bottomOf(sites.choice("Show")))
    .toBe(bottomOf(sites.button("Retry the address without a price")));
});

test("at 360 px the button of the list is not above the card with its words; it returns when the card is hidden", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openSites();
  await sites.toggle().click();
  await expect.element(sites.button("Hide")).toBeVisible();
  expect(sites.toggle().query()).toBeNull();
  await sites.button("Hide").click();
  await expect.element(sites.toggle()).toBeVisible();
});

test("S5: at 360 px a total has no rule above its lines, a figure is not broken, and the words of buttons begin at the edge", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  const [offer] = offers;
  const more = ["cox", "att", "sonic"].map((provider) => ({ ...offer, id: provider, provider }));
  await openSites({
    [oak]: () => priced([...offers, { ...offer, id: "long", terms: ["12"] }, ...more]),
  });
  await sites.confirm(three);
  await isDone();
  const cells = sites.totals().getByRole("row").last().element().children;
  expect([...cells].map((cell) => getComputedStyle(cell).borderBlockStartWidth)).toEqual(
    [...cells].map(() => "0px"),
  );
  const figure = sites.totals().getByText("3 sites, $120.00/mo").element();
  const range = document.createRange();
  range.selectNodeContents(figure);
  expect(range.getClientRects()).toHaveLength(1);
  const label = getComputedStyle(figure, "::before");
  expect([label.display, label.float]).toEqual(["block", "none"]);
  for (const button of document
    .querySelector("scout-pricing")
    ?.shadowRoot?.querySelectorAll(".sites-terms .button, .sites-quote-foot .button") ?? []) {
    expect(getComputedStyle(button).paddingInlineStart, button.textContent ?? "").toBe("0px");
  }
});

test("S1, S4: at 1440 px the words of quiet buttons end at the edge of their box, and no words are smaller than 13 px", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openSites();
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  const edgeOf = (box: Element | null | undefined) => {
    if (!box) throw new Error("The box is missing.");
    const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(box);
    const { right } = box.getBoundingClientRect();
    return right - Number.parseFloat(paddingInlineEnd) - Number.parseFloat(borderInlineEndWidth);
  };
  const endOf = (button: Element) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getBoundingClientRect().right;
  };
  await sites.toggle().click();
  await sites.lines().fill(three.join("\n"));
  await sites.check().click();
  const list = root?.querySelector(".sites-found");
  const remove = page.getByRole("button", { name: /^Remove / }).first();
  await expect.element(remove).toBeVisible();
  expect(endOf(remove.element())).toBeCloseTo(edgeOf(list), -0.5);
  const hide = page.getByRole("button", { name: "Hide", exact: true });
  expect(endOf(hide.element())).toBeCloseTo(edgeOf(hide.element().closest(".card")), -0.5);

  await sites.start().click();
  await isDone();
  const small = [...(root?.querySelectorAll<HTMLElement>(".sites *") ?? [])].filter(
    (part) =>
      [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "") &&
      part.checkVisibility() &&
      part.closest(".visually-hidden") === null &&
      Number.parseFloat(getComputedStyle(part).fontSize) < 13,
  );
  expect(small.map((part) => `${part.className}: ${part.textContent}`)).toEqual([]);
});

test("S4: the totals and the proposal of all sites are in the window, wherever the table is scrolled to", async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await openSites();
  await sites.confirm(three);
  await isDone();
  const print = sites.button("Print proposal");
  for (const width of [360, 1440]) {
    await page.viewport(width, 600);
    sites.table().element().scrollIntoView({ block: "start", behavior: "instant" });
    const foot = print.element().closest(".sites-foot") ?? expect.fail();
    await expect.poll(() => Math.round(foot.getBoundingClientRect().bottom)).toBe(600);
    expect(sites.totals().element().getBoundingClientRect().top).toBeGreaterThan(600);
    expect(foot.querySelector("dl")?.innerText.replace(/\s+/g, " ")).toBe(
      "Monthly $120.00 Install $0.00",
    );
    // WCAG 2.4.11: a focused control is not behind the foot.
    const last = sites.open(fir).element();
    const behind = last.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom;
    window.scrollBy({ top: behind + 4, behavior: "instant" });
    print.element().focus();
    last.focus();
    await expect
      .poll(() => foot.getBoundingClientRect().top - last.getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(0);
  }
});

test("S6, S8: at 360 px three addresses to review fit without scrolling, and a box for current costs is as wide as its card", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openSites();
  await sites.toggle().click();
  await sites.lines().fill(three.join("\n"));
  await sites.check().click();
  const found = sites.found().element();
  expect(found.scrollHeight).toBeLessThanOrEqual(found.clientHeight);
  await sites.start().click();
  await isDone();
  await sites.button("Savings").click();
  const box = page.getByRole("textbox", { name: `Current provider at ${elm}` });
  await expect.element(box).toBeVisible();
  const card = box.element().closest("tr") ?? expect.fail();
  const { paddingInlineStart } = getComputedStyle(card);
  const inner = card.clientWidth - 2 * Number.parseFloat(paddingInlineStart);
  expect(box.element().getBoundingClientRect().width).toBeGreaterThan(inner - 2);
});
