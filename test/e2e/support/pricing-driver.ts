import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { readPdf } from "../../demo/support/read-pdf.ts";
import { type PrintedDocument, printedIn } from "./note-prints.ts";
import type { Visitor } from "./visitor.ts";

/** A saved file, with its texts if it is a PDF. */
export interface SavedPdf {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A proposal as shown, with formatted amounts. */
export interface ShownProposal {
  /** The title of each line and its monthly amount. */
  readonly lines: readonly (readonly [title: string, amount: string])[];
  /** By label. */
  readonly totals: Readonly<Record<string, string>>;
}

export const sectionNames = ["Dedicated", "Broadband", "Phone Lines", "Television"] as const;

/** An agent who creates a proposal. */
export interface PricingDriver extends Visitor {
  readonly box: Locator;
  readonly customer: Locator;
  readonly options: Locator;
  readonly proposal: Locator;
  /** A list: Provider, Term or Package. */
  choice(label: string): Locator;
  section(name: (typeof sectionNames)[number]): Locator;
  /** The box or button of a service; the first with its title. */
  service(title: string): Locator;
  button(name: string): Locator;
  search(address: string): Promise<void>;
  seesBuilder(): Promise<void>;
  /** Chooses provider and term, and waits for their sections. */
  choose(provider: string, term: string): Promise<void>;
  shown(): Promise<ShownProposal>;
  /** Each performs the given action, by default a click of the button. */
  savePdf(act?: () => Promise<void>): Promise<SavedPdf>;
  print(act?: () => Promise<void>): Promise<PrintedDocument>;
  /** The tab in which the contract is opened. */
  createContract(act?: () => Promise<void>): Promise<Page>;
}

export function createPricingDriver(visitor: Visitor): PricingDriver {
  const { page, element } = visitor;
  const proposal = page.getByRole("region", { name: "Proposal" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const box = page.getByRole("combobox", { name: "Service address" });
  const choice = (label: string) => page.getByRole("combobox", { name: label, exact: true });
  const section = (name: string) =>
    page.getByRole("group", { name: "Services to price" }).getByRole("checkbox", { name });
  const seesBuilder = () => choice("Provider").waitFor();

  return {
    ...visitor,
    box,
    customer: page.getByRole("textbox", { name: "Prepared for" }),
    options: page.getByRole("option"),
    proposal,
    choice,
    section,
    service: (title) => element.getByLabel(title, { exact: true }).first(),
    button,
    async search(address) {
      await box.fill(address);
      await button("Generate Pricing").click();
    },
    seesBuilder,
    async choose(provider, term) {
      await seesBuilder();
      await choice("Provider").selectOption({ value: provider });
      await choice("Term").selectOption({ label: term });
      await section("Broadband").waitFor();
    },
    async shown() {
      const lines = await proposal.locator(".cart-line").evaluateAll((items) =>
        items.map((item) => {
          const title = item.querySelector(".cart-line-name > span")?.textContent ?? "";
          return [title, item.querySelector(":scope > .amount")?.textContent ?? ""] as const;
        }),
      );
      const totals = await proposal
        .locator(".totals dl > div")
        .evaluateAll((parts) =>
          parts.map((part) => [
            part.querySelector("dt")?.textContent ?? "",
            part.querySelector("dd")?.textContent ?? "",
          ]),
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

/** The PDF that the action downloads. */
export async function readSavedPdf(page: Page, act: () => Promise<void>): Promise<SavedPdf> {
  const begun = page.waitForEvent("download");
  await act();
  const download = await begun;
  const pages = await readPdf(new Response(await readFile(await download.path())));
  return { name: download.suggestedFilename(), texts: pages.flat() };
}
