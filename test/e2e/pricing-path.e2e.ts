import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { plainFormatting } from "../../src/core/formatting/formatting.ts";
import type { CartEvent } from "../../src/core/pricing/cart/cart-state.ts";
import { expectedProposal, missingOnPaper } from "./support/expected-proposal.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { createPricingDriver, type PricingDriver, readSavedPdf } from "./support/pricing-driver.ts";
import { houston, pricingPath } from "./support/pricing-path.ts";
import { saidInPrinting } from "./support/said.ts";
import { hasFocus } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

async function price(path: string, options?: VisitOptions): Promise<PricingDriver> {
  return createPricingDriver(await demo.enter(path, options));
}

/** Waits for the answer of the next search. */
async function nextAnswer({ page }: PricingDriver): Promise<unknown> {
  const isSearch = (url: string) => new URL(url).pathname === "/api/scout/v1/pricing";
  return (await page.waitForResponse((response) => isSearch(response.url()))).json();
}

const customer = "Bluebonnet Dental Group";
const today = () => plainFormatting.date(Date.now()).replaceAll("/", "-");
const office = "comcast-office-36-central";
const acts: readonly CartEvent[] = [
  { kind: "chooseProvider", value: "comcast" },
  { kind: "chooseTerm", value: "36" },
  { kind: "choosePackage", value: office },
  { kind: "toggleSection", section: "tv", isOn: true },
  { kind: "setLines", id: "comcast-voice-line-36", lines: 4 },
  { kind: "selectItem", id: "comcast-tv-basic-36" },
  { kind: "selectItem", id: "comcast-tv-boxes" },
  { kind: "setBoxes", id: "comcast-tv-boxes", boxes: 3 },
];

describe("a proposal by keyboard only", () => {
  test("a proposal is made from an address, printed, saved as a PDF, and becomes a contract, by keyboard only", async () => {
    const pricing = await price("/demo/pricing.html", { expected: { said: saidInPrinting } });
    const { page, press, tabTo, choice, service, button } = pricing;
    await tabTo(pricing.box);
    await page.keyboard.type("8464 washington");
    const suggestion = pricing.options.filter({ hasText: "Houston" });
    await suggestion.waitFor();
    while ((await suggestion.getAttribute("aria-selected")) !== "true") await press("ArrowDown");
    const chosen = await suggestion.textContent();
    const answered = nextAnswer(pricing);
    await press("Enter");
    const answer = await answered;
    expect(await pricing.box.inputValue()).toBe(chosen);

    await tabTo(pricing.customer);
    await page.keyboard.type(customer);
    await tabTo(button("Generate Pricing"));
    const again = nextAnswer(pricing);
    await press("Enter");
    await again;

    await tabTo(choice("Provider"));
    await page.keyboard.type("Comcast");
    await tabTo(choice("Term"));
    await page.keyboard.type("36");
    await tabTo(choice("Package"));
    await page.keyboard.type("Office");
    await tabTo(pricing.section("Television"));
    await press("Space");
    await tabTo(pricing.element.getByLabel(/^Lines of .*Business Line$/));
    await page.keyboard.type("4");
    await tabTo(service("Comcast Business TV Basic"));
    await press("Space");
    await tabTo(pricing.element.getByRole("button", { name: /^TV add-ons/ }));
    await press("Enter");
    await tabTo(service("HD Receivers"));
    await press("Space");
    await tabTo(pricing.element.getByLabel("Boxes of HD Receivers", { exact: true }));
    await page.keyboard.type("3");
    await press("Enter");

    const shown = await pricing.shown();
    expect(shown).toEqual(expectedProposal(answer, acts));
    const titles = shown.lines.map(([title]) => title);
    expect(titles).toEqual(expect.arrayContaining(["Broadcast TV Fee", "Regional Sports Fee"]));

    await tabTo(button("Print"));
    const printed = await pricing.print(() => press("Enter"));
    expect(printed).toMatchObject({ sandbox: "allow-modals allow-same-origin", scripts: 0 });
    expect(printed.text).toContain(customer);
    for (const [title, amount] of shown.lines) {
      expect(printed.text).toContain(title);
      expect(printed.text).toContain(amount);
    }
    expect(printed.text).toContain(shown.totals["Monthly total"]);
    expect(printed.text).toContain(shown.totals["Install total"]);
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await hasFocus(button("Print"))).toBe(true);

    await tabTo(button("Save as PDF"));
    const pdf = await pricing.savePdf(() => press("Enter"));
    expect(pdf.name).toBe(`Comcast Proposal for ${customer} ${today()}.pdf`);
    expect(missingOnPaper(shown, pdf.texts)).toEqual([]);

    await tabTo(button("Create contract"));
    const tab = await pricing.createContract(() => press("Enter"));
    await tab.waitForURL(/\/scout\/contracts\/comcast\?contract=/);
    expect(await tab.evaluate(() => window.opener)).toBe(null);
    await contractIsListed(pricing, new URL(tab.url()), shown);
  });

  /** The list has the contract as a draft. Its PDF shows the same amounts after the contract is completed. */
  async function contractIsListed(
    pricing: PricingDriver,
    made: URL,
    shown: Awaited<ReturnType<PricingDriver["shown"]>>,
  ): Promise<void> {
    const { page } = pricing;
    await page.goto("/demo/contracts.html");
    const row = page.getByRole("row").filter({ hasText: customer }).filter({ hasText: "draft" });
    expect(await row.getByRole("cell").first().textContent()).toBe(
      plainFormatting.date(Date.now()),
    );
    const draft = row.getByRole("link", { name: `Edit Draft for ${customer} with Comcast` });
    expect(await draft.getAttribute("href")).toBe(made.href);

    const id = made.searchParams.get("contract") ?? "";
    const contract = await demo.store.contracts.get(id);
    if (!contract) throw new Error("The backend keeps no such contract.");
    await demo.store.contracts.put({ ...contract, state: "Completed" });
    await page.reload();
    const complete = page.getByRole("button", {
      name: `Download PDF for ${customer} with Comcast`,
    });
    await pricing.tabTo(complete.first());
    const pdf = await readSavedPdf(page, () => pricing.press("Enter"));
    expect(pdf.name).toMatch(/^Contract comcast \d{4}-\d\d-\d\d\.pdf$/);
    // A service order has no parts of the install total.
    const totals = Object.entries(shown.totals).filter(([label]) => /total/i.test(label));
    const order = { ...shown, totals: Object.fromEntries(totals) };
    expect(missingOnPaper(order, pdf.texts)).toEqual([]);
  }
});

