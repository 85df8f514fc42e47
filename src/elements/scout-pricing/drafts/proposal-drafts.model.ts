import type { Agent } from "../../../core/api/settings.ts";
import type { Core } from "../../../core/create-core.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { KeptCart } from "../../../core/pricing/cart/compare-carts.ts";
import { readDraft, writeDraft } from "../../../core/pricing/drafts/draft-text.ts";
import {
  type ProposalDraft,
  proposalDraftOf,
} from "../../../core/pricing/drafts/proposal-draft.ts";
import {
  type ProposalChange,
  restoreProposal,
} from "../../../core/pricing/drafts/restore-proposal.ts";
import type { PricingInputs } from "../../../core/pricing/wire/pricing-query.ts";
import type { BrowserActions, PageAddress, ScreenContext } from "../../../core/screen-context.ts";
import { computed, effect, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { keepWork, listIn, textIn, type Work } from "../../../core/stores/kept/kept-work.ts";
import { draftsOf, type KeptDraft } from "../../../core/stores/pricing/drafts-store.ts";
import { localTexts } from "../../../core/texts/text-group.ts";
import type { CartBuilder, FillCart } from "../builder/cart-builder.model.ts";
import type { KeptCarts } from "../builder/kept-carts.model.ts";
import type { createAgent } from "../outputs/agent.model.ts";
import { createProposalLinks, type ProposalLinks } from "../outputs/proposal-links.model.ts";
import { draftTexts } from "./drafts.messages.ts";

/**
 * The unfinished proposals of a user. They are saved while the user works, and restored on request.
 */
export interface ProposalDrafts {
  /**
   * The previous proposal, until the user continues it, starts another or declines. Also a proposal
   * that another address replaced.
   */
  readonly offer: ReadonlySignal<OfferedDraft | null>;
  /** All drafts except the current proposal, the latest first. */
  readonly recent: ReadonlySignal<readonly KeptDraft[]>;
  /** The number that identifies the current proposal. `""` before the proposal is saved. */
  readonly number: ReadonlySignal<string>;
  /** Differences between the restored proposal and its draft. Null if there is nothing to show. */
  readonly changes: ReadonlySignal<readonly ProposalChange[] | null>;
  /** True if drafts outlive the page. */
  readonly areKept: boolean;
  /** The links that share proposals. */
  readonly links: Omit<ProposalLinks, "dispose">;
  resume(kept: KeptDraft): void;
  remove(id: string): void;
  removeAll(): void;
  declineOffer(): void;
  /** Saves the current proposal now, so that it gets its number. */
  keepNow(): void;
  /** Saves the current proposal and offers it again, because the user leaves its address. */
  leave(): void;
  /** Removes the notices about a restored draft or a link. */
  dismissNotices(): void;
  dispose(): void;
}

/** A proposal that the user can continue. */
export interface OfferedDraft {
  readonly kept: KeptDraft;
  /** True if another address has just replaced it. */
  readonly isLeft: boolean;
}

/** The parts of the screen that the drafts depend on. */
export interface DraftsContext {
  readonly core: Core;
  readonly address: PageAddress;
  readonly actions: BrowserActions;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  /** The language of the notices. */
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
  readonly inputsOf: () => PricingInputs;
  /** The customer's name as typed in the form. */
  readonly preparedFor: ReadonlySignal<string>;
  readonly agent: Pick<ReturnType<typeof createAgent>, "edits" | "edit">;
  readonly kept: Pick<KeptCarts, "carts" | "areIncluded" | "include" | "restore">;
  readonly builder: Pick<CartBuilder, "cart" | "canUndo" | "canRedo">;
  /** Searches. The callback then fills the empty cart of the answer. */
  readonly searchThenFill: (next: PricingInputs, fill: FillCart) => boolean;
  /** Opens a link that contains a list of addresses. Returns false for other links. */
  readonly takeSites: (fragment: string) => Promise<boolean>;
  /** True if the current proposal is that of a site, which its list keeps. */
  readonly isOfSite: () => boolean;
}

export function createProposalDrafts({
  core,
  address,
  actions,
  notify,
  formatting,
  inputsOf,
  preparedFor,
  agent,
  kept,
  builder: { cart, canUndo, canRedo },
  searchThenFill,
  takeSites,
  isOfSite,
}: DraftsContext): ProposalDrafts {
  const { newId } = core.ports;
  const store = draftsOf(core);
  /** Id of the draft of the current proposal. Null until the user changes something. */
  const current = signal<string | null>(null);
  const isDeclined = signal(false);
  /** Id of the draft that is offered again because another address replaced it. */
  const left = signal<string | null>(null);
  const changes = signal<readonly ProposalChange[] | null>(null);
  /** The cart, the customer and the address that the effect handled last. */
  let seen: CartState | null = null;
  let customer = "";
  let cartAddress = "";
  let isSeenOfSite = false;
  /**
   * True if the user has started another proposal while the offer is still shown above the
   * services. Removing it would move them.
   */
  let isOfferOver = false;

  function decline(): void {
    isOfferOver = false;
    isDeclined.value = true;
    left.value = null;
  }

  function keep(): void {
    if (seen === null) return;
    if (offer.peek() === null) decline();
    else isOfferOver = true;
    const id = current.peek() ?? newId();
    if (seen.cart.length === 0) {
      if (current.peek() !== null) store.remove(id);
      return;
    }
    current.value = id;
    if (isSeenOfSite) return;
    const header = { address: cartAddress, preparedFor: customer, salt: saltOf(id) };
    store.keep(id, proposalDraftOf(seen, header));
  }

  function followCart(now: CartState | null, isTouched: boolean): void {
    if (now?.catalogue !== seen?.catalogue) {
      const { address: searched } = inputsOf();
      // A cart of another address, or a cart after Clear, is another proposal.
      if (now === null || seen === null || searched !== cartAddress) {
        store.flush(keep);
        current.value = null;
      }
      if (isOfferOver) decline();
      cartAddress = searched;
    }
    seen = now;
    isSeenOfSite = isOfSite();
    customer = preparedFor.peek().trim();
    if (now !== null && isTouched) store.schedule(keep);
  }

  /**
   * Returns the user's own draft that a link points to, or null for a link from another user. Only
   * drafts and links of the same proposal share a salt.
   */
  function keptAs({ salt }: ProposalDraft): KeptDraft | null {
    return store.drafts.peek().find(({ id }) => saltOf(id) === salt) ?? null;
  }

  /** @param id - of the draft to continue; null for a proposal from a link */
  function restore(
    draft: ProposalDraft,
    id: string | null,
    onAnswer: (empty: CartState) => void = () => {},
  ): void {
    store.flush(keep);
    const isStarted = searchThenFill(inputsIn(draft), (empty) => {
      const kept = id === null ? keptAs(draft) : null;
      current.value = kept?.id ?? id;
      if (empty !== null) onAnswer(empty);
      const whole = kept?.draft ?? draft;
      const restored = empty && restoreProposal(empty, whole);
      changes.value = restored?.changes ?? allGone(whole);
      return restored ? [restored.cart] : [];
    });
    if (!isStarted) return;
    dismissNotices();
    decline();
  }

  function dismissNotices(): void {
    changes.value = null;
    links.dismiss();
  }

  const recent = computed(() => store.drafts.value.filter(({ id }) => id !== current.value));
  const offer = computed(() => {
    const [latest] = recent.value;
    if (latest === undefined) return null;
    const isLeft = latest.id === left.value;
    return isDeclined.value && !isLeft ? null : { kept: latest, isLeft };
  });
  const stopFollowing = effect(() => {
    void preparedFor.value;
    followCart(cart.value, canUndo.value || canRedo.value);
  });
  const stopOpening = core.settings.person.subscribe((person) => {
    if (person !== null) void store.open();
  });
  const stopTelling = store.isBlocked.subscribe((isBlocked) => {
    if (isBlocked)
      notify("warning", localTexts(formatting.peek().translations, draftTexts).draftsBlocked);
  });
  const links = createProposalLinks({
    address,
    actions,
    notify,
    formatting,
    draftOf(state, hasCustomer) {
      const customer = hasCustomer ? preparedFor.peek().trim() : "";
      const header = { address: cartAddress, preparedFor: customer, salt: saltOf(newId()) };
      return proposalDraftOf(state, header);
    },
    onOpened: (draft) => restore(draft, null),
    onOther: takeSites,
  });
  /** Saves the proposal, so that this screen can restore it after a sign-in on another page. */
  const stopKeepingWork = keepWork(core, {
    name: `scout-pricing ${new URL(address.base).pathname}`,
    read() {
      const state = cart.value;
      const header = { address: cartAddress, preparedFor: preparedFor.value.trim(), salt: "work" };
      return proposalWorkOf({
        id: current.value ?? "",
        draft: state === null || state.cart.length === 0 ? null : proposalDraftOf(state, header),
        agent: agent.edits.value,
        carts: kept.carts.value.map(({ name, state }) => [name, proposalDraftOf(state, header)]),
        areIncluded: kept.areIncluded.value,
      });
    },
    restore(work) {
      agent.edit(agentIn(work));
      const draft = readDraft(textIn(work, "draft"));
      // If the page was not reloaded, the proposal is still there.
      const isGone = (cart.peek()?.cart.length ?? 0) === 0;
      if (draft === null || !isGone) return;
      restore(draft, textIn(work, "id") || null, (empty) => {
        kept.restore(keptCartsIn(work, empty));
        kept.include(textIn(work, "areIncluded") !== "");
      });
    },
  });

  return {
    offer,
    recent,
    number: computed(() => current.value?.slice(0, 8).toUpperCase() ?? ""),
    changes,
    areKept: core.config.rememberProposals === "device",
    links,
    resume: ({ id, draft }) => restore(draft, id),
    remove: store.remove,
    removeAll: store.removeAll,
    declineOffer: decline,
    keepNow: () => store.flush(keep),
    leave() {
      store.flush(keep);
      if (isOfferOver) decline();
      left.value = current.peek();
    },
    dismissNotices,
    dispose() {
      store.flush(keep);
      stopKeepingWork();
      stopFollowing();
      stopOpening();
      stopTelling();
      links.dispose();
    },
  };
}

function saltOf(id: string): string {
  return id.slice(0, 8);
}

function inputsIn({ address, preparedFor, ...draft }: ProposalDraft): PricingInputs {
  const { provider, term, package: chosen } = draft;
  return {
    address,
    preparedFor,
    provider: provider ?? "",
    term: term ?? "",
    package: chosen ?? "",
  };
}

/** The changes to report if the answer has no services. */
function allGone({ lines }: ProposalDraft): readonly ProposalChange[] {
  return lines.map(({ id, title }) => ({ kind: "notOffered", id, title: title || id }));
}

/** The data that the user would lose with the page. */
interface ProposalWork {
  /** Id of the draft of the proposal, or `""`. */
  readonly id: string;
  /** Null without services. */
  readonly draft: ProposalDraft | null;
  /** The user's changes to the agent. */
  readonly agent: Partial<Agent>;
  /** The carts kept for comparison, by name. */
  readonly carts: readonly (readonly [string, ProposalDraft])[];
  readonly areIncluded: boolean;
}

const agentFields = ["firstName", "lastName", "email", "phone"] as const;

/** The work to keep over a sign-in, or null if there is nothing to keep. */
function proposalWorkOf({ id, draft, agent, carts, areIncluded }: ProposalWork): Work | null {
  if (draft === null && Object.keys(agent).length === 0) return null;
  return {
    ...agent,
    id,
    draft: draft === null ? "" : writeDraft(draft),
    cartNames: carts.map(([name]) => name),
    carts: carts.map(([, cart]) => writeDraft(cart)),
    areIncluded: areIncluded ? "true" : "",
  };
}

function agentIn(work: Work): Partial<Agent> {
  return Object.fromEntries(
    agentFields.flatMap((name) => (typeof work[name] === "string" ? [[name, work[name]]] : [])),
  );
}

/** The carts that were kept for comparison, with current prices. Unreadable carts are left out. */
function keptCartsIn(work: Work, empty: CartState): readonly KeptCart[] {
  const names = listIn(work, "cartNames");
  return listIn(work, "carts").flatMap((text, index) => {
    const draft = readDraft(text);
    const name = names[index];
    if (draft === null || name === undefined) return [];
    return [{ name, state: restoreProposal(empty, draft).cart }];
  });
}
