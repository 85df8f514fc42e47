import { downloadPricing } from "../../../core/api/pricing.ts";
import type { Core } from "../../../core/create-core.ts";
import { type Formatting, formattingOf } from "../../../core/formatting/formatting.ts";
import { phaseFiguresOf } from "../../../core/pricing/cart/cart-value.ts";
import { pricingMessages } from "../../../core/pricing/pricing-messages.ts";
import { proposalFileName } from "../../../core/pricing/proposal/proposal-file-name.ts";
import {
  type SitesProposalInput,
  sitesPayload,
} from "../../../core/pricing/proposal/sites-payload.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import { type SiteSavings, savingsOf } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteTable } from "../../../core/pricing/sites/site-table.ts";
import type { TermSum } from "../../../core/pricing/sites/term-totals.ts";
import type { BrowserActions, ScreenContext } from "../../../core/screen-context.ts";
import { computed, type ReadonlySignal } from "../../../core/signals.ts";
import { createKeyedActs } from "../../../core/stores/page/keyed-acts.ts";
import type { SitesStore } from "../../../core/stores/pricing/sites-store.ts";
import { localTexts } from "../../../core/texts/text-group.ts";
import { textHashOf } from "../../../core/texts/text-hash.ts";
import { sitePaperNoteOf } from "./site-notes.messages.ts";
import { savingFigureOf, siteTexts, termSumLabelOf } from "./sites.messages.ts";

/** The proposal for all sites: its number, its savings, and its outputs (decisions S7, S8). */
export interface SitesProposal {
  /** Identifies the list: the same names and addresses have the same number. */
  readonly number: ReadonlySignal<string>;
  /** The savings at the sites whose current price is known. */
  readonly savings: ReadonlySignal<SiteSavings>;
  /** Opens the browser's print dialog. Without a price there is nothing to print. */
  print(): void;
  /** True if the server draws the proposal as a PDF. */
  readonly hasPdf: ReadonlySignal<boolean>;
  readonly isSavingPdf: ReadonlySignal<boolean>;
  /** True if the last PDF was refused because the user is not signed in. */
  readonly isPdfUnauthorized: ReadonlySignal<boolean>;
  savePdf(): Promise<void>;
  dispose(): void;
}

interface SitesProposalContext {
  readonly core: Core;
  readonly actions: BrowserActions;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
  readonly store: Pick<SitesStore, "run" | "today" | "printsSavings">;
  readonly table: ReadonlySignal<SiteTable>;
  readonly termSum: ReadonlySignal<TermSum>;
  /** The details of a proposal that do not depend on its address. */
  readonly detailsOf: () => Pick<
    SitesProposalInput,
    "date" | "validThrough" | "preparedFor" | "agent" | "agency"
  >;
}

export function createSitesProposal(context: SitesProposalContext): SitesProposal {
  const { core, actions, notify, formatting, store, table, termSum, detailsOf } = context;
  const { run, today, printsSavings } = store;
  const texts = () => localTexts(formatting.peek().translations, siteTexts);
  const savings = computed(() => savingsOf(table.value, today.value));
  const number = computed(() => {
    const sites = run.value.sites.map(siteTextOf);
    return textHashOf(JSON.stringify(sites)).toString(16).padStart(8, "0").toUpperCase();
  });
  const acts = createKeyedActs<"pdf">((error) =>
    core.ports.report.error("pdf-failed", error instanceof Error ? error.name : undefined),
  );

  /**
   * The figures that have no place of their own in a payload: the total over different terms, the later monthly prices,
   * and the savings.
   */
  function figureNotes(format: Formatting): readonly string[] {
    const known = savings.peek();
    const [label, amount] = savingFigureOf(known, format);
    const { length } = table.peek().rows;
    const sum = termSum.peek();
    const figures = [
      ...phaseFiguresOf(sum, format),
      ...(sum.total === null || sum.months !== null
        ? []
        : [[termSumLabelOf(sum, format), format.money(sum.total)] as const]),
      ...(printsSavings.peek() && known.sites > 0
        ? [[siteTexts.english.figureAt(label, known.sites, length), amount] as const]
        : []),
    ];
    return [
      ...figures.map(([name, value]) => `${name}: ${value}.`),
      ...(sum.months !== null && sum.assumesSamePrice ? [pricingMessages.assumedTotal] : []),
    ];
  }

  async function savePdf(): Promise<void> {
    const format = formattingOf(formatting.peek()).inEnglish();
    const payload = sitesPayload({
      ...detailsOf(),
      rows: table.peek().rows,
      number: number.peek(),
      today: printsSavings.peek() ? today.peek() : new Map(),
      noteOf: (row) => sitePaperNoteOf(row, format),
      notes: figureNotes(format),
      format: format.forFiles(),
    });
    if (payload === null) {
      notify("warning", texts().noProposal);
      return;
    }
    const { kind } = await acts.run("pdf", async (abort) => {
      const file = await downloadPricing(core.client, payload, abort);
      abort.throwIfAborted();
      const { provider, customer, date } = payload;
      actions.saveFile(
        file,
        proposalFileName({ provider: provider.name, customer: customer.name, date }),
      );
    });
    if (kind === "failed") notify("warning", texts().pdfFailed);
  }

  return {
    number,
    savings,
    print() {
      if (table.peek().sum.sites === 0) notify("warning", texts().noProposal);
      else actions.printPage();
    },
    hasPdf: computed(() => {
      const state = core.settings.state.value;
      return state.kind === "ready" && state.settings.printsSites;
    }),
    isSavingPdf: computed(() => acts.busy.value.has("pdf")),
    isPdfUnauthorized: computed(() => acts.unauthorized.value !== null),
    savePdf,
    dispose: acts.abort,
  };
}
