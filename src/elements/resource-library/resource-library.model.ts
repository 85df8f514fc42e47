import type { DownloadedFile } from "../../core/api/download-file.ts";
import { suggestResources } from "../../core/api/keyword-suggestions.ts";
import { downloadAttachment } from "../../core/api/resource-library.ts";
import type { Attachment } from "../../core/libraries/attachment.ts";
import { type LibraryOption, offeredOptions } from "../../core/libraries/library-option.ts";
import {
  changeQuery,
  firstQuery,
  isNarrowed,
  pageCountOf,
  type ResourceQuery,
  toggleCollateralType,
} from "../../core/libraries/resource-query.ts";
import { type AnswerContext, folderHrefOf } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { KeywordSuggestion } from "../../core/navigation/keyword-suggestion.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  createResourceLibraryStore,
  type ResourceLibraryState,
} from "../../core/stores/libraries/resource-library-store.ts";
import { createKeyedActs } from "../../core/stores/page/keyed-acts.ts";
import {
  createSuggestionsStore,
  type Suggestions,
} from "../../core/stores/page/suggestions-store.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { enteredText } from "../../core/texts/fold-text.ts";
import { localTexts, type TextsOf } from "../../core/texts/text-group.ts";
import { followStartValue } from "../../core/values/start-value.ts";
import type { ResourceLibraryAttributes } from "./resource-library.attributes.ts";
import { resourceLibraryTexts } from "./resource-library.messages.ts";

/** Details of the events of `resource-library`. */
export interface ResourceLibraryEvents {
  "scout-file-downloaded": { readonly uri: string; readonly name: string };
}

export interface ResourceLibraryModel extends ScreenModel {
  readonly library: ReadonlySignal<ResourceLibraryState>;
  /** The requested query. The library may still show the answer to the previous one. */
  readonly query: ReadonlySignal<ResourceQuery>;
  readonly isNarrowed: ReadonlySignal<boolean>;
  readonly collateralTypes: ReadonlySignal<readonly LibraryOption[]>;
  /** The text of the search box. */
  readonly text: ReadonlySignal<string>;
  readonly suggestions: ReadonlySignal<Suggestions<KeywordSuggestion>>;
  /** Paths of the files that are being downloaded. */
  readonly downloading: ReadonlySignal<ReadonlySet<string>>;
  /** Path of the file whose last download was answered with 401. */
  readonly unauthorized: ReadonlySignal<string | null>;
  /** Announces the number of results. */
  readonly announcement: ReadonlySignal<string>;
  /** Announces the state of the running download. */
  readonly progress: ReadonlySignal<string>;
  /** The address that file paths are resolved against. */
  readonly apiRoot: string;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  type(text: string): void;
  /** Searches a typed text or a chosen suggestion. */
  submit(text: string): void;
  clear(): void;
  toggle(collateralType: string): void;
  turnOrder(): void;
  goTo(page: number): void;
  download(attachment: Extract<Attachment, { kind: "own" }>): void;
}

/** The minimum length for suggestions. */
const minLength = 2;

export function createResourceLibraryModel({
  core,
  attributes,
  address,
  emit,
  actions,
  notify,
  loadFailed,
  formatting,
}: ScreenContext<ResourceLibraryAttributes, ResourceLibraryEvents>): ResourceLibraryModel {
  const store = createResourceLibraryStore(core, loadFailed);
  const downloads = createKeyedActs<string, DownloadedFile>((error) =>
    reportFailure(core.ports.report, "file-download-failed", error),
  );
  const suggestions = createSuggestionsStore<KeywordSuggestion>({
    clock: core.ports.clock,
    minLength,
    fetch: (text, abort) => suggestResources(core.client, text, abort),
  });
  const textsNow = () => localTexts(formatting.peek().translations, resourceLibraryTexts);
  const query = signal<ResourceQuery>(firstQuery);
  const text = signal("");
  const collateralTypes = signal<readonly LibraryOption[]>([]);
  /** Announces the state of the last download. `""` if the list has changed since. */
  const progress = signal("");

  function ask(next: ResourceQuery): void {
    query.value = next;
    progress.value = "";
    void store.load(next);
  }

  function search(keyword: string): void {
    suggestions.clear();
    text.value = keyword;
    ask(changeQuery(query.peek(), { keyword: enteredText(keyword) }));
  }

  /** If there are fewer pages than requested, the answer is the last page. Follow it. */
  function follow(state: ResourceLibraryState): void {
    if (state.kind !== "ready" || state.isLoading) return;
    query.value = state.query;
    const ticked = state.query.collateralTypes;
    const before = collateralTypes.peek();
    collateralTypes.value = offeredOptions(state.page.collateralTypes, ticked, before);
  }

  async function save(attachment: Extract<Attachment, { kind: "own" }>): Promise<void> {
    progress.value = textsNow().downloading(attachment.name);
    const outcome = await downloads.run(attachment.path, (abort) =>
      downloadAttachment(core.client, attachment, abort),
    );
    if (outcome.kind === "dropped") return;
    progress.value = "";
    if (outcome.kind === "failed") {
      const isMissing = outcome.status === 404 || outcome.status === 410;
      notify("warning", isMissing ? textsNow().fileNotFound : textsNow().failed);
    }
    if (outcome.kind !== "done") return;
    const { file, name } = outcome.value;
    actions.saveFile(file, name);
    emit("scout-file-downloaded", { uri: attachment.href, name });
  }

  const requested = followStartValue({ address, attributes }, "keyword", search);
  text.value = requested.start;
  const stops = [store.state.subscribe(follow), ...requested.stops];
  ask({ ...firstQuery, keyword: enteredText(requested.start) });

  return {
    library: store.state,
    query,
    isNarrowed: computed(() => isNarrowed(query.value) || text.value !== ""),
    collateralTypes,
    text,
    suggestions: suggestions.state,
    downloading: downloads.busy,
    unauthorized: downloads.unauthorized,
    announcement: computed(() => announcementOf(store.state.value, textsNow())),
    progress,
    apiRoot: folderHrefOf(core.config.apiBase, address.base),
    base: answerContextOf(core.config, address),
    type(next) {
      text.value = next;
      suggestions.suggest(next);
    },
    submit: search,
    clear() {
      suggestions.clear();
      text.value = "";
      ask(changeQuery(query.peek(), { keyword: "", collateralTypes: [] }));
    },
    toggle: (value) => ask(toggleCollateralType(query.peek(), value)),
    turnOrder() {
      const { order } = query.peek();
      ask(changeQuery(query.peek(), { order: order === "ASC" ? "DESC" : "ASC" }));
    },
    goTo: (page) => ask({ ...query.peek(), page }),
    download(attachment) {
      if (!downloads.busy.peek().has(attachment.path)) void save(attachment);
    },
    refresh: () => ask(query.peek()),
    dispose() {
      for (const stop of stops) stop();
      suggestions.clear();
      downloads.abort();
      store.clear();
    },
  };
}

function announcementOf(
  state: ResourceLibraryState,
  texts: TextsOf<typeof resourceLibraryTexts>,
): string {
  if (state.kind === "failed") return "";
  if (state.kind === "loading" || state.isLoading) return texts.loading;
  const { total, limit } = state.page;
  if (total === 0) return texts.nothingFound;
  const pageCount = pageCountOf(total, limit);
  const results = texts.results(String(total));
  return pageCount > 1 ? texts.resultsOnPage(results, state.query.page + 1, pageCount) : results;
}
