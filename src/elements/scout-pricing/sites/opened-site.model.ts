import { formattingOf } from "../../../core/formatting/formatting.ts";
import { subtractCents, zeroCents } from "../../../core/money/cents.ts";
import { cartPriceOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { proposalDraftOf } from "../../../core/pricing/drafts/proposal-draft.ts";
import { openedSiteOf } from "../../../core/pricing/sites/open-site.ts";
import { siteAnswerIn } from "../../../core/pricing/sites/site-answer.ts";
import {
  type SiteChoice,
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
import { siteMessages as messages } from "./sites.messages.ts";

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
  /** The place of the site that was opened last, to which the focus returns; null without one in the list. */
  readonly lastOpened: ReadonlySignal<number | null>;
  /** Makes the open proposal that of its site, and shows the table. */
  saveOpened(): void;
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
}

/** The history entry of an opened site, in the state of the entry. */
interface SiteEntry {
  /** The index of the address in the list. */
  readonly place: number;
  /** The query of the entry with the table, from which the site was opened. */
  readonly from: string;
}

export function createOpenedSite({
  context: { notify, formatting, address, inputsOf, searchThenFill, cart: current },
  store,
  table,
  onOpen,
  onReturn,
}: {
  readonly context: OpenedSiteContext;
  readonly store: Pick<SitesStore, "criterion" | "choices" | "answered" | "choose">;
  readonly table: ReadonlySignal<SiteTable>;
  readonly onOpen: () => void;
  /** Called when the table is to be shown again. */
  readonly onReturn: () => void;
}): OpenedSiteModel {
  const { criterion, choices } = store;
  /** The site whose proposal the builder shows, with the answer that the proposal belongs to. */
  const open = signal<{ readonly place: number; readonly catalogue: Catalogue } | null>(null);
  const opened = computed(() => {
    const site = open.value;
    const state = current.value;
    if (site === null || state?.catalogue !== site.catalogue || state.cart.length === 0)
      return null;
    return table.value.rows[site.place] ?? null;
  });
  const last = signal<Pick<SiteRow, "place" | "address"> | null>(null);
  const lastOpened = computed(() => {
    const site = last.value;
    return site !== null && table.value.rows[site.place]?.address === site.address
      ? site.place
      : null;
  });

  /** Fills the empty cart of an answer with the services of a site. */
  function fillOf({ place, chosen: known, isOwn }: SiteRow): FillCart {
    return (empty) => {
      if (empty === null) return null;
      // After a reload, the choice is known before the prices are.
      const choice = isOwn || known === null ? choices.peek().get(place) : undefined;
      // Update the table too, so that it and the proposal show prices of the same answer.
      store.answered(place, siteAnswerIn(empty.catalogue, choice?.own ?? null));
      open.value = { place, catalogue: empty.catalogue };
      const chosen = known ?? table.peek().rows[place]?.chosen ?? null;
      if (chosen === null) return empty;
      const { offer, backup, monthly } = chosen;
      const { cart, isThere } = openedSiteOf(
        empty,
        choice ?? siteChoiceOf(offer),
        criterion.peek(),
      );
      if (!isThere) {
        notify("warning", messages.offerGone(offer.title));
        return cart;
      }
      const now = cartPriceOf(cart).monthly;
      const before = subtractCents(monthly, backup?.monthly ?? zeroCents);
      if (now !== before) {
        const { money } = formattingOf(formatting.peek());
        notify("warning", messages.otherPrice(offer.title, money(now), money(before)));
      }
      return cart;
    };
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
    const { search, state } = address.current.peek();
    const before = siteEntryIn(left);
    const entry = siteEntryIn({ state });
    const row = table.peek().rows[entry?.place ?? -1];
    // The list may be another one by now.
    const site = row?.address === at ? row : null;
    if (before?.from === search) {
      last.value = table.peek().rows[before.place] ?? null;
      onReturn();
    } else if (site !== null) onOpen();
    // A step between two choices for the same site keeps its proposal.
    return site === null || site.place === opened.peek()?.place ? null : fillOf(site);
  }

  function saveOpened(): void {
    const site = opened.peek();
    const state = current.peek();
    if (site === null || state?.provider == null || state.term === null) return;
    const header = { address: site.address, preparedFor: "", salt: "" };
    const own = proposalDraftOf(state, header);
    const serviceId = state.cart[0] ?? "";
    const choice: SiteChoice = { provider: state.provider, term: state.term, serviceId, own };
    batch(() => {
      store.choose(site.place, choice);
      store.answered(site.place, siteAnswerIn(state.catalogue, own));
      onReturn();
    });
  }

  return {
    opened,
    openSite,
    followEntry,
    lastOpened,
    saveOpened,
  };
}

/** The entry of an opened site; null for another one, or one that a script of the page wrote. */
function siteEntryIn({ state: { site } }: Pick<PageLocation, "state">): SiteEntry | null {
  if (!isRecord(site) || typeof site.place !== "number" || typeof site.from !== "string")
    return null;
  return { place: site.place, from: site.from };
}
