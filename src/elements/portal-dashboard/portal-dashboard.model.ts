import { suggestProviders, suggestSolutions } from "../../core/api/keyword-suggestions.ts";
import { answerImageSrc } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import { filterValueOf } from "../../core/navigation/keyword-suggestion.ts";
import { searchHrefOf } from "../../core/navigation/search-target.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal } from "../../core/signals.ts";
import { createAddressSuggestionsStore } from "../../core/stores/lookup/address-suggestions-store.ts";
import { createLazyPart } from "../../core/stores/page/lazy-part.ts";
import { scoutAccessOf, shownAccessOf } from "../../core/stores/page/settings-store.ts";
import { createSuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { containsWords } from "../../core/texts/fold-text.ts";
import { createSearchBox, type SearchBoxModel } from "./search-box.model.ts";
import type { WorkModel } from "./work.model.ts";

export interface PortalDashboardModel extends ScreenModel {
  /** Null while the settings are loading. */
  readonly access: ReadonlySignal<boolean | null>;
  /** The agency's logo; null while unknown. */
  readonly logo: ReadonlySignal<Logo | null>;
  readonly address: SearchBoxModel;
  readonly solutions: SearchBoxModel;
  readonly providers: SearchBoxModel;
  /** Null until it is loaded, and for a user without access to Scout. */
  readonly work: ReadonlySignal<WorkModel | null>;
  /** Converts a path of the portal into the address of a link. */
  hrefOf(path: string): string;
  /** Follows a link in the page, unless the host page cancels it. */
}

export interface Logo {
  /** Null if none is set; the product's own logo is shown then. */
  readonly src: string | null;
  readonly name: string;
}

/** Shorter addresses are not looked up. */
const minAddressLength = 4;
/** The minimum length for suggestions of names and keywords. */
const minKeywordLength = 2;

export function createPortalDashboardModel({
  core,
  address,
  actions,
  loadFailed,
  notify,
  formatting,
}: ScreenContext<unknown, unknown>): PortalDashboardModel {
  const { client, ports, settings, config } = core;
  const addresses = createAddressSuggestionsStore(core);
  const terms = createSuggestionsStore({
    clock: ports.clock,
    minLength: minKeywordLength,
    fetch: (text, abort) => suggestSolutions(client, text, abort),
  });
  const names = createSuggestionsStore({
    clock: ports.clock,
    minLength: minKeywordLength,
    fetch: (text, abort) => suggestProviders(client, text, abort),
  });
  const stores = [addresses, terms, names];
  const clear = () => {
    for (const store of stores) store.clear();
  };
  const work = createLazyPart(
    async () => {
      const { createWork } = await import("./work.model.ts");
      return createWork({ core, address, actions, loadFailed, notify, formatting });
    },
    () => ports.report.warn("work-not-loaded"),
  );
  const access = scoutAccessOf(settings);
  /** A user must not see the suggestions of another. */
  const stop = settings.state.subscribe(() => {
    clear();
    if (access.peek()) void work.open();
  });

  return {
    access: shownAccessOf(settings),
    work: work.state,
    logo: computed(() => {
      const known = settings.shown.value;
      if (known.kind === "unknown") return null;
      const set = known.kind === "ready" ? known.settings : null;
      return {
        src: answerImageSrc(set?.primaryLogo, answerContextOf(config, address)),
        name: set?.siteName ?? config.productName,
      };
    }),
    address: createSearchBox({
      store: addresses,
      minLength: minAddressLength,
      onSearch(newAddress) {
        const { query: typed, rows } = addresses.state.peek();
        const isChosen = rows.some(({ value }) => value === newAddress);
        addresses.settle(newAddress);
        const token = addresses.tokenFor(newAddress);
        // The token is valid only for this address. Older results must not be shown.
        address.navigate(searchHrefOf("address", newAddress), {
          searched_at: ports.clock.now(),
          ...(token && { lookup_token: token }),
          // The lookup offers a unit that the suggestion lacks.
          ...(isChosen && !containsWords(newAddress, typed) && { typed }),
        });
      },
    }),
    solutions: createSearchBox({
      store: terms,
      minLength: 0,
      findValue: filterValueOf,
      onSearch: (value) => void address.navigate(searchHrefOf("solutions", value)),
    }),
    providers: createSearchBox({
      store: names,
      minLength: 0,
      onSearch: (value) => void address.navigate(searchHrefOf("providers", value)),
    }),
    hrefOf: address.hrefOf,
    refresh: () => void settings.reload(),
    dispose() {
      stop();
      work.dispose();
      clear();
    },
  };
}
