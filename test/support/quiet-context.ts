import type { ScreenContext } from "../../src/core/screen-context.ts";
import { signal } from "../../src/core/signals.ts";

/** What the model of a screen is given besides its core and attributes, by a page that does nothing. */
export function quietContext<Events>(): Omit<
  ScreenContext<unknown, Events>,
  "core" | "attributes"
> {
  return {
    formatting: signal({ locale: "en-US", currencyDisplay: "symbol", now: null }),
    address: {
      current: signal({ search: "", state: {} }),
      base: "https://portal.example/",
      basePath: "/",
      isInPortal: false,
      setQuery: () => true,
      enter: () => true,
      reload: () => true,
      hrefOf: (path) => path,
      navigate: () => true,
      guard: () => () => {},
      openFragments: null,
    },
    loadFailed: () => {},
    emit: () => true,
    actions: {
      saveFile: () => {},
      openTab: () => null,
      printHtml: async () => {},
      leave: () => {},
      copyText: async () => true,
    },
    notify: () => {},
    say: () => {},
  };
}
