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
import { createSearchBox, type SearchBoxModel } from "./search-box.model.ts";
import type { WorkModel } from "./work.model.ts";

export interface PortalDashboardModel extends ScreenModel {
  /** Null while the settings are loading (decisions C7, F2). */
  readonly access: ReadonlySignal<boolean | null>;
  /** The agency's logo; null while unknown (decisions F4). */
  readonly logo: ReadonlySignal<Logo | null>;
  readonly address: SearchBoxModel;
  readonly solutions: SearchBoxModel;
  readonly providers: SearchBoxModel;
  /** Null until it is loaded, for a person with access to Scout. */
  readonly work: ReadonlySignal<WorkModel | null>;
  /** The address to draw for a path of the portal. */
  hrefOf(path: string): string;
  /** Follows a link in the page, unless the host page prevents it. */
}

export interface Logo {
  /** Null if none is set: the product's own logo is shown (decisions F4). */
  readonly src: string | null;
  readonly name: string;
}

/** Shorter addresses are not looked up (decisions F3). */
const minAddressLength = 4;
/** The minimum length for suggestions of names and keywords (decisions D10). */
const minKeywordLength = 2;

export function createPortalDashboardModel({
  core,
  address,
  loadFailed,
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
      return createWork({ core, address, loadFailed });
    },
    () => ports.report.warn("work-not-loaded"),
  );
  const access = scoutAccessOf(settings);
  /** Suggestions of one user must not be shown to another (decisions A11). */
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
        addresses.settle(newAddress);
        const token = addresses.tokenFor(newAddress);
        // The token is valid for this address only (decisions D9). Results from before the search are not shown
        // (decisions G10).
        address.navigate(searchHrefOf("address", newAddress), {
          searched_at: ports.clock.now(),
          ...(token && { lookup_token: token }),
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
