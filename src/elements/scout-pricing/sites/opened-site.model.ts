import { formattingOf } from "../../../core/formatting/formatting.ts";
import { subtractCents, zeroCents } from "../../../core/money/cents.ts";
import { cartPriceOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { writeDraft } from "../../../core/pricing/drafts/draft-text.ts";
import {
  type ProposalDraft,
  proposalDraftOf,
} from "../../../core/pricing/drafts/proposal-draft.ts";
import { restoreProposal } from "../../../core/pricing/drafts/restore-proposal.ts";
import { openedSiteOf } from "../../../core/pricing/sites/open-site.ts";
import { siteAnswerIn } from "../../../core/pricing/sites/site-answer.ts";
import {
  type SiteRow,
  type SiteTable,
  siteChoiceOf,
} from "../../../core/pricing/sites/site-table.ts";
import type { PricingInputs } from "../../../core/pricing/wire/pricing-query.ts";
import type { PageAddress, PageLocation, ScreenContext } from "../../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import type { SitesStore } from "../../../core/stores/pricing/sites-store.ts";
import { isRecord } from "../../../core/values/record.ts";
import type { FillCart } from "../builder/cart-builder.model.ts";
import { changeTextOf } from "../drafts/drafts.messages.ts";
import { siteTexts } from "./sites.messages.ts";

/** Opens the proposal of a site in the builder, and saves it to the site (decisions S5). */
export interface OpenedSiteModel {
  /** The site whose proposal is open and can be saved; null without one. */
  readonly opened: ReadonlySignal<SiteRow | null>;
  /** Opens a proposal for a site with the chosen services. */
  openSite(row: SiteRow): void;
  /**
   * Follows Back and Forward: shows the table where a site was opened from it. Returns the function that fills the
   * proposal if the entry is that of a site, otherwise null.
   *
   * @param address - the address of the entry
   * @param left - the location before
   */
  followEntry(address: string, left: PageLocation): FillCart | null;
  /**
   * Opens the site of the current history entry again, for example after a reload, unless services are chosen. Returns
   * false if it does not.
   */
  resume(): boolean;
  /** The place of the site that was opened last, to which the focus returns; null without one in the list. */
  readonly lastOpened: ReadonlySignal<number | null>;
  /** Makes the open proposal that of its site, and shows the table. */
  saveOpened(): void;
  dispose(): void;
}

/** The parts of the screen on which a proposal of a site depends. */
export interface OpenedSiteContext {
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
  readonly address: Pick<PageAddress, "current">;
  readonly inputsOf: () => PricingInputs;
  /** The proposal in the builder; null without one. */
  readonly cart: ReadonlySignal<CartState | null>;
  /** Searches. The callback then fills the empty cart of the answer. */
  readonly searchThenFill: (
    next: PricingInputs,
    fill: FillCart,
    state: PageLocation["state"],
  ) => boolean;
  /** Searches the current address again. The callback then fills the empty cart of the answer. */
  readonly fillAgain: (fill: FillCart) => void;
}

/** The history entry of an opened site, in the state of the entry. */
interface SiteEntry {
  /** The index of the address in the list. */
  readonly place: number;
  /** The query of the entry with the table, from which the site was opened. */
  readonly from: string;
}

/** The site whose proposal the builder shows. */
interface OpenSite {
  /** The index of the address in the list. */
  readonly place: number;
  readonly address: string;
  /** The services of the answer that the proposal belongs to. */
  readonly catalogue: Catalogue;
  /** The proposal of the site without the changes of the user, as text. */
  readonly saved: string;
}

export function createOpenedSite({
  context: { notify, formatting, address, inputsOf, searchThenFill, fillAgain, cart: current },
  store,
  table,
  onOpen,
  onReturn,
}: {
  readonly context: OpenedSiteContext;
  readonly store: Pick<
    SitesStore,
    "criterion" | "choices" | "unsaved" | "answered" | "choose" | "keepUnsaved"
  >;
  readonly table: ReadonlySignal<SiteTable>;
  readonly onOpen: () => void;
  /** Called when the table is to be shown again. */
  readonly onReturn: () => void;
}): OpenedSiteModel {
  const { criterion, choices } = store;
  const open = signal<OpenSite | null>(null);
  /** The proposal in the builder if it is that of a site of the list; null without services. */
  const shown = computed(() => {
    const site = open.value;
    const state = current.value;
    if (site === null || state?.catalogue !== site.catalogue || state.cart.length === 0)
      return null;
    const row = table.value.rows[site.place];
    return row?.address === site.address ? { site, state, row } : null;
  });
  const opened = computed(() => shown.value?.row ?? null);
  const stopKeeping = shown.subscribe((now) => {
    if (now === null) return;
    const { site, state } = now;
    const proposal = proposalOf(state, site.address);
    const isChanged = writeDraft(proposal) !== site.saved;
    store.keepUnsaved(site.place, isChanged ? proposal : null);
  });
  const last = signal<Pick<SiteRow, "place" | "address"> | null>(null);
  const lastOpened = computed(() => {
    const site = last.value;
    return site !== null && table.value.rows[site.place]?.address === site.address
      ? site.place
      : null;
  });

  /** Fills the empty cart of an answer with the services of a site, and then with its unsaved changes. */
  function fillOf(row: SiteRow): FillCart {
    return (empty) => {
      if (empty === null) return [];
      const { place, address: at } = row;
      const unsaved = store.unsaved.peek().get(place);
      const { cart, warning } = savedIn(empty, row);
      open.value = {
        ...{ place, address: at, catalogue: empty.catalogue },
        saved: writeDraft(proposalOf(cart, at)),
      };
      if (unsaved === undefined) {
        if (warning !== null) notify("warning", warning);
        return [cart];
      }
      const { cart: changed, changes } = restoreProposal(empty, unsaved);
      const format = formattingOf(formatting.peek());
      if (changes.length > 0)
        notify("warning", changes.map((change) => changeTextOf(change, format)).join(" "));
      return changed.cart.length === 0 ? [cart] : [cart, changed];
    };
  }

  /** The proposal of a site, and what is different now. Also updates the table, so that both show the same prices. */
  function savedIn(
    empty: CartState,
    { place, chosen: known, isOwn }: SiteRow,
  ): { readonly cart: CartState; readonly warning: string | null } {
    // After a reload, the choice is known before the prices are.
    const choice = isOwn || known === null ? choices.peek().get(place) : undefined;
    store.answered(place, siteAnswerIn(empty.catalogue, choice?.own ?? null));
    const chosen = known ?? table.peek().rows[place]?.chosen ?? null;
    if (chosen === null) return { cart: empty, warning: null };
    const { offer, backup, monthly } = chosen;
    const { cart, isThere } = openedSiteOf(empty, choice ?? siteChoiceOf(offer), criterion.peek());
    const { money, texts: textsOf } = formattingOf(formatting.peek());
    const texts = textsOf(siteTexts);
    if (!isThere) return { cart, warning: texts.offerGone(offer.title) };
    const now = cartPriceOf(cart).monthly;
    const before = subtractCents(monthly, backup?.monthly ?? zeroCents);
    if (now === before) return { cart, warning: null };
    return { cart, warning: texts.otherPrice(offer.title, money(now), money(before)) };
  }

  function openSite(row: SiteRow): void {
    const { place, address: at, chosen } = row;
    const { preparedFor } = inputsOf();
    const next = {
      address: at,
      preparedFor,
      provider: chosen?.offer.provider ?? "",
      term: chosen?.offer.term ?? "",
      package: "",
    };
    const entry: SiteEntry = { place, from: address.current.peek().search };
    if (!searchThenFill(next, fillOf(row), { site: entry })) return;
    last.value = { place, address: at };
    onOpen();
  }

  function followEntry(at: string, left: PageLocation): FillCart | null {
    const { search } = address.current.peek();
    const before = siteEntryIn(left);
    const site = siteOfEntry(at);
    if (before?.from === search) {
      last.value = table.peek().rows[before.place] ?? null;
      onReturn();
    } else if (site !== null) onOpen();
    // A step between two choices for the same site keeps its proposal.
    return site === null || site.place === opened.peek()?.place ? null : fillOf(site);
  }

  /** The site of the current history entry; null for another entry, or if the list is another one by now. */
  function siteOfEntry(at: string): SiteRow | null {
    const { state } = address.current.peek();
    const row = table.peek().rows[siteEntryIn({ state })?.place ?? -1];
    return row?.address === at ? row : null;
  }

  function resume(): boolean {
    const site = siteOfEntry(inputsOf().address);
    const isEmpty = (current.peek()?.cart.length ?? 0) === 0;
    if (site === null || open.peek() !== null || !isEmpty) return false;
    fillAgain(fillOf(site));
    return true;
  }

  function saveOpened(): void {
    const now = shown.peek();
    if (now === null) return;
    const { site, state } = now;
    const { provider, term, catalogue } = state;
    if (provider === null || term === null) return;
    const own = proposalOf(state, site.address);
    batch(() => {
      store.choose(site.place, { provider, term, serviceId: state.cart[0] ?? "", own });
      store.answered(site.place, siteAnswerIn(catalogue, own));
      open.value = { ...site, saved: writeDraft(own) };
      onReturn();
    });
  }

  return {
    opened,
    openSite,
    followEntry,
    resume,
    lastOpened,
    saveOpened,
    dispose: stopKeeping,
  };
}

/** The proposal of a site as the list keeps it. Its prices are compared in the list alone, so they need no salt. */
function proposalOf(state: CartState, at: string): ProposalDraft {
  return proposalDraftOf(state, { address: at, preparedFor: "", salt: "" });
}

/** The entry of an opened site; null for another one, or one that a script of the page wrote. */
function siteEntryIn({ state: { site } }: Pick<PageLocation, "state">): SiteEntry | null {
  if (!isRecord(site) || typeof site.place !== "number" || typeof site.from !== "string")
    return null;
  return { place: site.place, from: site.from };
}
