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
import type { ScreenContext } from "../../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import type { SitesStore } from "../../../core/stores/pricing/sites-store.ts";
import { siteMessages as messages } from "./sites.messages.ts";

/** Opens the proposal of a site in the builder, and saves it to the site (decisions S5). */
export interface OpenedSiteModel {
  /** The site whose proposal is open and can be saved; null without one. */
  readonly opened: ReadonlySignal<SiteRow | null>;
  /** Opens a proposal for a site with the chosen services. */
  openSite(row: SiteRow): void;
  /** Makes the open proposal that of its site, and shows the table. */
  saveOpened(): void;
}

/** The parts of the screen on which a proposal of a site depends. */
export interface OpenedSiteContext {
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
  readonly inputsOf: () => PricingInputs;
  /** The proposal in the builder; null without one. */
  readonly cart: ReadonlySignal<CartState | null>;
  /** Searches. The callback then fills the empty cart of the answer. */
  readonly searchThenFill: (
    next: PricingInputs,
    fill: (empty: CartState | null) => CartState | null,
  ) => boolean;
}

export function createOpenedSite({
  context: { notify, formatting, inputsOf, searchThenFill, cart: current },
  store,
  table,
  onOpen,
  onSave,
}: {
  readonly context: OpenedSiteContext;
  readonly store: Pick<SitesStore, "criterion" | "choices" | "answered" | "choose">;
  readonly table: ReadonlySignal<SiteTable>;
  readonly onOpen: () => void;
  readonly onSave: () => void;
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

  function openSite({ place, address: at, chosen, isOwn }: SiteRow): void {
    const choice = isOwn ? choices.peek().get(place) : undefined;
    const { preparedFor } = inputsOf();
    const next = {
      address: at,
      preparedFor,
      provider: chosen?.offer.provider ?? "",
      term: chosen?.offer.term ?? "",
      package: "",
    };
    const isStarted = searchThenFill(next, (empty) => {
      if (empty === null) return null;
      // Update the table too, so that it and the proposal show prices of the same answer.
      store.answered(place, siteAnswerIn(empty.catalogue, choice?.own ?? null));
      open.value = { place, catalogue: empty.catalogue };
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
    });
    if (isStarted) onOpen();
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
      onSave();
    });
  }

  return { opened, openSite, saveOpened };
}
