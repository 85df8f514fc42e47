import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { pricingTester, type SectionName } from "../../../src/testing/parts/pricing-tester.ts";
import { readWholePdf } from "../../demo/support/read-pdf.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { type PrintedDocument, printedIn } from "./note-prints.ts";
import type { Visitor } from "./visitor.ts";

/** A saved file, with its texts if it is a PDF. */
export interface SavedPdf {
  readonly name: string;
  readonly texts: readonly string[];
  /** The metadata of the file, and all of its bytes as text. */
  readonly rest: string;
}

/** A proposal as shown, with formatted amounts. */
export interface ShownProposal {
  /** The title of each line and its monthly amount. */
  readonly lines: readonly (readonly [title: string, amount: string])[];
  /** The amounts by label. */
  readonly totals: Readonly<Record<string, string>>;
}

export { sectionNames } from "../../../src/testing/parts/pricing-tester.ts";

/** Acts as an agent who creates a proposal. */
export interface PricingDriver extends Visitor {
  readonly box: Locator;
  readonly customer: Locator;
  readonly options: Locator;
  readonly proposal: Locator;
  /** A list: Provider, Term or Package. */
  choice(label: string): Locator;
  section(name: SectionName): Locator;
  /** The checkbox or radio button of the first service with this title. */
  service(title: string): Locator;
  button(name: string): Locator;
  search(address: string): Promise<void>;
  seesBuilder(): Promise<void>;
  /** Chooses provider and term, and waits for their sections. */
  choose(provider: string, term: string): Promise<void>;
  shown(): Promise<ShownProposal>;
  /** Performs the given action, by default a click on the button. */
  savePdf(act?: () => Promise<void>): Promise<SavedPdf>;
  print(act?: () => Promise<void>): Promise<PrintedDocument>;
  /** The tab in which the contract is opened. */
  createContract(act?: () => Promise<void>): Promise<Page>;
}

export function createPricingDriver(visitor: Visitor): PricingDriver {
  const { page, element } = visitor;
  const tester = pricingTester(demoScreen(page));
  const { button, choice, choose, section } = tester;
  const seesBuilder = () => choice("Provider").waitFor();

  return {
    ...visitor,
    box: tester.address(),
    customer: tester.preparedFor(),
    options: tester.suggestions(),
    proposal: tester.proposal(),
    choice,
    section,
    service: (title) => element.getByLabel(title, { exact: true }).first(),
    button,
    search: tester.searchFor,
    seesBuilder,
    async choose(provider, term) {
      await seesBuilder();
      await choose("Provider", provider);
      await choose("Term", term);
      await section("Broadband").waitFor();
    },
    async shown() {
      const lines = await tester.proposalLines().evaluateAll((items) =>
        items.map((item) => {
          const title = item.querySelector(".cart-line-name > bdi")?.textContent ?? "";
          return [title, item.querySelector(":scope > .amount")?.textContent ?? ""] as const;
        }),
      );
      const totals = await tester
        .proposal()
        .locator(".totals dt")
        .evaluateAll((names) =>
          names.map((name) => [name.textContent ?? "", name.nextElementSibling?.textContent ?? ""]),
        );
      return { lines, totals: Object.fromEntries(totals) };
    },
    async savePdf(act = () => button("Save as PDF").click()) {
      return readSavedPdf(page, act);
    },
    async print(act = () => button("Print").click()) {
      return printedIn(page, act);
    },
    async createContract(act = () => button("Create contract").click()) {
      const opened = page.waitForEvent("popup");
      await act();
      return opened;
    },
  };
}

/** Returns the PDF that the action downloads. */
export async function readSavedPdf(page: Page, act: () => Promise<void>): Promise<SavedPdf> {
  const begun = page.waitForEvent("download");
  await act();
  const download = await begun;
  const bytes = await readFile(await download.path());
  const { pages, metadata } = await readWholePdf(new Response(bytes));
  const rest = metadata + bytes.toString("latin1");
  return { name: download.suggestedFilename(), texts: pages.flat(), rest };
}
