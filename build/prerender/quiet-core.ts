import { defaultConfig } from "../../src/core/config.ts";
import { createCore } from "../../src/core/create-core.ts";
import type { FormattingOptions } from "../../src/core/formatting/formatting.ts";
import type { KeyValueStorage, Ports } from "../../src/core/ports.ts";
import type { ScreenContext } from "../../src/core/screen-context.ts";
import { signal } from "../../src/core/signals.ts";

const nothing = () => {};

const noStorage: KeyValueStorage = {
  read: () => null,
  write: nothing,
  remove: nothing,
  keys: () => [],
  subscribe: () => nothing,
};

/** Ports that store nothing, never answer a call and never fire a timer. */
const quietPorts: Ports = {
  http: () => new Promise(nothing),
  storage: noStorage,
  tabStorage: noStorage,
  clock: { now: () => 0, after: () => nothing },
  beacon: () => false,
  newId: () => "0",
  random: () => 0,
  report: { warn: nothing, error: nothing },
  place: { origin: "https://page.example", hostname: "page.example" },
  userAgent: "",
};

/** The context of a screen's model in a page that was just opened at `/`, signed out. */
export function quietContextOf<Attributes, Events>(
  attributes: Attributes,
  formatting: FormattingOptions,
): ScreenContext<Attributes, Events> {
  return {
    core: createCore(defaultConfig, quietPorts),
    attributes: signal(attributes),
    address: {
      current: signal({ search: "", state: {} }),
      base: `${quietPorts.place.origin}/`,
      basePath: "/",
      isInPortal: false,
      hrefOf: (path) => path,
      setQuery: () => false,
      enter: () => false,
      navigate: () => false,
      reload: () => false,
      openFragments: null,
      guard: () => nothing,
    },
    emit: () => true,
    actions: {
      saveFile: nothing,
      openTab: () => null,
      copyText: async () => false,
      printHtml: async () => {},
      printPage() {},
      leave: nothing,
    },
    formatting: signal(formatting),
    loadFailed: nothing,
    notify: nothing,
    say: nothing,
  };
}
