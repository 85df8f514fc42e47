import type { Core } from "../../../core/create-core.ts";
import type { TableOutputs } from "../../../core/files/text-table.ts";
import { formattingOf } from "../../../core/formatting/formatting.ts";
import { cartPriceOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { openedSiteOf } from "../../../core/pricing/sites/open-site.ts";
import { siteAnswerIn } from "../../../core/pricing/sites/site-answer.ts";
import { type RunCounts, runCountsOf, siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import {
  type SiteRow,
  type SiteTable,
  siteChoiceOf,
  siteTableOf,
} from "../../../core/pricing/sites/site-table.ts";
import { readSitesLink, writeSitesLink } from "../../../core/pricing/sites/sites-link.ts";
import { inputNames, type PricingInputs } from "../../../core/pricing/wire/pricing-query.ts";
import type { BrowserActions, PageAddress, ScreenContext } from "../../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { takeSites } from "../../../core/stores/pricing/passed-sites.ts";
import { type SitesStore, sitesOf } from "../../../core/stores/pricing/sites-store.ts";
import { siteMessages as messages } from "./sites.messages.ts";
import { createSitesSource, type SitesSourceModel } from "./sites-source.model.ts";

/** The steps of pricing several addresses. */
export type SitesStep = "closed" | "list" | "confirm" | "table";

/** Prices several addresses at once. */
export interface SitesModel
  extends Pick<SitesStore, "run" | "criterion" | "isKept" | "pause" | "goOn" | "again" | "judgeBy">,
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
      | "keep"
    > {
  readonly step: ReadonlySignal<SitesStep>;
  /** The current text of the field. */
  readonly text: ReadonlySignal<string>;
  readonly table: ReadonlySignal<SiteTable>;
  readonly counts: ReadonlySignal<RunCounts>;
  readonly outputs: TableOutputs;
  /** False if the element does not read the page's URL. */
  readonly canCopyLink: boolean;
  /** Shows the table if there is a list, otherwise the field for one. */
  show(): void;
  hide(): void;
  type(text: string): void;
  /** Reads the text of the field. */
  readText(): void;
  /** Returns to the field, with every address in it. */
  edit(): void;
  /** Starts pricing the list. */
  start(): void;
  /** Chooses an offer of a site by its index. With null, the criterion chooses again. */
  pick(row: SiteRow, offer: SiteRow["offers"][number] | null): void;
  /** Opens a proposal for a site with the chosen offer. */
  openSite(row: SiteRow): void;
  /** Removes the list. */
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
export interface SitesContext {
  readonly core: Core;
  readonly address: PageAddress;
  readonly actions: BrowserActions;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
  readonly outputs: TableOutputs;
  readonly inputsOf: () => PricingInputs;
  /** Searches. The callback then fills the empty cart of the answer. */
  readonly searchThenFill: (
    next: PricingInputs,
    fill: (empty: CartState | null) => CartState | null,
  ) => boolean;
}

export function createSites(context: SitesContext): SitesModel {
  const { core, address, actions, notify, formatting, outputs, inputsOf, searchThenFill } = context;
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
  const detach = store.attach(core.client);
  const stopOpening = core.settings.state.subscribe(({ kind }) => {
    if (kind !== "ready") return;
    const hadList = run.peek().sites.length > 0;
    store.open();
    const { phase } = run.peek();
    // Show a list that a reload interrupted without waiting for a click.
    const isInterrupted = phase.kind === "paused" && phase.why === "reloaded";
    if (!hadList && isInterrupted && step.peek() === "closed") step.value = "table";
  });
  const stopClosing = run.subscribe(({ sites }) => {
    if (sites.length === 0 && step.peek() === "table") step.value = "closed";
  });

  function toList(addresses: readonly string[]): void {
    batch(() => {
      from.stop();
      text.value = addresses.join("\n");
      step.value = "list";
    });
  }

  function openSite({ place, address: at, chosen }: SiteRow): void {
    const { preparedFor } = inputsOf();
    const next = {
      address: at,
      preparedFor,
      provider: chosen?.provider ?? "",
      term: chosen?.term ?? "",
      package: "",
    };
    const isStarted = searchThenFill(next, (empty) => {
      if (empty === null) return null;
      // Update the table too, so that it and the proposal show prices of the same answer.
      store.answered(place, siteAnswerIn(empty.catalogue));
      if (chosen === null) return empty;
      const { cart, isThere } = openedSiteOf(empty, siteChoiceOf(chosen));
      if (!isThere) {
        notify("warning", messages.offerGone(chosen.title));
        return cart;
      }
      const now = cartPriceOf(cart).monthly;
      if (now !== chosen.monthly) {
        const { money } = formattingOf(formatting.peek());
        notify("warning", messages.otherPrice(chosen.title, money(now), money(chosen.monthly)));
      }
      return cart;
    });
    if (isStarted) step.value = "closed";
  }

  async function copyLink(): Promise<void> {
    let isCopied = false;
    try {
      const fragment = await writeSitesLink({
        addresses: run.peek().sites.map((site) => site.address),
        names: run.peek().sites.map(({ name = "" }) => name),
        answered: new Set(),
        criterion: criterion.peek(),
        choices: choices.peek(),
      });
      if (fragment === null) {
        notify("warning", messages.linkTooLong);
        return;
      }
      const fragments = await address.openFragments?.();
      isCopied = fragments
        ? await actions.copyText(fragments.linkWith(fragment, inputNames))
        : false;
    } catch {
      // The browser cannot compress. The notification below says that nothing was copied.
    }
    notify(
      isCopied ? "success" : "warning",
      isCopied ? messages.linkCopied : messages.linkNotCopied,
    );
  }

  return {
    run,
    criterion,
    isKept: store.isKept,
    pause: store.pause,
    goOn: store.goOn,
    again: store.again,
    judgeBy: store.judgeBy,
    step,
    text,
    source: from.source,
    list: from.list,
    revise: from.revise,
    chooseSheet: from.chooseSheet,
    mend: from.mend,
    acceptAll: from.acceptAll,
    leaveOut: from.leaveOut,
    keep: from.keep,
    table,
    counts: computed(() => runCountsOf(run.value)),
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
    edit() {
      const isConfirming = step.peek() === "confirm";
      // Keep faulty lines when the user goes back.
      const texts = isConfirming
        ? from.lines.peek().map(({ name, text: at }) => siteTextOf({ name, address: at }))
        : addressesOf(table.peek());
      from.recall(table.peek().rows);
      toList(texts);
    },
    start() {
      const { sites } = from.list.peek();
      if (sites.length === 0) return;
      store.start(
        sites.map(({ address: at, name, found }) => ({ address: at, name, found })),
        decisions,
      );
      decisions = undefined;
      step.value = "table";
    },
    pick({ place }, offer) {
      store.choose(place, offer && siteChoiceOf(offer));
    },
    openSite,
    remove() {
      store.clear();
      toList([]);
    },
    copyLink,
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
      from.stop();
      detach();
      stopOpening();
      stopClosing();
    },
  };
}

function addressesOf({ rows }: SiteTable): readonly string[] {
  return rows.map(siteTextOf);
}
