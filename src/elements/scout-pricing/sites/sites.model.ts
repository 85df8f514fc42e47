import type { Core } from "../../../core/create-core.ts";
import type { TableOutputs } from "../../../core/files/text-table.ts";
import {
  filterCountsOf,
  isRefused,
  type SiteFilter,
  shownRowsOf,
} from "../../../core/pricing/sites/site-filter.ts";
import type { SiteQuote } from "../../../core/pricing/sites/site-quote.ts";
import { runCountsOf, siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import {
  outcomeOf,
  type SiteCounts,
  type SiteRow,
  type SiteTable,
  siteChoiceOf,
  siteTableOf,
} from "../../../core/pricing/sites/site-table.ts";
import { readSitesLink } from "../../../core/pricing/sites/sites-link.ts";
import {
  type TermSum,
  type TermTotal,
  termSumOf,
  termTotalsOf,
} from "../../../core/pricing/sites/term-totals.ts";
import type { BrowserActions, PageAddress } from "../../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { takeSites } from "../../../core/stores/pricing/passed-sites.ts";
import { type SitesStore, sitesOf } from "../../../core/stores/pricing/sites-store.ts";
import {
  createOpenedSite,
  type OpenedSiteContext,
  type OpenedSiteModel,
} from "./opened-site.model.ts";
import { createSiteEdit, type SiteEditModel } from "./site-edit.model.ts";
import { copySitesLink } from "./sites-link.model.ts";
import { createSitesProposal, type SitesProposal } from "./sites-proposal.model.ts";
import { createSitesSource, type SitesSourceModel } from "./sites-source.model.ts";

/** The steps of pricing several addresses. */
export type SitesStep = "closed" | "list" | "confirm" | "table";

/** Prices several addresses at once. */
export interface SitesModel
  extends Pick<
      SitesStore,
      | "run"
      | "criterion"
      | "askedCriterion"
      | "unsaved"
      | "today"
      | "isKept"
      | "pause"
      | "goOn"
      | "again"
      | "judgeBy"
      | "chooseTerm"
      | "payToday"
      | "printsSavings"
      | "printSavings"
    >,
    OpenedSiteModel,
    Pick<
      SitesSourceModel,
      | "source"
      | "list"
      | "choose"
      | "revise"
      | "chooseSheet"
      | "mend"
      | "acceptAll"
      | "leaveOut"
      | "keepOnePerAddress"
      | "keep"
    > {
  readonly step: ReadonlySignal<SitesStep>;
  /** The current text of the field. */
  readonly text: ReadonlySignal<string>;
  readonly table: ReadonlySignal<SiteTable>;
  readonly counts: ReadonlySignal<SiteCounts>;
  /** The totals of all sites for each term. */
  readonly terms: ReadonlySignal<readonly TermTotal[]>;
  /** The cost of the chosen quotes over their terms. */
  readonly termSum: ReadonlySignal<TermSum>;
  /** The proposal for all sites. */
  readonly proposal: SitesProposal;
  /** The rows to show, those without a price in front once the run has ended or is paused. */
  readonly rows: ReadonlySignal<readonly SiteRow[]>;
  /** The sites to show; `all` if none fits the filter of the user any more. */
  readonly only: ReadonlySignal<SiteFilter>;
  readonly filterCounts: ReadonlySignal<Readonly<Record<SiteFilter, number>>>;
  /** Changes the address of a site. */
  readonly edit: SiteEditModel;
  readonly outputs: TableOutputs;
  /** False if the element does not read the page's URL. */
  readonly canCopyLink: boolean;
  /** Shows the table if there is a list, otherwise the field for one. */
  show(): void;
  hide(): void;
  type(text: string): void;
  /** Reads the text of the field. */
  readText(): void;
  showOnly(filter: SiteFilter): void;
  /** Prices all addresses again that have no price. */
  retryRefused(): void;
  /** Returns to the field, with every address in it. */
  editList(): void;
  /** Starts pricing the list. */
  start(): void;
  /** Chooses a quote of a site. With null, the criterion chooses again. */
  pick(row: SiteRow, quote: SiteQuote | null): void;
  remove(): void;
  /** Copies the link of the list. Call it during the click: browsers allow copying only then. */
  copyLink(): Promise<void>;
  /** Opens the list that another screen passed, before anything is priced. */
  takePassed(id: string): void;
  /** Opens the list of a link. Returns false if the link contains none. */
  takeLink(fragment: string): Promise<boolean>;
  dispose(): void;
}

/** The parts of the screen that the list depends on. */
export interface SitesContext extends OpenedSiteContext {
  readonly core: Core;
  readonly address: PageAddress;
  readonly actions: BrowserActions;
  readonly outputs: TableOutputs;
  readonly detailsOf: Parameters<typeof createSitesProposal>[0]["detailsOf"];
}

export function createSites(context: SitesContext): SitesModel {
  const { core, address, actions, notify, outputs, detailsOf } = context;
  const store = sitesOf(core);
  const { run, criterion, choices } = store;
  const step = signal<SitesStep>("closed");
  const text = signal("");
  const from = createSitesSource({
    core,
    onRead: () => {
      step.value = "confirm";
    },
    onLost: () => {
      step.value = "list";
    },
  });
  /** The criterion and choices of a link, until the user confirms its list. */
  let decisions: Parameters<SitesStore["start"]>[1];
  const table = computed(() => siteTableOf(run.value, criterion.value, choices.value));
  const termSum = computed(() => termSumOf(table.value.rows));
  const proposal = createSitesProposal({
    ...{ core, actions, notify, formatting: context.formatting },
    ...{ store, table, termSum, detailsOf },
  });
  const openedSite = createOpenedSite({
    context,
    store,
    table,
    onOpen: () => {
      step.value = "closed";
    },
    onReturn: () => {
      if (run.peek().sites.length > 0) step.value = "table";
    },
  });
  const filter = signal<SiteFilter>("all");
  const front = signal<ReadonlySet<number>>(new Set());
  const filterCounts = computed(() => filterCountsOf(table.value.rows));
  const counts = computed(
    (): SiteCounts => ({
      ...runCountsOf(run.value, outcomeOf),
      repeated: filterCounts.value.repeated,
    }),
  );
  const only = computed(() => (filterCounts.value[filter.value] > 0 ? filter.value : "all"));
  const refusedPlaces = () =>
    table.peek().rows.flatMap((row) => (isRefused(row) ? [row.place] : []));
  const edit = createSiteEdit(core, store.replace);
  const detach = store.attach(core.client);
  const stopOpening = core.settings.state.subscribe(({ kind }) => {
    if (kind !== "ready") return;
    const hadList = run.peek().sites.length > 0;
    store.open();
    // Show a list that a reload interrupted without waiting for a click.
    const isInterrupted = counts.peek().left > 0;
    if (openedSite.resume()) return;
    if (!hadList && isInterrupted && step.peek() === "closed") step.value = "table";
  });
  let wasGoing = true;
  const stopClosing = run.subscribe(({ sites, phase }) => {
    if (sites.length === 0 && step.peek() === "table") step.value = "closed";
    const isGoing = phase.kind === "running" || phase.kind === "resting";
    // At no other time a row moves below the pointer.
    if (wasGoing && !isGoing) front.value = new Set(refusedPlaces());
    wasGoing = isGoing;
  });

  function toList(addresses: readonly string[]): void {
    batch(() => {
      from.stop();
      text.value = addresses.join("\n");
      step.value = "list";
    });
  }

  function start(): void {
    const { sites } = from.list.peek();
    if (sites.length === 0) return;
    edit.cancel();
    filter.value = "all";
    front.value = new Set();
    store.start(
      sites.map(({ address: at, name, today: pays, found }) => ({
        ...{ address: at, name, found },
        ...(pays && { today: pays }),
      })),
      decisions,
    );
    decisions = undefined;
    step.value = "table";
  }

  return {
    run,
    criterion,
    askedCriterion: store.askedCriterion,
    unsaved: store.unsaved,
    today: store.today,
    isKept: store.isKept,
    pause: store.pause,
    goOn: store.goOn,
    again: store.again,
    judgeBy: store.judgeBy,
    chooseTerm: store.chooseTerm,
    payToday: store.payToday,
    printsSavings: store.printsSavings,
    printSavings: store.printSavings,
    step,
    text,
    source: from.source,
    list: from.list,
    revise: from.revise,
    chooseSheet: from.chooseSheet,
    mend: from.mend,
    acceptAll: from.acceptAll,
    leaveOut: from.leaveOut,
    keepOnePerAddress: from.keepOnePerAddress,
    keep: from.keep,
    table,
    counts,
    terms: computed(() => termTotalsOf(run.value, criterion.value, choices.value)),
    termSum,
    proposal,
    ...openedSite,
    rows: computed(() => shownRowsOf(table.value.rows, only.value, front.value)),
    only,
    filterCounts,
    edit,
    outputs,
    canCopyLink: address.openFragments !== null,
    show() {
      if (step.peek() !== "closed") return;
      step.value = run.peek().sites.length > 0 ? "table" : "list";
    },
    hide() {
      from.pause();
      step.value = "closed";
    },
    type(next) {
      text.value = next;
    },
    readText() {
      decisions = undefined;
      from.readText(text.peek());
    },
    choose(files) {
      decisions = undefined;
      from.choose(files);
    },
    showOnly(next) {
      filter.value = next;
    },
    retryRefused() {
      store.again(refusedPlaces());
    },
    editList() {
      const isConfirming = step.peek() === "confirm";
      // Keep faulty lines when the user goes back.
      const sites = isConfirming
        ? from.lines.peek().map((line) => ({ ...line, address: line.text }))
        : table.peek().rows;
      from.recall(sites);
      toList(sites.map(siteTextOf));
    },
    // A click right after a change of the columns or fixes prices the changed list.
    start: () => from.whenRead(start),
    pick({ place }, quote) {
      store.choose(place, quote && siteChoiceOf(quote.offer));
    },
    remove() {
      store.clear();
      toList([]);
    },
    copyLink: () =>
      copySitesLink({ store, address, actions, notify, formatting: context.formatting }),
    takePassed(id) {
      const passed = takeSites(core, id);
      if (passed === null) return;
      decisions = undefined;
      from.take(passed);
    },
    async takeLink(fragment) {
      const found = await readSitesLink(fragment);
      if (!found.ok) return false;
      const { addresses, names = [], ...others } = found.value;
      from.take(
        addresses.map((at, index) => ({ address: at, name: names[index] ?? "", found: "" })),
      );
      decisions = others;
      return true;
    },
    dispose() {
      proposal.dispose();
      openedSite.dispose();
      from.stop();
      edit.cancel();
      detach();
      stopOpening();
      stopClosing();
    },
  };
}
