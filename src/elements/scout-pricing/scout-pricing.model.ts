import type { Agent } from "../../core/api/settings.ts";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import type { CartEvent } from "../../core/pricing/cart-event.ts";
import { optionOf } from "../../core/pricing/cart-scene.ts";
import type { CartState, RemovalCode } from "../../core/pricing/cart-state.ts";
import { conditionWarningsOf, unknownTypesOf } from "../../core/pricing/catalogue-warnings.ts";
import type { OutputKind } from "../../core/pricing/contract-rules.ts";
import type { PricingSearchState } from "../../core/pricing/create-pricing-search.ts";
import type { CartPrice } from "../../core/pricing/price-result.ts";
import {
  areSameInputs,
  noInputs,
  type PricingInputs,
  pricingWireQueryOf,
} from "../../core/pricing/pricing-query.ts";
import type { ProposalInput } from "../../core/pricing/proposal-payload.ts";
import { memberOf, textOf } from "../../core/pricing/read-wire.ts";
import { type ServiceSection, serviceSectionsOf } from "../../core/pricing/service-list.ts";
import type { SectionName } from "../../core/pricing/service-type.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { createAddressSuggestionsStore } from "../../core/stores/address-suggestions-store.ts";
import { createPricingStore } from "../../core/stores/pricing-store.ts";
import { scoutAccessOf } from "../../core/stores/settings-store.ts";
import type { Suggestions } from "../../core/stores/suggestions-store.ts";
import { dateTextOf } from "../../core/time.ts";
import { agencyOf } from "./agency.conversions.ts";
import { type CartChange, createCartBuilder } from "./cart-builder.model.ts";
import { createKeptCarts, type KeptCarts } from "./kept-carts.model.ts";
import { createProposalOutputs, type ProposalOutputs } from "./proposal-outputs.model.ts";
import { messages } from "./scout-pricing.messages.ts";
import { createUrlInputs } from "./url-inputs.model.ts";

export type ScoutPricingAttributes = PricingInputs;

/** Details of the events of `scout-pricing` (interface: Own attributes, events, methods). */
export interface ScoutPricingEvents {
  "scout-cart-changed": CartChange;
  "scout-proposal-created": { readonly kind: OutputKind; readonly uri?: string };
}

export type ChoiceName = "provider" | "term" | "package";

/** What an act took out of the cart beside what it was meant to. */
export type CartNews = Pick<CartState, "removed" | "packageRemoved" | "catalogue">;

export interface ScoutPricingModel extends ScreenModel {
  /** Null while the settings are on their way (rulings C7). */
  readonly access: ReadonlySignal<boolean | null>;
  readonly search: ReadonlySignal<PricingSearchState>;
  /** What stands in the form. */
  readonly address: ReadonlySignal<string>;
  readonly preparedFor: ReadonlySignal<string>;
  readonly suggestions: ReadonlySignal<Suggestions<AddressSuggestion>>;
  /** Why the form was not submitted; null when it was. */
  readonly hint: ReadonlySignal<"addressMissing" | null>;
  /** What of the URL is not offered here (rulings I4). */
  readonly dropped: ReadonlySignal<readonly ChoiceName[]>;
  readonly cart: ReadonlySignal<CartState | null>;
  readonly price: ReadonlySignal<CartPrice | null>;
  readonly sections: ReadonlySignal<readonly ServiceSection[]>;
  /** Words that are searched for in the services. */
  readonly words: ReadonlySignal<string>;
  /** Sections that show what cannot be chosen, too. */
  readonly opened: ReadonlySignal<ReadonlySet<SectionName>>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Of the last act; null when it took nothing out. */
  readonly news: ReadonlySignal<CartNews | null>;
  /** The totals once they rest, for screen readers (rulings J13). */
  readonly restingPrice: ReadonlySignal<CartPrice | null>;
  readonly agent: ReadonlySignal<Agent>;
  readonly outputs: Pick<ProposalOutputs, "busy" | "contractHref" | "forgetContract">;
  readonly kept: KeptCarts;
  readonly hidesInstallFees: boolean;
  readonly base: string;
  typeAddress(text: string): void;
  typePreparedFor(text: string): void;
  typeWords(text: string): void;
  openSection(name: SectionName, isOpened: boolean): void;
  submit(address: string): void;
  /** The public method: what stands in the form. */
  generate(): void;
  clear(): void;
  /** Gives up the search that is under way; what was built before stays. */
  cancel(): void;
  act(event: CartEvent): void;
  undo(): void;
  redo(): void;
  editAgent(change: Partial<Agent>): void;
  create(kind: OutputKind): void;
  forgetDropped(): void;
  navigate(href: string): void;
}

