import type { LeavingFor, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { indexPatchOf } from "../../core/solutions-index/index-patch.ts";
import { type IndexRoles, indexRolesOf } from "../../core/solutions-index/index-roles.ts";
import { type IndexSearch, searchIndex } from "../../core/solutions-index/search-index.ts";
import {
  countChanges,
  coveredTermsOf,
  type IndexCategory,
  type IndexProvider,
  type SolutionsIndex,
  type TermSelection,
  termKeyOf,
  toggleTerm,
} from "../../core/solutions-index/solutions-index.ts";
import { keepWork, listIn, textIn, type Work } from "../../core/stores/kept/kept-work.ts";
import {
  createSolutionsIndexStore,
  type SolutionsIndexState,
} from "../../core/stores/solutions-index/solutions-index-store.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { followStartValue } from "../../core/values/start-value.ts";
import type { SolutionsIndexAttributes } from "./solutions-index.attributes.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";

/** Details of the events of `solutions-index`. */
export interface SolutionsIndexEvents {
  "scout-index-submitted": { readonly providerId: string; readonly moderated: boolean };
}

export interface SolutionsIndexModel extends ScreenModel {
  readonly index: ReadonlySignal<SolutionsIndexState>;
  readonly roles: ReadonlySignal<IndexRoles>;
  /** The selected provider, or null. */
  readonly provider: ReadonlySignal<IndexProvider | null>;
  /** The ticked terms while editing, otherwise the covered ones. Null without a provider. */
  readonly selection: ReadonlySignal<TermSelection | null>;
  readonly isEditing: ReadonlySignal<boolean>;
  /** The number of terms that the draft adds or removes. */
  readonly changes: ReadonlySignal<number>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** True if the last submission was answered with 401. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** The search text and its results. `found` is null without search words. */
  readonly query: ReadonlySignal<string>;
  readonly found: ReadonlySignal<IndexSearch | null>;
  /** Bundles of the open categories. They stay open for another provider. */
  readonly opened: ReadonlySignal<ReadonlySet<string>>;
  /** True while the user is asked whether a change of provider may discard edits. */
  readonly asksToDiscard: ReadonlySignal<boolean>;
  readonly base: string;
  choose(id: string | null): void;
  discard(): void;
  keep(): void;
  makeEdits(): void;
  toggle(key: string): void;
  submit(): void;
  /** Discards the draft. If that loses edits, the user confirms it first. */
  cancel(): void;
  /**
   * Opens the categories with results. When the search ends, the previously open categories open
   * again.
   */
  search(text: string): void;
  setOpen(bundle: string, isOpen: boolean): void;
  expandAll(): void;
  collapseAll(): void;
  /** Returns the href of a path of the portal. */
  hrefOf(path: string): string;
}

/**
 * A change that waits for confirmation: another provider, no provider, a reload, or another screen.
 */
type Pending =
  | { readonly kind: "provider"; readonly id: string | null }
  | { readonly kind: "screen"; readonly target: LeavingFor };

const noTerms: TermSelection = new Set();

export function createSolutionsIndexModel({
  core,
  attributes,
  address,
  emit,
  notify,
  loadFailed,
  formatting,
}: ScreenContext<SolutionsIndexAttributes, SolutionsIndexEvents>): SolutionsIndexModel {
  const textsNow = () => localTexts(formatting.peek().translations, solutionsIndexTexts);
  const store = createSolutionsIndexStore(core, loadFailed);
  /** The requested provider: its id, or a value or label from the attribute. */
  const requestedProvider = signal("");
  const draft = signal<TermSelection | null>(null);
  const isSaving = signal(false);
  const isUnauthorized = signal(false);
  /** The edits from before a sign-in, until the index is loaded. */
  let savedWork: Work | null = null;
  const opened = signal<ReadonlySet<string>>(new Set());
  const query = signal("");
  /** The categories that were open before the search. */
  let openedBefore: ReadonlySet<string> = new Set();
  /** The change that waits until the draft may be discarded. */
  const pending = signal<Pending | null>(null);

  const index = computed(() => {
    const state = store.state.value;
    return state.kind === "ready" ? state.index : null;
  });
  const provider = computed(() => providerOf(requestedProvider.value, index.value));
  const found = computed(() => searchIndex(index.value?.categories ?? [], query.value));
  const covered = computed(() =>
    provider.value === null || index.value === null
      ? null
      : coveredTermsOf(provider.value, index.value.categories),
  );
  const roles = computed(() => {
    const settings = core.settings.state.value;
    const userRoles = settings.kind === "ready" ? settings.settings.roles : [];
    return indexRolesOf(index.value?.capabilities ?? [], userRoles);
  });

  const changes = computed(() => countChanges(draft.value ?? noTerms, covered.value ?? noTerms));
  // If the index could not be loaded again, treat the draft as changed.
  const isDirty = computed(
    () => draft.value !== null && (covered.value === null || changes.value > 0),
  );
  let stopGuard: (() => void) | null = null;
  function setGuard(isOn: boolean): void {
    if (isOn) {
      stopGuard ??= address.guard((target) => {
        pending.value = { kind: "screen", target };
      });
      return;
    }
    stopGuard?.();
    stopGuard = null;
  }

  /** Another provider ends editing. If that loses edits, the user confirms it first. */
  function choose(id: string | null): void {
    const now = provider.peek();
    if ((id ?? "") === (now?.id ?? "") || isSaving.peek()) return;
    if (isDirty.peek()) pending.value = { kind: "provider", id };
    else change(id);
  }

  function change(id: string | null): void {
    batch(() => {
      pending.value = null;
      draft.value = null;
      isUnauthorized.value = false;
      requestedProvider.value = id ?? "";
    });
  }

  async function save(now: IndexProvider, selection: TermSelection): Promise<void> {
    const { isAdministrator } = roles.peek();
    const categories = index.peek()?.categories ?? [];
    isSaving.value = true;
    isUnauthorized.value = false;
    const outcome = await store.save(indexPatchOf(now, categories, selection, { isAdministrator }));
    isSaving.value = false;
    isUnauthorized.value = outcome === "unauthorized";
    if (outcome === "failed") notify("warning", textsNow().failed);
    if (outcome !== "saved") return;
    draft.value = null;
    notify("success", isAdministrator ? textsNow().updated(now.label) : textsNow().submitted);
    emit("scout-index-submitted", { providerId: now.id, moderated: !isAdministrator });
  }

  /** Restores the edits when the index is loaded and the user may still edit it. */
  function takeSavedWork(): void {
    if (savedWork === null || index.peek() === null) return;
    const [id, terms] = [textIn(savedWork, "provider"), listIn(savedWork, "terms")];
    savedWork = null;
    change(id);
    if (provider.peek()?.id !== id || !roles.peek().canEdit) return;
    edit(new Set(terms));
  }

  /** Opens a category if all are closed, because the user comes to tick something. */
  function edit(terms: TermSelection): void {
    draft.value = terms;
    store.prepare();
    if (opened.peek().size > 0) return;
    const categories = index.peek()?.categories ?? [];
    const isCovered = ({ items }: IndexCategory) =>
      items.some((item) => covered.peek()?.has(termKeyOf(item)));
    const first = categories.find(isCovered) ?? categories[0];
    if (first !== undefined) opened.value = new Set([first.bundle]);
  }

  const requested = followStartValue({ address, attributes }, "provider", (value) => {
    const next = value.trim();
    choose(providerOf(next, index.peek())?.id ?? (next || null));
  });
  requestedProvider.value = requested.start.trim();
  const stops = [
    ...requested.stops,
    isDirty.subscribe(setGuard),
    keepWork(core, {
      name: `solutions-index ${new URL(address.base).pathname}`,
      read: () =>
        isDirty.value && provider.value !== null
          ? { provider: provider.value.id, terms: [...(draft.value ?? [])] }
          : null,
      restore(work) {
        savedWork = work;
        takeSavedWork();
      },
    }),
    index.subscribe(takeSavedWork),
  ];
  void store.load();

  return {
    index: store.state,
    roles,
    provider,
    selection: computed(() => draft.value ?? covered.value),
    isEditing: computed(() => draft.value !== null),
    changes,
    isSaving,
    isUnauthorized,
    query,
    found,
    opened,
    asksToDiscard: computed(() => pending.value !== null),
    base: address.base,
    choose,
    discard() {
      const confirmed = pending.peek();
      if (confirmed === null) return;
      if (confirmed.kind === "provider") return change(confirmed.id);
      change(provider.peek()?.id ?? null);
      address.navigate(confirmed.target.href, confirmed.target.state);
    },
    keep() {
      pending.value = null;
    },
    makeEdits() {
      if (!roles.peek().canEdit || provider.peek() === null) return;
      edit(covered.peek() ?? noTerms);
    },
    toggle(key) {
      const now = draft.peek();
      if (now !== null && !isSaving.peek()) draft.value = toggleTerm(now, key);
    },
    submit() {
      const [now, selection] = [provider.peek(), draft.peek()];
      if (now === null || selection === null || isSaving.peek()) return;
      if (selection.size === 0) notify("warning", textsNow().nothingSelected);
      else void save(now, selection);
    },
    cancel() {
      if (isSaving.peek()) return;
      const id = provider.peek()?.id ?? null;
      if (isDirty.peek()) pending.value = { kind: "provider", id };
      else change(id);
    },
    search(text) {
      if (found.peek() === null) openedBefore = opened.peek();
      query.value = text;
      const now = found.peek();
      const categories = index.peek()?.categories ?? [];
      opened.value =
        now === null
          ? openedBefore
          : new Set([...now.items.keys()].map((place) => categories[place]?.bundle ?? ""));
    },
    setOpen(bundle, isOpen) {
      const next = new Set(opened.peek());
      if (isOpen) next.add(bundle);
      else next.delete(bundle);
      opened.value = next;
    },
    expandAll() {
      opened.value = new Set(index.peek()?.categories.map(({ bundle }) => bundle));
    },
    collapseAll() {
      opened.value = new Set();
    },
    hrefOf: address.hrefOf,
    refresh: () => void store.load(),
    dispose() {
      for (const stop of stops) stop();
      setGuard(false);
      store.clear();
    },
  };
}

/** The requested provider, or the only one. */
function providerOf(requested: string, index: SolutionsIndex | null): IndexProvider | null {
  const providers = index?.providers ?? [];
  const [only] = providers;
  if (providers.length === 1 && only) return only;
  if (requested === "") return null;
  return (
    providers.find(({ id }) => id === requested) ??
    providers.find(({ value, label }) => value === requested || label === requested) ??
    null
  );
}
