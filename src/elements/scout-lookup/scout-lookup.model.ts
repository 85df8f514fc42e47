import { createLatestTask } from "../../core/async/latest-task.ts";
import type { TableOutputs } from "../../core/files/text-table.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { addressFromQuery } from "../../core/lookup/address-from-query.ts";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import { runTexts } from "../../core/lookup/lookup-messages.ts";
import { type LookupState, phaseTextOf } from "../../core/lookup/lookup-state.ts";
import type { Place } from "../../core/lookup/place.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { PageLocation, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { stateOfPerson } from "../../core/stores/kept/handed-over.ts";
import {
  type AddressSuggestionsStore,
  createAddressSuggestionsStore,
} from "../../core/stores/lookup/address-suggestions-store.ts";
import { createLookupStore } from "../../core/stores/lookup/lookup-store.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import type { Suggestions, SuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { oneLineOf } from "../../core/texts/one-line.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { createTableOutputs } from "../tables/table-outputs.model.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import { bulkPath, createLookupUploads } from "./lookup-uploads.model.ts";
import type { ScoutLookupAttributes } from "./scout-lookup.attributes.ts";

/** Details of the events of `scout-lookup`. */
export interface ScoutLookupEvents {
  "scout-lookup-started": { readonly address: string };
  "scout-lookup-progressed": {
    /** 0 to 100. */
    readonly percentage: number;
    readonly label: string;
    readonly message: string;
  };
  "scout-lookup-completed": { readonly address: string; readonly place: Place };
  "scout-lookup-failed": {
    readonly address: string;
    /** HTTP status, or null if there was none. */
    readonly status: number | null;
    readonly message: string;
  };
}

export interface ScoutLookupModel extends ScreenModel {
  /** Null while the settings are loading. */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly lookup: ReadonlySignal<LookupState>;
  /**
   * The phase of the lookup for screen readers. The last text stays, because it announces the
   * results.
   */
  readonly announcement: ReadonlySignal<string>;
  readonly suggestions: ReadonlySignal<Suggestions<AddressSuggestion>>;
  readonly forgetRow: SuggestionsStore<AddressSuggestion>["forgetRow"];
  readonly droppedUnit: AddressSuggestionsStore["droppedUnit"];
  /** The text of the address box. */
  readonly text: ReadonlySignal<string>;
  /**
   * The problem with the text: it is too short to search, or the server cannot validate it.
   * Otherwise null.
   */
  readonly hint: ReadonlySignal<AddressHint | null>;
  /** A warning from the previous screen. */
  readonly warning: ReadonlySignal<"contractNotFound" | null>;
  /** The configured map key, used if the lookup returns none. */
  readonly mapApiKey: string;
  readonly tables: TableOutputs;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  type(text: string): void;
  /** Looks up a typed or chosen address. */
  submit(text: string): void;
  /** The public method. Equivalent to submitting the address. */
  search(address: unknown): void;
  clear(): void;
  dismissWarning(): void;
  /** Loads the code that the first lookup needs. */
  prepare(): void;
  /**
   * Follows a link in the page, unless the host page prevents it. If the link is for the address of
   * the lookup token, the token is passed on.
   */
  navigate(href: string): void;
  /**
   * While an upload runs, the bulk screen opens in another tab, because leaving this page would
   * abort the upload. Null in a portal.
   */
  readonly bulkHref: string | null;
  /**
   * Opens the bulk screen, which sends the chosen file. If that is not possible, sends the file
   * here.
   */
  startUpload(): Promise<void>;
  /** The form for CSV files, loaded on first use. */
  loadUploadForm(): Promise<UploadFormModel>;
}

type AddressHint = "tooShort" | "checkAddress";

/** An address to look up, and the saved results that may be shown for it. */
interface RequestedLookup {
  readonly address: string;
  /** True if a saved result may be shown. */
  readonly isRevisit: boolean;
  /** The data from another screen: a lookup token and the time of its search. */
  readonly passed: PageLocation["state"];
}