/** The name of the customer goes into the URL when it rests (rulings I3). */
const typingRestMs = 400;
/** Totals are read out when they rest (rulings J13). */
const totalsRestMs = 500;
/** Who takes a row out, or chooses another, knows. */
const expected: ReadonlySet<RemovalCode> = new Set(["deselected", "replaced"]);
const noAgent: Agent = { firstName: "", lastName: "", email: "" };

export function createScoutPricingModel({
  core,
  attributes,
  address,
  emit,
  outlets,
  notify,
}: ScreenContext<ScoutPricingAttributes, ScoutPricingEvents>): ScoutPricingModel {
  const { clock, place, report } = core.ports;
  const access = scoutAccessOf(core.settings);
  const suggestions = createAddressSuggestionsStore(core);
  const settings = computed(() => {
    const state = core.settings.state.value;
    return state.kind === "ready" ? state.settings : null;
  });
  const agentEdits = signal<Partial<Agent>>({});
  const agent = computed(() => ({ ...(settings.value?.agent ?? noAgent), ...agentEdits.value }));
  const addressText = signal("");
  const preparedFor = signal("");
  const hint = signal<"addressMissing" | null>(null);
  const dropped = signal<readonly ChoiceName[]>([]);
  const news = signal<CartNews | null>(null);
  const restingPrice = signal<CartPrice | null>(null);
  /** A search that waits for access: no Scout call goes out before (rulings C6). */
  let isAwaited = false;
  let searchedAddress = "";
  let stopTyping = () => {};
  let stopTotals = () => {};

  const builder = createCartBuilder({
    onItems(change) {
      emit("scout-cart-changed", change);
      stopTotals();
      stopTotals = clock.after(totalsRestMs, () => {
        restingPrice.value = change.totals;
      });
    },
    onCart(cart) {
      const { packageRemoved, catalogue } = cart;
      const removed = cart.removed.filter(({ reason }) => !expected.has(reason));
      const isNews = removed.length > 0 || packageRemoved !== null;
      news.value = isNews ? { removed, packageRemoved, catalogue } : null;
    },
  });
  const kept = createKeptCarts(builder);
  const words = signal("");
  const opened = signal<ReadonlySet<SectionName>>(new Set());
  const sections = computed(() =>
    builder.cart.value === null
      ? []
      : serviceSectionsOf(builder.cart.value, { words: words.value, opened: opened.value }),
  );

  const store = createPricingStore(core, (state) => {
    if (state.kind !== "answered") return;
    const { search } = state.answer;
    const carry = searchedAddress === inputs.now.address;
    searchedAddress = inputs.now.address;
    if (!carry) kept.clear();
    if (search.rows?.length) builder.open(search, inputs.now, { carry });
    else builder.close();
    reportOddRows();
    settleUrl();
  });

  const outputs = createProposalOutputs({
    core,
    outlets,
    base: () => address.base,
    onCreated: (kind, uri) => {
      emit("scout-proposal-created", { kind, ...(uri !== null && { uri }) });
    },
    onFailed: () => notify("warning", messages.failed),
  });

  const inputs = createUrlInputs(address, attributes, follow);

  /** The URL was changed by someone else: by Back, a link, the host page. */
  function follow(next: PricingInputs, before: PricingInputs): void {
    show(next);
    const cart = builder.cart.peek();
    if (next.address === "") stop();
    else if (next.address !== before.address || cart === null) start();
    else if (!areSameInputs({ ...next, ...choiceOf(cart) }, next)) {
      builder.act({ kind: "chooseProvider", value: next.provider || null });
      builder.act({ kind: "chooseTerm", value: next.term || null });
      builder.act({ kind: "choosePackage", value: next.package || null });
      followCart({ replace: true });
    }
  }

  function show({ address: text, preparedFor: name }: PricingInputs): void {
    addressText.value = text;
    preparedFor.value = name;
    hint.value = null;
  }

  /** What was chosen goes into the URL (rulings I3). */
  function followCart(how: { readonly replace: boolean }): void {
    const cart = builder.cart.peek();
    const next = { ...inputs.now, ...(cart && choiceOf(cart)) };
    if (!areSameInputs(next, inputs.now)) inputs.commit(next, how);
  }

  /** Rows that can never be shown, and conditions that can never hold (rulings MT5, K5). */
  function reportOddRows(): void {
    const catalogue = builder.cart.peek()?.catalogue;
    if (catalogue === undefined) return;
    for (const type of unknownTypesOf(catalogue)) report.warn("unknown-service-type", type);
    for (const { code, entity, key } of conditionWarningsOf(catalogue)) {
      report.warn(`condition-${code}`, `${entity}.${key}`);
    }
  }

  /** What the URL names and the answer does not offer leaves it, and that is said (rulings I4). */
  function settleUrl(): void {
    const cart = builder.cart.peek();
    if (cart === null) return;
    const { search } = cart.catalogue;
    const { now } = inputs;
    const isUnknown = (name: ChoiceName) =>
      now[name] !== "" && optionOf(search.filter_options?.[name], now[name]) === null;
    // The answer may name the provider that was meant.
    const isMeant = textOf(memberOf(search.query, "provider")) === cart.provider;
    dropped.value = (["provider", "term", "package"] as const).filter(
      (name) => isUnknown(name) && !(name === "provider" && isMeant),
    );
    followCart({ replace: true });
  }

  function start(): void {
    isAwaited = !access.peek();
    if (isAwaited || inputs.now.address === "") return;
    dropped.value = [];
    outputs.forgetContract();
    store.search(pricingWireQueryOf(inputs.now, suggestions.tokenFor(inputs.now.address)));
  }

  function stop(): void {
    isAwaited = false;
    searchedAddress = "";
    store.clear();
    builder.close();
    kept.clear();
    news.value = null;
    dropped.value = [];
    outputs.forgetContract();
  }

  function submit(given: string): void {
    const wanted = given.trim();
    addressText.value = given;
    hint.value = wanted === "" ? "addressMissing" : null;
    if (wanted === "") return;
    stopTyping();
    suggestions.settle(wanted);
    const { now } = inputs;
    // A package is one of the address's own (rulings I24).
    const chosen = wanted === now.address ? now.package : "";
    const name = preparedFor.peek().trim();
    const next = { ...now, address: wanted, preparedFor: name, package: chosen };
    if (inputs.commit(next, { replace: false })) start();
  }

  function create(kind: OutputKind): void {
    const state = builder.cart.peek();
    if (state === null) return;
    const proposal: ProposalInput = {
      state,
      date: dateTextOf(clock.now()),
      preparedFor: preparedFor.peek(),
      address: inputs.now.address,
      agent: agent.peek(),
      agency: agencyOf(settings.peek(), place.origin),
    };
    outputs.create(kind, proposal, pricingWireQueryOf(inputs.now, undefined));
  }

  /** Access came or went, as with a sign-out in another tab: what was built stays. */
  function followAccess(isOpen: boolean | null): void {
    if (isOpen === false) {
      isAwaited ||= store.state.peek().kind !== "idle";
      store.dispose();
    }
    if (isOpen && isAwaited) start();
  }

  const { lookup_token: token } = address.current.peek().state;
  if (typeof token === "string") suggestions.keep({ address: inputs.now.address, token });
  show(inputs.now);
  isAwaited = inputs.now.address !== "";
  const stopAccess = access.subscribe(followAccess);

  return {
    access,
    search: store.state,
    address: addressText,
    preparedFor,
    suggestions: suggestions.state,
    hint,
    dropped,
    cart: builder.cart,
    price: builder.price,
    sections,
    words,
    opened,
    canUndo: builder.canUndo,
    canRedo: builder.canRedo,
    news,
    restingPrice,
    agent,
    outputs,
    kept,
    hidesInstallFees: core.config.hideInstallFeeTable,
    base: address.base,
    typeAddress(text) {
      addressText.value = text;
      hint.value = null;
      suggestions.suggest(text);
    },
    typePreparedFor(text) {
      preparedFor.value = text;
      stopTyping();
      stopTyping = clock.after(typingRestMs, () => {
        inputs.commit({ ...inputs.now, preparedFor: text.trim() }, { replace: true });
      });
    },
    typeWords(text) {
      words.value = text;
    },
    openSection(name, isOpened) {
      const others = [...opened.peek()].filter((one) => one !== name);
      opened.value = new Set(isOpened ? [...others, name] : others);
    },
    submit,
    generate: () => submit(addressText.peek()),
    clear() {
      stopTyping();
      suggestions.clear();
      stop();
      show(noInputs);
      if (!areSameInputs(inputs.now, noInputs)) inputs.commit(noInputs, { replace: false });
    },
    cancel: store.clear,
    act(event) {
      builder.act(event);
      followCart({ replace: !event.kind.startsWith("choose") });
    },
    undo() {
      builder.undo();
      followCart({ replace: true });
    },
    redo() {
      builder.redo();
      followCart({ replace: true });
    },
    editAgent(change) {
      agentEdits.value = { ...agentEdits.peek(), ...change };
    },
    create,
    forgetDropped() {
      dropped.value = [];
    },
    navigate: (href) => address.navigate(href),
    refresh: start,
    dispose() {
      stopAccess();
      inputs.dispose();
      stopTyping();
      stopTotals();
      suggestions.clear();
      store.dispose();
    },
  };
}

function choiceOf({ provider, term, package: chosen }: CartState): Pick<PricingInputs, ChoiceName> {
  return { provider: provider ?? "", term: term ?? "", package: chosen ?? "" };
}