test("a reload keeps the five inputs and applies them again (I3, I5)", async () => {
  const pricing = await price("/demo/pricing.html");
  await pricing.customer.fill(customer);
  const answered = nextAnswer(pricing);
  await pricing.search(houston);
  const answer = await answered;
  await pricing.choose("comcast", "36 Months");
  await pricing.choice("Package").selectOption(office);
  const inputs = {
    address: houston,
    prepared_for: customer,
    provider: "comcast",
    term: "36",
    package: office,
  };
  const inUrl = () => Object.fromEntries(new URL(pricing.page.url()).searchParams);
  expect(inUrl()).toEqual(inputs);
  expect(Object.keys(inUrl())).toEqual(Object.keys(inputs));
  const shown = await pricing.shown();
  expect(shown).toEqual(expectedProposal(answer, acts.slice(0, 3)));

  await pricing.page.reload();
  await pricing.proposal.getByText("Business Line").first().waitFor();
  expect(inUrl()).toEqual(inputs);
  expect(await pricing.customer.inputValue()).toBe(customer);
  expect(await pricing.choice("Provider").inputValue()).toBe("comcast");
  expect(await pricing.choice("Term").inputValue()).toBe("36");
  expect(await pricing.choice("Package").inputValue()).toBe(office);
  expect(await pricing.shown()).toEqual(shown);
});

test("AT&T's rule blocks a contract, then allows it, by mouse (N2, N3)", async () => {
  const pricing = await price("/demo/pricing.html");
  const answered = nextAnswer(pricing);
  await pricing.search(houston);
  const answer = await answered;
  await pricing.choose("att", "36 Months");
  const contract = pricing.button("Create contract");
  expect(await contract.getAttribute("aria-disabled")).toBe("true");

  const [broadband, dedicated] = [
    "AT&T Business Internet 45 Mbps",
    "AT&T Dedicated Internet 100 Mbps",
  ];
  await pricing.section("Broadband").check();
  await pricing.service(broadband).click();
  const reason = "Contracts require both a broadband and a dedicated service.";
  await pricing.proposal.getByText(reason, { exact: true }).waitFor({ state: "attached" });
  // The button stays reachable by keyboard and screen reader, but does nothing.
  await contract.press("Enter");
  await pricing.section("Dedicated").check();
  await pricing.service(dedicated).click();

  expect(await pricing.shown()).toEqual(
    expectedProposal(answer, [
      { kind: "chooseProvider", value: "att" },
      { kind: "chooseTerm", value: "36" },
      { kind: "selectItem", id: idOf(answer, "att", broadband) },
      { kind: "selectItem", id: idOf(answer, "att", dedicated) },
    ]),
  );
  const pdf = await pricing.savePdf();
  expect(pdf.name).toBe(`AT&T Proposal ${today()}.pdf`);
  const tab = await pricing.createContract();
  await tab.waitForURL(/\/scout\/contracts\/att\?contract=/);
  expect(pricing.calls.filter((call) => call === "POST /api/scout/v1/contract")).toHaveLength(1);
});

/**
 * Returns the first service of a title at 36 months in the provider's region, cheapest first as
 * shown.
 */
function idOf(answer: unknown, provider: string, title: string): string {
  const { rows, filter_options } = answer as {
    readonly rows: readonly {
      readonly id: string;
      readonly title: string;
      readonly provider: string;
      readonly mrc: number;
      readonly terms: readonly string[];
      readonly region?: readonly string[];
    }[];
    readonly filter_options: {
      readonly provider: readonly { readonly value: string; readonly region_id: string | null }[];
    };
  };
  const region = filter_options.provider.find(({ value }) => value === provider)?.region_id ?? "";
  const fitting = rows
    .filter((row) => row.title === title && row.provider === provider && row.terms.includes("36"))
    .filter((row) => !row.region?.length || row.region.includes(region))
    .sort((a, b) => a.mrc - b.mrc);
  const [first] = fitting;
  if (!first) throw new Error(`No service is called ${title}.`);
  return first.id;
}

test("the pricing link of the lookup chooses the provider", async () => {
  const pricing = await price(pricingPath(houston, { provider: "comcast" }));
  await pricing.seesBuilder();
  expect(await pricing.choice("Provider").inputValue()).toBe("comcast");
});