/** Shorter addresses are not looked up. */
const minAddressLength = 4;
/** A change of the attribute is looked up after this pause, because a page may write every keystroke into it. */
const attributeRestMs = 500;

export function createScoutLookupModel({
  core,
  attributes,
  address,
  emit,
  actions,
  notify,
  formatting,
}: ScreenContext<ScoutLookupAttributes, ScoutLookupEvents>): ScoutLookupModel {
  const texts = () => localTexts(formatting.peek().translations, runTexts);
  const access = scoutAccessOf(core.settings);
  const text = signal("");
  const hint = signal<AddressHint | null>(null);
  const warning = signal<"contractNotFound" | null>(null);
  const suggestions = createAddressSuggestionsStore(core);
  /** A lookup that waits for access. No Scout request is sent before access is granted. */
  let awaited: RequestedLookup | null = null;
  /** The address of a search that is being written to the URL. */
  let submitted: string | null = null;
  let isClearing = false;
  const attributeRest = createLatestTask();

  /**
   * False until the start of a resumed or restored lookup has been reported. The host page gets
   * exactly one start event for each lookup.
   */
  let isAnnounced = true;
  const lookup = createLookupStore(core, (state) => {
    if (state.kind === "idle") return;
    if (!isAnnounced) emit("scout-lookup-started", { address: state.address });
    isAnnounced = true;
    if (state.kind === "polling" || state.kind === "finishing") {
      const { percentage, message } = state;
      const label = phaseTextOf(state, texts());
      emit("scout-lookup-progressed", { percentage, label, message });
    }
    if (state.kind === "done") {
      emit("scout-lookup-completed", { address: state.address, place: state.place });
    }
    if (state.kind === "failed") {
      const { status, reason } = state;
      if (status === 422) {
        hint.value = "checkAddress";
        suggestions.suggest(text.peek());
      }
      const message = texts()[reason];
      emit("scout-lookup-failed", { address: state.address, status, message });
    }
  });

  function start(requested: RequestedLookup): void {
    attributeRest.abort();
    awaited = access.peek() ? null : requested;
    if (awaited !== null) return void lookup.prepare();
    isAnnounced = false;
    const passed = stateOfPerson(core, requested.passed);
    const token = tokenIn(passed);
    if (token !== undefined && !suggestions.tokenFor(requested.address)) {
      suggestions.keep({ address: requested.address, token });
    }
    const { typed } = passed;
    if (typeof typed === "string") suggestions.findUnit(typed, requested.address);
    const lookupToken = suggestions.tokenFor(requested.address);
    if (!requested.isRevisit) lookup.search(requested.address, { lookupToken });
    else lookup.revisit(requested.address, { lookupToken, sinceMs: searchedAtIn(passed) });
  }

  /** A new address in the URL starts a new lookup. */
  function follow(search: string, state: Readonly<Record<string, unknown>>): void {
    const queried = addressFromQuery(search);
    hint.value = null;
    // Without the URL parameter the attribute's address applies again.
    if (queried.text === "" && !isClearing) return void startWithAttribute();
    text.value = queried.text;
    const isSubmitted = queried.address !== null && queried.address === submitted;
    submitted = null;
    if (queried.address === null) stop();
    else start({ address: queried.address, isRevisit: !isSubmitted, passed: state });
  }

  function startWithAttribute(): void {
    text.value = oneLineOf(attributes.peek().address).trim();
    if (text.value.length < minAddressLength) stop();
    else start({ address: text.value, isRevisit: true, passed: {} });
  }

  /** Handles a change of access, for example after a sign-out in another tab. */
  function followAccess(isOpen: boolean | null): void {
    const state = lookup.state.peek();
    if (isOpen === false && state.kind !== "idle") {
      lookup.clear();
      awaited = { address: state.address, isRevisit: true, passed: {} };
    }
    if (awaited !== null) start(awaited);
  }

  function stop(): void {
    attributeRest.abort();
    awaited = null;
    lookup.clear();
  }

  function readErrorCode(search: string): void {
    const code = new URLSearchParams(search).get("error_code");
    if (code === null) return;
    if (code === "404") warning.value = "contractNotFound";
    address.setQuery({ error_code: null }, { replace: true });
  }

  function submit(entered: string): void {
    const input = oneLineOf(entered);
    const newAddress = input.trim();
    text.value = input;
    if (newAddress.length < minAddressLength) {
      hint.value = "tooShort";
      return;
    }
    hint.value = null;
    suggestions.settle(newAddress);
    submitted = newAddress;
    const isRepeat = textIn(address.current.peek()) === newAddress;
    const isDone = address.setQuery({ address: newAddress });
    if (!isDone || isRepeat) submitted = null;
    if (isDone && isRepeat) start(searchFor(newAddress));
  }

  let seenAddress = address.current.peek();
  let seenAttribute = attributes.peek().address;
  const stops = [
    access.subscribe(followAccess),
    address.current.subscribe((current) => {
      const before = seenAddress;
      seenAddress = current;
      // Only the address parameter belongs to this element.
      if (textIn(current) !== textIn(before)) follow(current.search, current.state);
    }),
    attributes.subscribe((values) => {
      if (values.address === seenAttribute) return;
      seenAttribute = values.address;
      const newAddress = oneLineOf(values.address).trim();
      text.value = newAddress;
      if (newAddress.length < minAddressLength) return stop();
      const abort = attributeRest.start();
      const begin = () => start(searchFor(newAddress));
      abort.addEventListener("abort", core.ports.clock.after(attributeRestMs, begin));
    }),
  ];

  readErrorCode(seenAddress.search);
  const uploads = createLookupUploads({
    ...{ core, address, attributes, actions, notify, formatting },
  });

  // The URL parameter takes precedence over the attribute.
  if (textIn(seenAddress) !== "") follow(seenAddress.search, seenAddress.state);
  else startWithAttribute();

  return {
    access: scoutGateOf(core.settings),
    lookup: lookup.state,
    announcement: computed(() => phaseTextOf(lookup.state.value, texts())),
    suggestions: suggestions.state,
    forgetRow: suggestions.forgetRow,
    droppedUnit: suggestions.droppedUnit,
    text,
    hint,
    warning,
    mapApiKey: core.config.mapApiKey,
    tables: createTableOutputs({ actions, notify, formatting }),
    base: answerContextOf(core.config, address),
    type(next) {
      text.value = next;
      hint.value = null;
      suggestions.suggest(next);
    },
    submit,
    search(newAddress) {
      if (typeof newAddress === "string" && newAddress.trim() !== "") submit(newAddress);
    },
    clear() {
      suggestions.clear();
      text.value = "";
      hint.value = null;
      stop();
      if (textIn(address.current.peek()) === "") return;
      isClearing = true;
      address.setQuery({ address: null });
      isClearing = false;
    },
    dismissWarning() {
      warning.value = null;
    },
    prepare: lookup.prepare,
    navigate(href) {
      const linkedAddress = new URL(href, address.base).searchParams.get("address") ?? "";
      const token = suggestions.tokenFor(linkedAddress);
      address.navigate(href, token === undefined ? {} : { lookup_token: token });
    },
    bulkHref: attributes.peek().routing === "portal" ? null : address.hrefOf(bulkPath),
    startUpload: uploads.start,
    loadUploadForm: uploads.loadForm,
    refresh() {
      const state = lookup.state.peek();
      if (state.kind !== "idle") start(searchFor(state.address));
    },
    dispose() {
      for (const end of stops) end();
      attributeRest.abort();
      suggestions.clear();
      lookup.dispose();
      uploads.dispose();
    },
  };
}

/** If the user searches explicitly, request the result again. */
function searchFor(address: string): RequestedLookup {
  return { address, isRevisit: false, passed: {} };
}

function tokenIn({ lookup_token: token }: PageLocation["state"]): string | undefined {
  return typeof token === "string" ? token : undefined;
}

/** The time of the search that another screen passed on, or 0. */
function searchedAtIn({ searched_at: searchedAt }: PageLocation["state"]): number {
  return typeof searchedAt === "number" ? searchedAt : 0;
}

function textIn({ search }: PageLocation): string {
  return addressFromQuery(search).text;
}
