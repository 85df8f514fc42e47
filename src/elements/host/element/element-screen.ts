import {
  type Core,
  computed,
  createHeldCore,
  type FormattingOptions,
  heldSignal,
  isPlainClick,
  isSampleBase,
  localTexts,
  markedState,
  type NavigationDetail,
  type PageAddress,
  type PageLocation,
  type ReadonlySignal,
  type SafeLink,
  type ScreenModel,
  safeHref,
  signInHrefOf,
} from "../../../core/internal.ts";
import { createPageAddress, type Routing } from "../history/page-address.ts";
import { pageUrl } from "../history/page-url.ts";
import type { ElementAnnouncer } from "../page/announcer.ts";
import { browserActions } from "../page/browser-actions.ts";
import { hostTexts } from "../page/host.messages.ts";
import { notify } from "../page/notify.ts";
import { whenIdle } from "../page/when-idle.ts";
import type { CommonValues } from "./element-attributes.ts";
import { elementConfigOf } from "./element-config.ts";
import type { ElementDefinition } from "./element-definition.ts";
import { type Emit, reportFailedLoad } from "./element-events.ts";
import { pageCore } from "./page-cores.ts";
import { createPassedState } from "./passed-state.ts";
import { isInPopUp } from "./pop-up-mark.ts";
import { basePathOf, portalOf } from "./portal-of.ts";
import type { Display } from "./watch-display.ts";

/** The screen for one user. */
export interface ElementScreen<Model> {
  readonly model: Model;
  /** The page's address as the screen sees it. */
  readonly place: ReadonlySignal<PageLocation>;
  /**
   * The sign-in page, with the current address as its return target; null if none is configured.
   */
  readonly signInHref: ReadonlySignal<string | null>;
  close(): void;
}

/** The parts of an element that all of its screens share. */
export interface ScreenParts<Attributes> {
  readonly element: HTMLElement;
  readonly attributes: ReadonlySignal<Attributes>;
  readonly emit: Emit;
  createAddress(): ElementAddress;
  readonly common: ReadonlySignal<CommonValues>;
  readonly display: Display;
  readonly announcer: ElementAnnouncer;
  /** Decides the language of texts, and how amounts, numbers, dates and lists are formatted. */
  readonly formatting: ReadonlySignal<FormattingOptions>;
}

type ElementAddress = ReturnType<typeof createPageAddress>;

export function openScreen<Attributes, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Attributes, Events, Model>,
  {
    element,
    attributes,
    common,
    emit,
    createAddress,
    display,
    announcer,
    formatting,
  }: ScreenParts<Attributes>,
  core: Core,
): ElementScreen<Model> {
  const address = createAddress();
  const say = (words: string) => announcer.say({}, words);
  const model = definition.createModel({
    core: createHeldCore(core, { ...display, whenIdle }),
    attributes: heldSignal(attributes, display.isDisplayed),
    address,
    emit,
    actions: {
      ...browserActions,
      saveFile(file, name) {
        browserActions.saveFile(file, name, element, () =>
          say(localTexts(formatting.peek().translations, hostTexts).downloaded(name)),
        );
      },
      leave: (href) => browserActions.leave(href, element),
    },
    formatting,
    loadFailed: (status) => reportFailedLoad(emit, status, core.trouble.peek()),
    notify: (kind, sentence) => void notify(kind, sentence, element, formatting.peek()),
    say,
  });
  const detach = [
    ...(definition.attachToPage?.(element, model, display) ?? []),
    // Follows links after the portal, which has a handler of its own.
    followLinks(element, common.peek().routing, address),
  ];
  return {
    model,
    place: address.current,
    signInHref: computed(() => {
      void address.current.value;
      return signInHrefOf(core.config.signInUri, pageUrl());
    }),
    close() {
      for (const stop of detach) stop();
      address.dispose();
      model.dispose();
    },
  };
}

/**
 * Fetches the current content again, and settings that failed, because a screen may wait for them.
 */
export function refreshScreen(core: Core, model: ScreenModel | null): void {
  model?.refresh();
  const settings = core.settings.state.peek();
  if (settings.kind === "failed" && settings.isFinal) void core.settings.reload();
}

/** The page's address as the element sees it. */
export function createElementAddress(
  element: HTMLElement,
  values: CommonValues,
  emit: Emit,
  display: Display,
  writer?: HTMLElement,
): ElementAddress {
  const ask = (detail: NavigationDetail) => emit("scout-navigated", detail);
  const core = pageCore(elementConfigOf(values));
  const { apiBase, portalBase: configured } = core.config;
  // In a portal, links lead to the portal's own routes.
  const isInPortal = portalOf(element) !== null;
  const portalBase = isInPortal ? "" : configured;
  return createPageAddress(values.routing, ask, {
    basePath: basePathOf(element),
    passed: createPassedState(core),
    mark: (state) => markedState(core, state),
    isInPortal,
    isInPopUp: isInPopUp(element),
    portalBase,
    writer,
    display,
    isForeign: portalBase === "" && !isApiOfPage(apiBase),
    element,
  });
}

/** Sample data has no screens, so the page may lack them, too. */
function isApiOfPage(apiBase: string): boolean {
  if (isSampleBase(apiBase)) return false;
  return safeHref(apiBase || "/", pageUrl())?.sameOrigin ?? true;
}

/**
 * Follows the links of an element, after an event that the page may cancel. With routing `none`, a link to a screen
 * never leaves the page unless the page follows the event. A portal follows the links of its screens itself.
 *
 * @returns a function that ends it
 */
function followLinks(element: HTMLElement, routing: Routing, address: PageAddress): () => void {
  function handleClick(event: MouseEvent): void {
    const link = ownLinkIn(event, element);
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    const target = safeHref(link.href, pageUrl());
    if (target === null || (routing !== "none" && !isOurs(link, target))) return;
    event.preventDefault();
    // Use the address as written, because the page's router may expect a path without an origin.
    address.navigate(link.getAttribute("href") ?? target.href);
  }
  /** Links to a sign-in page or another site are left to the browser. */
  function isOurs(link: HTMLAnchorElement, { href, sameOrigin }: SafeLink): boolean {
    const portal = safeHref(address.hrefOf("/"), pageUrl());
    const isOfPortal = portal !== null && href.startsWith(portal.href);
    return (sameOrigin || isOfPortal) && !link.relList.contains("external");
  }
  // The sign-in has no shadow root and follows each of its links itself.
  if (portalOf(element) === null && element.shadowRoot !== null) {
    element.addEventListener("click", handleClick);
  }
  return () => element.removeEventListener("click", handleClick);
}

/**
 * The clicked link, if the element drew it and it leads to another page in this tab. Links that the page put between
 * the tags are left to the page.
 */
function ownLinkIn(event: Event, element: HTMLElement): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement)) return null;
  const isOwn = link.getRootNode() === element.shadowRoot;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isPage =
    !/^(?:#|$)/.test(link.getAttribute("href") ?? "") && !link.hasAttribute("download");
  return isOwn && isOfThisTab && isPage ? link : null;
}
