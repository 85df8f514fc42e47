import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import { onlyHrefOf } from "../../core/navigation/site-result.ts";
import type { PageLocation, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  createSiteSearchStore,
  type SiteSearchState,
} from "../../core/stores/content/site-search-store.ts";
import { enteredText } from "../../core/texts/fold-text.ts";
import { localTexts, type TextsOf } from "../../core/texts/text-group.ts";
import { startValueOf, urlParameter } from "../../core/values/start-value.ts";
import type { SiteSearchAttributes } from "./site-search.attributes.ts";
import { siteSearchTexts } from "./site-search.messages.ts";

export interface SiteSearchModel extends ScreenModel {
  /** The keyword that the results belong to. */
  readonly keys: ReadonlySignal<string>;
  readonly search: ReadonlySignal<SiteSearchState>;
  /** Announces the number of results. */
  readonly announcement: ReadonlySignal<string>;
  /** The context that resolves the links of results. */
  readonly base: AnswerContext;
  /** Searches for other words, in the address of this page. Blank words are ignored. */
  searchFor(words: string): void;
}

export function createSiteSearchModel({
  core,
  attributes,
  address,
  loadFailed,
  formatting,
}: ScreenContext<SiteSearchAttributes, unknown>): SiteSearchModel {
  const { state, search, clear } = createSiteSearchStore(core, loadFailed);
  const base = () => answerContextOf(core.config, address);
  const keys = signal("");
  let isStarted = false;

  /** The URL parameter takes precedence over the attribute. */
  function follow(): void {
    const requested = startValueOf(
      keysIn(address.current.peek()) || null,
      attributes.peek().keys.trim(),
    );
    if (isStarted && requested === keys.peek()) return;
    isStarted = true;
    keys.value = requested;
    start();
  }

  function start(): void {
    void search(keys.peek(), (results) => {
      const only = onlyHrefOf(results, address.base, base());
      // Show the list if there is no navigation, or if the host page prevents it.
      const isLeft = only !== null && address.navigate(only, {}, { replace: true });
      return !isLeft || attributes.peek().routing === "none";
    });
  }

  const stops = [attributes.subscribe(follow), address.current.subscribe(follow)];

  return {
    keys,
    search: state,
    announcement: computed(() =>
      announcementOf(state.value, localTexts(formatting.peek().translations, siteSearchTexts)),
    ),
    get base() {
      return base();
    },
    searchFor(words) {
      const entered = enteredText(words);
      if (entered !== "") address.setQuery({ keys: entered });
    },
    refresh: start,
    dispose() {
      for (const stop of stops) stop();
      clear();
    },
  };
}

function keysIn({ search }: PageLocation): string {
  return urlParameter(search, "keys") ?? "";
}

function announcementOf(state: SiteSearchState, texts: TextsOf<typeof siteSearchTexts>): string {
  if (state.kind !== "ready") return "";
  const { results, total } = state;
  if (total > results.length) return texts.firstOf(String(results.length), String(total));
  return total === 0 ? texts.none : texts.count(total, String(total));
}
