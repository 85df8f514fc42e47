import type { Agent } from "../../core/api/settings.ts";
import type { TableOutputs } from "../../core/files/text-table.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { type AnswerContext, folderHrefOf } from "../../core/links/links.ts";
import { answerContextOf, outsideContextOf } from "../../core/navigation/answer-context.ts";
import { screenHrefOf } from "../../core/navigation/route-href.ts";
import { unbuiltNotesOf } from "../../core/pricing/board/unbuilt-line.ts";
import type { CartEvent, CartState } from "../../core/pricing/cart/cart-state.ts";
import { type ChoiceName, droppedChoicesOf } from "../../core/pricing/cart/create-cart.ts";
import { unknownTypesOf } from "../../core/pricing/catalogue.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import type { PriceTimes } from "../../core/pricing/price-validity.ts";
import { agencyOf } from "../../core/pricing/proposal/agency-look.ts";
import type { OutputKind } from "../../core/pricing/proposal/output-rules.ts";
import type { ProposalInput } from "../../core/pricing/proposal/proposal-payload.ts";
import { conditionWarningsOf } from "../../core/pricing/rules/condition-matched.ts";
import type { PricingSearchState } from "../../core/pricing/wire/create-pricing-search.ts";
import {
  areSameInputs,
  noInputs,
  type PricingInputs,
  pricingWireQueryOf,
} from "../../core/pricing/wire/pricing-query.ts";
import type { PricingSearch } from "../../core/pricing/wire/pricing-search.ts";
import type { PageLocation, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { keptLookupOf } from "../../core/stores/kept/answer-memory.ts";
import { stateOfPerson } from "../../core/stores/kept/handed-over.ts";
import { createLazyPart } from "../../core/stores/page/lazy-part.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import { createPricingStore } from "../../core/stores/pricing/pricing-store.ts";
import { localTexts, type TextReader } from "../../core/texts/text-group.ts";
import { dayAfter, usDateOf } from "../../core/values/us-date.ts";
import { createTableOutputs } from "../tables/table-outputs.model.ts";
import {
  type CartAnnouncements,
  createCartAnnouncements,
} from "./builder/cart-announcements.model.ts";
import { type CartChange, createCartBuilder, type FillCart } from "./builder/cart-builder.model.ts";
import { createKeptCarts, type KeptCarts } from "./builder/kept-carts.model.ts";
import { createServiceList, type ServiceListModel } from "./builder/service-list.model.ts";
import type { ProposalDrafts } from "./drafts/proposal-drafts.model.ts";
import { createAgent } from "./outputs/agent.model.ts";
import { createProposalOutputs, type ProposalOutputs } from "./outputs/proposal-outputs.model.ts";
import { createPricingForm, type PricingFormModel } from "./pricing-form.model.ts";
import type { ScoutPricingAttributes } from "./scout-pricing.attributes.ts";
import { builderTexts } from "./scout-pricing.messages.ts";
import type { SitesModel } from "./sites/sites.model.ts";
import { createUrlInputs } from "./url-inputs.model.ts";

/** Details of the events of `scout-pricing`. */
export interface ScoutPricingEvents {
  "scout-cart-changed": CartChange;
  "scout-proposal-created": { readonly kind: OutputKind; readonly uri?: string };
}

export interface ScoutPricingModel extends ScreenModel {
  /** Null while the settings load. */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly search: ReadonlySignal<PricingSearchState>;
  readonly form: Pick<
    PricingFormModel,
    | "address"
    | "preparedFor"
    | "suggestions"
    | "forgetRow"
    | "droppedUnit"
    | "hint"
    | "typeAddress"
    | "typePreparedFor"
  >;
  /** The choices of the URL that are not offered at this address. */
  readonly dropped: ReadonlySignal<readonly ChoiceName[]>;
  readonly cart: ReadonlySignal<CartState | null>;
  /** The requested address of the cart; `""` without a search. */
  readonly requested: ReadonlySignal<string>;
  readonly price: ReadonlySignal<CartPrice | null>;
  readonly services: ServiceListModel;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly announcements: Pick<CartAnnouncements, "notice" | "totals" | "dismissNotice">;
  readonly agent: ReadonlySignal<Agent>;
  /** The logo, or else the name, at the top of a printed proposal. */
  readonly letterhead: ReadonlySignal<{
    readonly logoUrl: string | null;
    readonly siteName: string | null;
  }>;
  readonly priceTimes: ReadonlySignal<PriceTimes>;
  readonly outputs: Pick<ProposalOutputs, "busy" | "unauthorized" | "contract" | "forgetContract">;
  readonly kept: KeptCarts;
  /** Null until the drafts are loaded. Stays null if the element keeps no drafts. */
  readonly drafts: ReadonlySignal<ProposalDrafts | null>;
  /** Null until the code for several addresses is loaded. */
  readonly sites: ReadonlySignal<SitesModel | null>;
  readonly areSitesOpen: ReadonlySignal<boolean>;
  readonly tables: TableOutputs;
  readonly hidesInstallFees: boolean;
  /** True if the page lets the element use keyboard shortcuts. */
  readonly hasShortcuts: boolean;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  submit(address: string): void;
  /** Submits the form with its current values. Also the public method `search`. */
  generate(): void;
  clear(): void;
  /** Cancels the running search. The last cart stays. */
  cancel(): void;
  act(...events: readonly CartEvent[]): void;
  undo(): void;
  redo(): void;
  editAgent(change: Partial<Agent>): void;
  create(kind: OutputKind, format: Formatting): void;
  forgetDropped(): void;
  /** Loads the drafts once. They are not needed for the first screen. */
  openDrafts(): void;
  /** Loads the code for several addresses once. Also resumes a list that a reload interrupted. */
  openSites(): void;
  /** Shows or hides the part for several addresses. */
  toggleSites(): void;
  /** The href of a path of the portal. */
  hrefOf(path: string): string;
}

/** The times of prices as `MM/DD/YYYY`, the form on the wire. */
interface PriceDates {
  readonly date: string;
  readonly through: string | null;
}

function priceDatesOf({ atMs, untilMs }: PriceTimes): PriceDates {
  return { date: usDateOf(atMs), through: untilMs === null ? null : usDateOf(untilMs) };
}

/** A proposal that opens with the next answer: a draft, a link or a site of a list. */
interface Opening {
  readonly fill: FillCart;
  /**
   * The inputs of the proposal, if another proposal of the same address is still shown. They are
   * written to the URL together with the cart.
   */
  readonly inputs: PricingInputs | null;
  /** The state of its history entry. */
  readonly state: PageLocation["state"];
}

const noOpening = { fill: null, inputs: null, state: {} };

export function createScoutPricingModel({
  core,
  attributes,
  address,
  emit,
  actions,
  formatting,
  notify,
  say,
  loadFailed,
}: ScreenContext<ScoutPricingAttributes, ScoutPricingEvents>): ScoutPricingModel {
  const { clock, report } = core.ports;
  const language: TextReader = {
    texts: (group) => localTexts(formatting.peek().translations, group),
  };
  const access = scoutAccessOf(core.settings);
  const settings = computed(() => {
    const state = core.settings.state.value;
    return state.kind === "ready" ? state.settings : null;
  });
  const agentModel = createAgent(settings);
  const priceTimesOf = (): PriceTimes => {
    const atMs = clock.now();
    const days = settings.value?.proposalValidDays ?? null;
    return { atMs, untilMs: days === null ? null : dayAfter(atMs, days) };
  };
  const priceTimes = computed(priceTimesOf);
  const { agent, edit: editAgent } = agentModel;
  const dropped = signal<readonly ChoiceName[]>([]);
  const announcements = createCartAnnouncements(clock);
  /** A search is waiting for access. No Scout request is sent before access is granted. */
  let isSearchPending = false;
  /** The requested address of the cart and of the kept carts. */
  const requested = signal("");
  /** If set, fills the cart of the next answer instead of the choices of the URL. */
  let opening: Opening | null = null;

  const builder = createCartBuilder({
    onCart: announcements.handleCart,
    placeOf: ({ address_display }) =>
      [inputs.now.address, String(address_display ?? "")]
        .map((place) => keptLookupOf(core, place).read()?.place)
        .find((place) => place !== undefined) ?? null,
    onChange(change) {
      emit("scout-cart-changed", change);
      if (builder.cart.peek() !== null) announcements.handleTotals(change.totals);
    },
  });
  const kept = createKeptCarts(
    {
      cart: builder.cart,
      replace: (cart) => perform(() => builder.replace(cart), { replace: false }),
    },
    say,
    language,
  );
  const store = createPricingStore(core, loadFailed, (state) => {
    if (state.kind === "answered") take(state.answer.search);
  });

  const outputs = createProposalOutputs({
    core,
    actions,
    base: () => outsideContextOf(core.config, address),
    routeHrefOf: (href) => screenHrefOf(href, address),
    onCreated: (kind, uri) => {
      emit("scout-proposal-created", { kind, ...(uri !== null && { uri }) });
    },
    onFailed: () => notify("warning", language.texts(builderTexts).failed),
  });

  const inputs = createUrlInputs(address, attributes, followUrl);
  const passed = { address: inputs.now.address, state: address.current.peek().state };
  const form = createPricingForm(core, (preparedFor) => {
    inputs.commit({ ...inputs.now, preparedFor }, { replace: true });
  });

  /** Handles a change of the URL from outside: Back, a link, the host page. */
  function followUrl(next: PricingInputs, before: PricingInputs, left: PageLocation): void {
    const isOther = next.address !== before.address;
    const fill = sites.state.peek()?.followEntry(next.address, left) ?? null;
    // If only the choices changed, keep the address that the user is typing.
    const typed = isOther ? next.address : form.address.peek();
    if (isOther) {
      drafts.state.peek()?.dismissNotices();
      drafts.state.peek()?.leave();
    }
    const cart = builder.cart.peek();
    if (next.address === "") stop();
    else if (fill !== null) start({ fill, inputs: null, state: {} });
    else if (isOther || cart === null) start();
    else {
      perform(() => {
        if (areSameInputs({ ...next, ...choiceOf(cart) }, next)) return;
        builder.act(
          { kind: "chooseProvider", value: next.provider || null },
          { kind: "chooseTerm", value: next.term || null },
          { kind: "choosePackage", value: next.package || null },
        );
      });
    }
    // The previous proposal keeps its customer.
    form.show({ ...next, address: typed });
  }

  /**
   * Changes the cart, writes its choices to the URL and to the next request, then notifies the host
   * page.
   *
   * @param other - inputs that come with the cart
   */
  function perform(
    change: () => void,
    how: Parameters<typeof inputs.follow>[1] = { replace: true },
    other: PricingInputs | null = null,
  ) {
    change();
    const cart = builder.cart.peek();
    inputs.follow({ ...(other ?? inputs.now), ...(cart && choiceOf(cart)) }, how);
    builder.reportChange();
  }

  /** Reports services that can never be shown and conditions that are never true. */
  function reportOddServices(): void {
    const catalogue = builder.cart.peek()?.catalogue;
    if (catalogue === undefined) return;
    for (const type of unknownTypesOf(catalogue)) report.warn("unknown-service-type", type);
    for (const { code, entity, key } of conditionWarningsOf(catalogue)) {
      report.warn(`condition-${code}`, `${entity}.${key}`);
    }
  }

  /**
   * Makes the cart of an answer. Choices that are not offered are removed from the URL, with a
   * message.
   */
  function take(search: PricingSearch): void {
    const { fill, inputs: other, state } = opening ?? noOpening;
    opening = null;
    perform(
      () => {
        if (fill !== null) builder.fill(search, fill);
        else if (search.rows?.length) builder.open(search, inputs.now);
        else builder.close();
        if (other !== null) form.show(other);
        const cart = builder.cart.peek();
        if (cart !== null) kept.follow(cart.catalogue);
        if (fill === null && cart !== null) dropped.value = droppedChoicesOf(inputs.now, cart);
      },
      { replace: other === null, state },
      other,
    );
    reportOddServices();
    void addressNotes.open();
  }

  /**
   * Searches for a proposal to open. Returns false if the host page prevents it. A proposal of the
   * same address stays until the answer replaces it.
   *
   * @param state - the state of the history entry of the proposal
   */
  function searchThenFill(
    next: PricingInputs,
    fill: FillCart,
    state: PageLocation["state"] = {},
  ): boolean {
    if (builder.cart.peek() !== null && next.address === inputs.now.address) {
      start({ fill, inputs: next, state });
      return true;
    }
    const isThere = areSameInputs(next, inputs.now);
    if (!isThere && !inputs.commit(next, { replace: false, state })) return false;
    start({ fill, inputs: null, state });
    form.show(next);
    return true;
  }

  function start(next: Opening | null = null): void {
    opening = next;
    isSearchPending = !access.peek();
    if (isSearchPending || inputs.now.address === "") return;
    dropped.value = [];
    kept.include(false);
    outputs.forgetContract();
    if (inputs.now.address !== requested.peek()) discardCart();
    requested.value = inputs.now.address;
    takePassed();
    const asked = opening?.inputs ?? inputs.now;
    store.search(pricingWireQueryOf(asked, form.tokenFor(asked.address)));
  }

  /** Takes the lookup token that the page was opened with, once the user is known. */
  function takePassed(): void {
    const { lookup_token: token } = stateOfPerson(core, passed.state);
    if (typeof token === "string") form.keepToken(passed.address, token);
    passed.state = {};
  }

  /** Removes the cart, so that it does not end up in a proposal or contract of another address. */
  function discardCart(): void {
    requested.value = "";
    builder.close();
    kept.clear();
    announcements.clear();
    outputs.cancel();
    builder.reportChange();
  }

  function stop(): void {
    isSearchPending = false;
    store.clear();
    discardCart();
    dropped.value = [];
  }

  function submit(input: string): void {
    const newAddress = form.take(input);
    if (newAddress === null) return;
    const { now } = inputs;
    const preparedFor = form.preparedFor.peek().trim();
    // The choices are valid for their own address only.
    const choices = newAddress === now.address ? now : noInputs;
    const next = { ...choices, address: newAddress, preparedFor };
    if (!inputs.commit(next, { replace: false })) return;
    drafts.state.peek()?.dismissNotices();
    if (newAddress !== now.address) drafts.state.peek()?.leave();
    start();
  }

  /** The details of a proposal that do not depend on its address. */
  function detailsOf() {
    const { date, through } = priceDatesOf(priceTimesOf());
    return {
      date,
      validThrough: through,
      preparedFor: form.preparedFor.peek(),
      agent: agent.peek(),
      agency: agencyOf(settings.peek(), folderHrefOf(core.config.apiBase, address.base)),
    };
  }

  function create(kind: OutputKind, format: Formatting): void {
    const state = builder.cart.peek();
    if (state === null) return;
    drafts.state.peek()?.keepNow();
    const proposal: ProposalInput = {
      ...detailsOf(),
      state,
      address: inputs.now.address,
      kept: kept.included(),
      format: format.forFiles(),
      notes: [
        ...(addressNotes.state.peek()?.of(requested.peek(), state.catalogue.address) ?? []),
        ...unbuiltNotesOf(state, format.inEnglish().forFiles()),
      ],
      number: drafts.state.peek()?.number.peek() ?? "",
      apiRoot: folderHrefOf(core.config.apiBase, address.base),
    };
    // The customer's name may still be changing in the form.
    const query = { ...inputs.now, preparedFor: proposal.preparedFor };
    outputs.create(kind, proposal, pricingWireQueryOf(query, undefined));
  }

  /** Opens the addresses that another screen passed for review, once the user is known and has access. */
  function openPassedSites(): void {
    const { sites: id } = address.current.peek().state;
    if (typeof id !== "string" || !access.peek()) return;
    void sites.open().then((part) => part?.takePassed(id));
  }

  /** Handles a change of access, such as a sign-out in another tab. The cart stays. */
  function followAccess(isOpen: boolean | null): void {
    if (isOpen === false) {
      isSearchPending ||= store.state.peek().kind !== "idle";
      store.dispose();
    }
    if (isOpen && isSearchPending) start(opening);
    openPassedSites();
  }

  const tables = createTableOutputs({ actions, notify, formatting });
  const shared = {
    ...{ core, address, actions, notify, formatting },
    inputsOf: () => inputs.now,
    searchThenFill,
  };

  const sites = createLazyPart(
    async () => {
      const { createSites } = await import("./sites/sites.model.ts");
      const fillAgain = (fill: FillCart) => start({ fill, inputs: null, state: {} });
      const parts = { outputs: tables, cart: builder.cart, detailsOf, fillAgain };
      return createSites({ ...shared, ...parts });
    },
    () => report.warn("sites-not-loaded"),
  );

  const addressNotes = createLazyPart(
    async () => {
      const { addressNotesOf } = await import("./outputs/address-notes.model.ts");
      return { of: addressNotesOf, dispose() {} };
    },
    () => report.warn("address-notes-not-loaded"),
  );

  const drafts = createLazyPart(
    async () => {
      const { createProposalDrafts } = await import("./drafts/proposal-drafts.model.ts");
      return createProposalDrafts({
        ...shared,
        preparedFor: form.preparedFor,
        agent: agentModel,
        builder,
        kept,
        takeSites: async (fragment) => (await (await sites.open())?.takeLink(fragment)) ?? false,
        isOfSite: () => (sites.state.peek()?.opened.peek() ?? null) !== null,
      });
    },
    () => report.warn("drafts-not-loaded"),
  );

  form.show(inputs.now);
  isSearchPending = inputs.now.address !== "";
  const stopPassed = address.current.subscribe(openPassedSites);
  const stopAccess = access.subscribe(followAccess);

  return {
    access: scoutGateOf(core.settings),
    search: store.state,
    form,
    dropped,
    cart: builder.cart,
    requested,
    price: builder.price,
    services: createServiceList(core, builder.cart),
    canUndo: builder.canUndo,
    canRedo: builder.canRedo,
    announcements,
    agent,
    letterhead: computed(() => ({
      logoUrl: agencyOf(settings.value, folderHrefOf(core.config.apiBase, address.base)).logoUrl,
      siteName: settings.value?.siteName ?? null,
    })),
    priceTimes,
    outputs,
    kept,
    drafts: drafts.state,
    sites: sites.state,
    areSitesOpen: computed(() => (sites.state.value?.step.value ?? "closed") !== "closed"),
    tables,
    hidesInstallFees: core.config.hideInstallFeeTable,
    get hasShortcuts() {
      return core.config.shortcuts;
    },
    base: answerContextOf(core.config, address),
    submit,
    generate: () => submit(form.address.peek()),
    clear() {
      drafts.state.peek()?.dismissNotices();
      stop();
      form.empty();
      if (!areSameInputs(inputs.now, noInputs)) inputs.commit(noInputs, { replace: false });
    },
    cancel() {
      opening = null;
      store.clear();
    },
    act(...events) {
      const replace = !events.some(({ kind }) => kind.startsWith("choose"));
      perform(() => builder.act(...events), { replace });
    },
    undo: () => perform(builder.undo),
    redo: () => perform(builder.redo),
    editAgent,
    create,
    forgetDropped() {
      dropped.value = [];
    },
    openDrafts: () => void drafts.open(),
    openSites: () => void sites.open(),
    toggleSites() {
      void sites.open().then((part) => {
        if (part === null) notify("warning", language.texts(builderTexts).partMissing);
        else if (part.step.peek() === "closed") part.show();
        else part.hide();
      });
    },
    hrefOf: address.hrefOf,
    refresh: () => start(opening),
    dispose() {
      addressNotes.dispose();
      drafts.dispose();
      sites.dispose();
      stopPassed();
      stopAccess();
      inputs.dispose();
      form.dispose();
      announcements.clear();
      outputs.cancel();
      store.dispose();
    },
  };
}

function choiceOf({ provider, term, package: chosen }: CartState): Pick<PricingInputs, ChoiceName> {
  return { provider: provider ?? "", term: term ?? "", package: chosen ?? "" };
}
