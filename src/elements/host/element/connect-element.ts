import {
  type Core,
  densityOf,
  needsSignInOf,
  pageState,
  type ReadonlySignal,
  type SettingsState,
} from "../../../core/internal.ts";
import type { KeyOptions } from "../page/follow-keys.ts";
import { followStickyHeader } from "../page/sticky-header.ts";
import { whenIdle } from "../page/when-idle.ts";
import { type ListActs, publishActs } from "./acts-of.ts";
import type { AttributeTable, CommonValues } from "./element-attributes.ts";
import { elementConfigOf, startingConfigOf } from "./element-config.ts";
import type { ElementLocale } from "./element-locale.ts";
import { pageCore } from "./page-cores.ts";

/**
 * The connection of an element to its page: its core, and the functions that end the connection.
 */
export interface Connection {
  readonly core: Core;
  /** Functions that end the connection. */
  readonly stops: (() => void)[];
}

export interface ConnectionOptions {
  read(): CommonValues;
  /** True if the site settings set the element's colors. */
  readonly isColored: boolean;
  readonly acts: ListActs;
  readonly isDisplayed: () => boolean;
  readonly language: ElementLocale;
  readonly attributes: AttributeTable;
  /** Called when the page changes a configuration that decides how the element starts. */
  onReconfigured(): void;
}

export function connectElement(
  element: HTMLElement,
  { read, isColored, acts, isDisplayed, language, attributes, onReconfigured }: ConnectionOptions,
): Connection {
  const config = startingConfigOf(read());
  const core = pageCore({
    ...elementConfigOf(read()),
    // The language may change between two calls.
    get locale() {
      return language.requested();
    },
  });
  const stops = [
    pageState().configured.subscribe(() => {
      if (startingConfigOf(read()) !== config) onReconfigured();
    }),
    followStickyHeader(element),
    followKeysLater(element, {
      isOn: () => core.config.shortcuts,
      isPortal: element.localName === "scout-portal",
      isDisplayed,
      language,
    }),
  ];
  stops.push(
    core.settings.shown.subscribe((known) => {
      if (known.kind === "ready") language.setCurrency(known.settings.currency);
    }),
  );
  publishActs(element, acts);
  if (isColored) stops.push(followSettings(element, core.settings.shown));
  stops.push(checkOnceShown(element, attributes));
  return { core, stops };
}

/**
 * Checks the attributes only after the element is usable or has failed, because nothing on the screen waits for
 * warnings.
 */
function checkOnceShown(element: HTMLElement, attributes: AttributeTable): () => void {
  const abortController = new AbortController();
  const { signal: abort } = abortController;
  const check = async () => {
    const { checkAttributes } = await import("./check-attributes.ts");
    checkAttributes(element, attributes);
  };
  for (const type of ["scout-ready", "scout-failed"]) {
    // A failed check is ignored, because a hint is not worth an error.
    element.addEventListener(type, () => whenIdle(() => void check().catch(() => {})), {
      signal: abort,
    });
  }
  return () => abortController.abort();
}

/**
 * Loads the code for keys when the focus enters the element, because keys work only there. A portal loads it after its
 * screen.
 */
function followKeysLater(element: HTMLElement, options: KeyOptions): () => void {
  const abortController = new AbortController();
  const { signal: abort } = abortController;
  let isLoaded = false;
  const load = async () => {
    if (isLoaded) return;
    isLoaded = true;
    const { followKeys } = await import("../page/follow-keys.ts");
    if (!abort.aborted) followKeys(element, options, abort);
  };
  for (const type of options.isPortal ? ["focusin", "scout-ready"] : ["focusin"]) {
    element.addEventListener(type, () => void load().catch(() => {}), { signal: abort });
  }
  return () => abortController.abort();
}

/** The properties of a screen's tree that come from its core. */
export function mountingOfCore(core: Core) {
  return {
    settings: core.settings.state,
    density: densityOf(core).density,
    trouble: core.trouble,
    needsSignIn: needsSignInOf(core),
  };
}

/**
 * Applies the site settings to an element once they are loaded. The code for it loads in the meantime, because the
 * first content needs neither. Returns a function that ends it.
 */
function followSettings(element: HTMLElement, settings: ReadonlySignal<SettingsState>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  import("../page/apply-settings.ts").then(
    ({ applySettings }) => {
      if (!isOver) stop = applySettings(element, settings);
    },
    () => {}, // the default colors remain
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
