import { createLatestTask } from "../../core/async/latest-task.ts";
import type { TableOutputs } from "../../core/files/text-table.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { addressFromQuery } from "../../core/lookup/address-from-query.ts";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import { type LookupState, progressLabels } from "../../core/lookup/lookup-state.ts";
import type { Place } from "../../core/lookup/place.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { PageLocation, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { stateOfPerson } from "../../core/stores/kept/handed-over.ts";
import { createAddressSuggestionsStore } from "../../core/stores/lookup/address-suggestions-store.ts";
import { createLookupStore } from "../../core/stores/lookup/lookup-store.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import type { Suggestions, SuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { createTableOutputs } from "../tables/table-outputs.model.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import { bulkPath, createLookupUploads } from "./lookup-uploads.model.ts";
import type { ScoutLookupAttributes } from "./scout-lookup.attributes.ts";

/** Details of the events of `scout-lookup` (interface: Own attributes, events, methods). */
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
    /** HTTP status. Null if there was none. */
    readonly status: number | null;
    readonly message: string;
  };
}

export interface ScoutLookupModel extends ScreenModel {
  /** Null while the settings are loading (decisions C7). */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly lookup: ReadonlySignal<LookupState>;
  /** The phase of a lookup as text. The last one stays, since it announces the results. */
  readonly announcement: ReadonlySignal<string>;
  readonly suggestions: ReadonlySignal<Suggestions<AddressSuggestion>>;
  readonly forgetRow: SuggestionsStore<AddressSuggestion>["forgetRow"];
  /** The text of the address box. */
  readonly text: ReadonlySignal<string>;
  /** What is wrong with the text: it was not searched, or the server cannot validate it. Null if nothing is. */
  readonly hint: ReadonlySignal<AddressHint | null>;
  /** A warning passed on by the previous screen (decisions C9). */
  readonly warning: ReadonlySignal<"contractNotFound" | null>;
  /** The application's key for maps, used if the lookup provides none (decisions G28). */
  readonly mapApiKey: string;
  readonly tables: TableOutputs;
  /** The context that addresses in answers are resolved against (decisions B18). */
  readonly base: AnswerContext;
  type(text: string): void;
  /** Looks up a typed or chosen address (decisions G3). */
  submit(text: string): void;
  /** The public method: like submitting the address. */
  search(address: unknown): void;
  clear(): void;
  dismissWarning(): void;
  /** Loads what the first lookup needs. */
  prepare(): void;
  /**
   * Follows a link in the page, unless the host page prevents it. Passes the lookup token with the address that it was
   * issued for (decisions D9).
   */
  navigate(href: string): void;
  /** The bulk screen for another tab while an upload runs, which leaving would abort; null in a portal (decisions G17). */
  readonly bulkHref: string | null;
  /** Sends the chosen file, on the bulk screen where that can be (decisions G17). */
  startUpload(): Promise<void>;
  /** The form for bulk files, loaded on demand. */
  loadUploadForm(): Promise<UploadFormModel>;
}

type AddressHint = "tooShort" | "checkAddress";

/** An address to look up, and which kept results may be used (decisions G10). */
interface RequestedLookup {
  readonly address: string;
  /** Kept results may be used. */
  readonly isRevisit: boolean;
  /** What another screen passed with the address: a lookup token, and the time of its search. */
  readonly passed: PageLocation["state"];
}

/** Shorter addresses are not looked up (1 §5). */
const minAddressLength = 4;
/** How long the attribute rests before it is looked up: a page may write each key that is pressed into it. */
const attributeRestMs = 500;

