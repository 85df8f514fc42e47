import { answerImageSrc, namesHost, ownPathOf, safeHref } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import { navigationTexts } from "../../core/navigation/navigation-messages.ts";
import { titleAt } from "../../core/navigation/page-title.ts";
import { type PortalTarget, portalTargetOf } from "../../core/navigation/portal-path.ts";
import { matchRoute } from "../../core/navigation/portal-routes.ts";
import { scoutNavigationAt } from "../../core/navigation/scout-navigation.ts";
import { screenTagAt } from "../../core/navigation/screen-tag.ts";
import type { SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { signInHrefOf } from "../../core/navigation/sign-in-link.ts";
import { signInTitleOf } from "../../core/navigation/sign-in-title.ts";
import { titleTexts } from "../../core/navigation/title-messages.ts";
import type { NavigationDetail, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { signInTexts } from "../../core/session/sign-in-messages.ts";
import { signInRouteAt } from "../../core/session/sign-in-route.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { startsAnalytics } from "../../core/stats/analytics.ts";
import { pageViewsOf } from "../../core/stores/content/page-views-store.ts";
import { markedState } from "../../core/stores/kept/handed-over.ts";
import { sendFirstCall } from "../../core/stores/page/first-calls.ts";
import { scoutGateOf } from "../../core/stores/page/settings-store.ts";
import { micrositeGateOf } from "../../core/stores/session/microsite-gate.ts";
import { needsSignInOf } from "../../core/stores/session/sign-in-need.ts";
import {
  createTokenExchangeLinks,
  type TokenExchangeLinks,
} from "../../core/stores/session/token-exchange-links.ts";
import { announcementAfter } from "../../core/texts/announcement.ts";
import { localTexts, type TextGroup } from "../../core/texts/text-group.ts";
import { handedOnTextsOf } from "./handed-on.attributes.ts";
import {
  createPortalPosition,
  type PortalLocation,
  type PortalScreenView,
  type PortalView,
} from "./portal-position.model.ts";
import type { ScoutPortalAttributes } from "./scout-portal.attributes.ts";

export type { NavigationDetail, PortalLocation, PortalScreenView, PortalTarget, PortalView };

/** Details of the events of `scout-portal` (interface: Own attributes, events, methods). */
export interface ScoutPortalEvents {
  "scout-route-changed": { readonly path: string; readonly title: string };
}

export interface ScoutPortalModel extends ScreenModel {
  readonly routing: "page" | "push" | "none" | "portal";
  readonly isMicrosite: boolean;
  readonly apiBase: string;
  readonly basePath: string;
  readonly productName: string;
  /** The attributes that every screen and the header get from the portal. */
  readonly shared: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Attributes of the header, except the path. */
  readonly headerAttributes: ReadonlySignal<Readonly<Record<string, string>>>;
  /** The sign-in page for a user who is not signed in; null if none is configured. */
  readonly signInHref: ReadonlySignal<string | null>;
  /** The page's icon from the site settings; null to keep the page's own. */
  readonly favicon: ReadonlySignal<string | null>;
  readonly googleAnalyticsId: string;
  /** True if the settings name an analytics property. */
  readonly startsAnalytics: boolean;
  readonly view: ReadonlySignal<PortalView>;
  /** The portal's variant, or else the route's. */
  readonly siteVariant: ReadonlySignal<ScoutPortalAttributes["siteVariant"]>;
  /** The route's own path, without base path and query. */
  readonly path: ReadonlySignal<string>;
  /**
   * The route's secondary navigation, empty if it has none. Null until it is known whether the user may open Scout.
   */
  readonly secondaryNav: ReadonlySignal<readonly SecondaryNav[] | null>;
  /** Returns all Scout routes, beginning with the lookup. */
  scoutRoutes(): readonly SecondaryNav[];
  /** The title of the page for the current route. */
  readonly title: ReadonlySignal<string>;
  /** The announcement of a route change for screen readers. */
  readonly announcement: ReadonlySignal<string>;
  /** True if the code of the screen could not be loaded. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** True while the code of the screen is loading. */
  readonly isLoading: ReadonlySignal<boolean>;
  readonly siblings: TokenExchangeLinks;
  /**
   * Calls back when another user signs in, or the user signs out. Returns a function that ends it.
   */
  watchPerson(act: () => void): () => void;
  /** Opens the gate, with a token from the address first. Returns a function that closes it. */
  open(urlToken: string | null): () => void;
  /** Marks the state of a history entry with its owner. */
  mark(state: NavigationDetail["state"]): NavigationDetail["state"];
  /** Called when the page has a new address. */
  arrive(location: PortalLocation): void;
  /** The target of a link; null for a link that must not be followed. */
  targetOf(href: unknown, base: string): PortalTarget | null;
  /** The target of a navigation; null, with a warning, if it is refused. */
  requestedTargetOf(href: unknown, base: string): PortalTarget | null;
  /** The address for `scout-navigated`: a path for a route of the portal. */
  eventHrefOf(target: PortalTarget): string;
  /** The address to open after a sign-in. */
  wayBack(): string;
  /** The tag of the screen at a route's path, or null. */
  tagAt(path: string): string | null;
  /** True if the path is a route of the sign-in. */
  isSignInPath(path: string): boolean;
  /** Emits `scout-navigated`. Returns false if the host page canceled the navigation. */
  emitNavigation(detail: NavigationDetail): boolean;
  /** Counts a page view, once the portal is ready and a user is signed in. */
  count(): void;
  /** Emits the event for a new route. */
  announce(kind: "first" | "next"): void;
  note(state: "loading" | "shown" | "failed"): void;
  /** Requests the first data of a screen, whose code is not loaded yet. */
  requestDataOf(tag: string): void;
  /** Called when the portal or the page is hidden or shown again. */
  hide(): void;
  resume(): void;
  /** Drops the token and the login source, in every tab. */
  signOut(): void;
  /** The address at which the server ends its own session; null if none is configured. */
  readonly signOutHref: string | null;
  /** Checks the token again after a failed check. */
  retry(): void;
  /** True if a token may be sent now. */
  isSignedIn(): boolean;
  /** True if the token is from the future, so that the device's clock seems to be wrong. */
  isClockWrong(): boolean;
  /** Emits `scout-denied`, because the user may not open the screen. */
  deny(): void;
  /** The navigation that the host page requested. Each request is a new object. */
  readonly requestedNavigation: ReadonlySignal<{ readonly href: string } | null>;
  /** A new number is a new attempt to show the screen. */
  readonly attempt: ReadonlySignal<number>;
  /** Requests a navigation. This is the element's public method. */
  navigate(href: unknown): void;
}

/** The routes of the portal and their views. It does not touch the page: `page/` does that. */
export function createScoutPortalModel({
  core,
  attributes,
  address,
  emit,
  loadFailed,
  formatting,
}: ScreenContext<ScoutPortalAttributes, ScoutPortalEvents>): ScoutPortalModel {
  const { session, settings, config, ports } = core;
  const { basePath, context, routing } = attributes.peek();
  const isMicrosite = context === "microsite";
  const gate = isMicrosite ? micrositeGateOf(core) : null;
  const access = scoutGateOf(settings);
  const views = pageViewsOf(core);
  const needsSignIn = needsSignInOf(core);
  const position = createPortalPosition(core, basePath, gate, () => address.base);
  const { location, path, view } = position;
  // The variant depends on the path, not on the view: if a screen is refused, its attributes must not change before it
  // is removed.
  const siteVariant = computed(() => {
    const own = attributes.value.siteVariant;
    const route = matchRoute(path.value, "");
    return own === "scout" || route.kind !== "screen" ? own : route.screen.siteVariant;
  });
  const shared = computed(() => {
    const { apiBase, brand, productName } = config;
    const { headingLevel = "1", locale = "", ...own } = attributes.value;
    const known = { apiBase, brand, productName, context, headingLevel, locale };
    return handedOnTextsOf({ ...own, ...known, siteVariant: siteVariant.value });
  });
  const textsOf = <Texts>(group: TextGroup<Texts>) =>
    localTexts(formatting.value.translations, group);
  const scoutRoutes = (at: string) => scoutNavigationAt(at, textsOf(navigationTexts));
  const announcement = signal("");
  const progress = signal<"loading" | "shown" | "failed">("shown");
  const requestedNavigation = signal<{ readonly href: string } | null>(null);
  const attempt = signal(0);
  let announced: string | null = null;
  let counted: string | null = null;
  let isHidden = false;
  let isReady = false;

  const title = computed(() => {
    const shown = view.value;
    return shown.kind === "form"
      ? signInTitleOf(shown.view, config.productName, textsOf(signInTexts))
      : titleAt(path.value, config.productName, textsOf(titleTexts));
  });

  const targetOf = (href: unknown, base: string) => portalTargetOf(href, { base, basePath });

  function count(): void {
    const { pathname } = location.peek();
    const { kind } = view.peek();
    const isIn = kind === "screen" || kind === "denied";
    if (counted === pathname || isHidden || !isReady || !isIn) return;
    counted = pathname;
    views.show(pathname);
  }

  function closeView(): void {
    if (counted !== null) views.hide(counted);
  }

  return {
    routing,
    isMicrosite,
    apiBase: config.apiBase,
    basePath,
    productName: config.productName,
    shared,
    headerAttributes: computed(() => ({
      ...shared.value,
      "base-path": basePath,
      "site-variant": attributes.value.siteVariant,
      routing: routing === "none" ? "none" : "portal",
    })),
    signInHref: computed(() => {
      void [location.value, address.current.value];
      return needsSignIn.value ? signInHrefOf(config.signInUri, address.base) : null;
    }),
    favicon: computed(() => {
      const state = settings.shown.value;
      const icon = state.kind === "ready" ? state.settings.favicon : null;
      return answerImageSrc(icon, answerContextOf(config, address));
    }),
    googleAnalyticsId: config.googleAnalyticsId,
    startsAnalytics: startsAnalytics(config.googleAnalyticsId),
    view,
    siteVariant,
    path,
    secondaryNav: computed(() => {
      const shown = view.value;
      if (shown.kind !== "screen" || !shown.needsScout) return [];
      if (access.value === null) return null;
      return access.value === true ? scoutRoutes(path.value) : [];
    }),
    scoutRoutes: () => scoutRoutes(path.peek()),
    title,
    announcement,
    hasFailed: computed(() => progress.value === "failed"),
    isLoading: computed(() => progress.value === "loading"),
    siblings: createTokenExchangeLinks(core),
    watchPerson(act) {
      let known = settings.person.peek();
      const stops = [
        session.person.subscribe(act),
        settings.person.subscribe((person) => {
          // When the user becomes known for the first time, the user has not changed.
          if (person !== null && known !== null && person !== known) act();
          known = person ?? known;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    mark: (state) => markedState(core, state),
    open: (urlToken) => gate?.enter(urlToken) ?? (() => {}),
    arrive: position.arrive,
    targetOf,
    requestedTargetOf(href, base) {
      const target = typeof href === "string" && namesHost(href) ? null : targetOf(href, base);
      // Check however the address is written: the path of a route never names a host.
      const isRefused = target === null || (target.kind === "route" && namesHost(target.path));
      if (isRefused) ports.report.warn("navigation-refused");
      return isRefused ? null : target;
    },
    eventHrefOf: ({ kind, href }) => (kind === "route" ? ownPathOf(new URL(href)) : href),
    wayBack: () => position.wayBack.peek(),
    tagAt: screenTagAt,
    isSignInPath: (routePath) => routePath !== "/" && signInRouteAt(routePath) !== null,
    emitNavigation: (detail) => emit("scout-navigated", detail),
    count,
    announce(kind) {
      if (!isReady && gate === null) void settings.load();
      isReady = true;
      count();
      const isSame = announced === path.peek();
      announced = path.peek();
      if (kind === "first" || isSame) return;
      announcement.value = announcementAfter(announcement.peek(), title.peek());
      emit("scout-route-changed", { path: path.peek(), title: title.peek() });
    },
    note(state) {
      if (state === "failed") loadFailed(null);
      progress.value = state;
    },
    requestDataOf: (tag) => sendFirstCall(core, tag),
    hide() {
      isHidden = true;
      closeView();
    },
    resume() {
      if (!isHidden) return;
      isHidden = false;
      counted = null;
      count();
    },
    signOut: session.signOut,
    signOutHref: safeHref(config.signOutUri, address.base)?.href ?? null,
    retry: () => gate?.retry(),
    isSignedIn: session.hasUsableToken,
    isClockWrong: session.isClockWrong,
    deny: () => void emit("scout-denied", { cause: 403 }),
    requestedNavigation,
    attempt,
    navigate(href) {
      if (typeof href === "string") requestedNavigation.value = { href };
    },
    refresh() {
      attempt.value += 1;
    },
    dispose: closeView,
  };
}