export function createScoutLookupModel({
  core,
  attributes,
  address,
  emit,
  actions,
  notify,
}: ScreenContext<ScoutLookupAttributes, ScoutLookupEvents>): ScoutLookupModel {
  const access = scoutAccessOf(core.settings);
  const text = signal("");
  const hint = signal<AddressHint | null>(null);
  const warning = signal<"contractNotFound" | null>(null);
  const suggestions = createAddressSuggestionsStore(core);
  /** A lookup that waits for access: no Scout call is made before (decisions C6). */
  let awaited: RequestedLookup | null = null;
  /** The address of a search that is being written to the URL. */
  let submitted: string | null = null;
  let isClearing = false;
  const attributeRest = createLatestTask();

  /** For the host page a resumed or kept lookup is a complete one, too: it starts exactly once. */
  let isAnnounced = true;
  const lookup = createLookupStore(core, (state) => {
    if (state.kind === "idle") return;
    if (!isAnnounced) emit("scout-lookup-started", { address: state.address });
    isAnnounced = true;
    if (state.kind === "polling" || state.kind === "finishing") {
      const { percentage, label, message } = state;
      emit("scout-lookup-progressed", { percentage, label, message });
    }
    if (state.kind === "done") {
      emit("scout-lookup-completed", { address: state.address, place: state.place });
    }
    if (state.kind === "failed") {
      const { address: failedAddress, status, message } = state;
      if (status === 422) {
        hint.value = "checkAddress";
        suggestions.suggest(text.peek());
      }
      emit("scout-lookup-failed", { address: failedAddress, status, message });
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
    const lookupToken = suggestions.tokenFor(requested.address);
    if (!requested.isRevisit) lookup.search(requested.address, { lookupToken });
    else lookup.revisit(requested.address, { lookupToken, sinceMs: searchedAtIn(passed) });
  }

  /** A new address in the URL starts a new lookup (decisions G3). */
  function follow(search: string, state: Readonly<Record<string, unknown>>): void {
    const queried = addressFromQuery(search);
    hint.value = null;
    // An address of the page without the parameter is that of the attribute again (decisions I25).
    if (queried.text === "" && !isClearing) return void startWithAttribute();
    text.value = queried.text;
    const isSubmitted = queried.address !== null && queried.address === submitted;
    submitted = null;
    if (queried.address === null) stop();
    else start({ address: queried.address, isRevisit: !isSubmitted, passed: state });
  }

  function startWithAttribute(): void {
    text.value = attributes.peek().address.trim();
    if (text.value.length < minAddressLength) stop();
    else start({ address: text.value, isRevisit: true, passed: {} });
  }

  /** Reacts to gained or lost access, for example after sign-out in another tab. */
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

  function submit(input: string): void {
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
      // Other parameters belong to other owners.
      if (textIn(current) !== textIn(before)) follow(current.search, current.state);
    }),
    attributes.subscribe((values) => {
      if (values.address === seenAttribute) return;
      seenAttribute = values.address;
      const newAddress = values.address.trim();
      text.value = newAddress;
      if (newAddress.length < minAddressLength) return stop();
      const abort = attributeRest.start();
      const begin = () => start(searchFor(newAddress));
      abort.addEventListener("abort", core.ports.clock.after(attributeRestMs, begin));
    }),
  ];

  readErrorCode(seenAddress.search);
  const uploads = createLookupUploads({ core, address, attributes, actions, notify });

  // A URL parameter overrides the attribute (decisions I25).
  if (textIn(seenAddress) !== "") follow(seenAddress.search, seenAddress.state);
  else startWithAttribute();

  return {
    access: scoutGateOf(core.settings),
    lookup: lookup.state,
    announcement: computed(() => announcementOf(lookup.state.value)),
    suggestions: suggestions.state,
    forgetRow: suggestions.forgetRow,
    text,
    hint,
    warning,
    mapApiKey: core.config.mapApiKey,
    tables: createTableOutputs({ actions, notify }),
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

/** An explicit search asks the server (decisions G10). */
function searchFor(address: string): RequestedLookup {
  return { address, isRevisit: false, passed: {} };
}

function tokenIn({ lookup_token: token }: PageLocation["state"]): string | undefined {
  return typeof token === "string" ? token : undefined;
}

/** When another screen made the search that it passed on; 0 if there is none. */
function searchedAtIn({ searched_at: searchedAt }: PageLocation["state"]): number {
  return typeof searchedAt === "number" ? searchedAt : 0;
}

function textIn({ search }: PageLocation): string {
  return addressFromQuery(search).text;
}

function announcementOf(state: LookupState): string {
  if (state.kind === "idle" || state.kind === "failed") return "";
  return state.kind === "done" ? progressLabels.finishing : state.label;
}
