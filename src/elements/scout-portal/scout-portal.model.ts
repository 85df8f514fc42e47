import { announcementAfter } from "../../core/announcement.ts";
import {
  type PortalTarget,
  pagePathOf,
  portalTargetOf,
  routePathOf,
} from "../../core/navigation/portal-path.ts";
import { type PortalScreen, portalStopAt, titleAt } from "../../core/navigation/portal-routes.ts";
import { scoutNavigationAt } from "../../core/navigation/scout-navigation.ts";
import type { SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { signInStopAt } from "../../core/navigation/sign-in-stop.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { type SignInView, signInRouteAt } from "../../core/session/sign-in-route.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { startsAnalytics } from "../../core/stats/analytics.ts";
import { type GateState, micrositeGateOf } from "../../core/stores/microsite-gate.ts";
import { pageViewsOf } from "../../core/stores/page-views-store.ts";
import { scoutAccessOf } from "../../core/stores/settings-store.ts";
import { createSiblingLinks, type SiblingLinks } from "../../core/stores/sibling-links.ts";

export type { PortalTarget };

export interface ScoutPortalAttributes {
  readonly basePath: string;
  readonly context: "default" | "microsite";
  readonly routing: "page" | "none" | "portal";
  readonly siteVariant: "sandlerportal" | "scout";
}

/** Details of the events of `scout-portal` (interface: Own attributes, events, methods). */
export interface ScoutPortalEvents {
  "scout-route-changed": { readonly path: string; readonly title: string };
}

/** An address of the page, as the history keeps it. */
export interface PortalLocation {
  readonly pathname: string;
  /** With its `?` unless it is empty. */
  readonly search: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** What the portal shows at its address. */
export type PortalTurn =
  /** A token is looked at before anything is shown. */
  | { readonly kind: "checking" }
  | PortalScreenTurn
  | {
      readonly kind: "form";
      readonly view: SignInView;
      readonly why: "missing" | "unreachable";
      /** Where the person wanted to go. */
      readonly destination: string;
    }
  | { readonly kind: "denied" }
  /** `path` of the page takes the place of the address at hand. */
  | { readonly kind: "redirect"; readonly path: string }
  /** `path` is where that leads; null where the gate closes behind the person and says so itself. */
  | { readonly kind: "signOut"; readonly path: string | null };

export interface PortalScreenTurn extends PortalScreen {
  readonly kind: "screen";
  /** Another key is another element. */
  readonly key: string;
  /** The sign-in stands before the screen, which keeps its work (rulings A12). */
  readonly isCovered: boolean;
}

export interface ScoutPortalModel extends ScreenModel {
  readonly routing: "page" | "none" | "portal";
  readonly isMicrosite: boolean;
  readonly basePath: string;
  readonly productName: string;
  /** Attributes of the header, except the path. */
  readonly headerAttributes: Readonly<Record<string, string>>;
  readonly googleAnalyticsId: string;
  /** Rulings E8. */
  readonly startsAnalytics: boolean;
  readonly turn: ReadonlySignal<PortalTurn>;
  /** The route's own path, without base path and query. */
  readonly path: ReadonlySignal<string>;
  /**
   * Secondary navigation of the route (rulings ZA15), empty where it has none. Null while it is unknown
   * whether the person may open Scout.
   */
  readonly secondaryNav: ReadonlySignal<readonly SecondaryNav[] | null>;
  /** The page's title (1 §2). */
  readonly title: ReadonlySignal<string>;
  /** What a screen reader is told of a change of route. */
  readonly announcement: ReadonlySignal<string>;
  /** The code of the screen could not be loaded. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** The code of the screen is on its way. */
  readonly isLoading: ReadonlySignal<boolean>;
  readonly siblings: SiblingLinks;
  /** Lets people in; a token from the address comes first (rulings U1). Returns what ends that. */
  open(urlToken: string | null): () => void;
  /** The page stands at another address. */
  arrive(location: PortalLocation): void;
  /** Where a link leads; null for one that may not be followed. */
  targetOf(href: unknown, base: string): PortalTarget | null;
  /** The screen at a route's path; null where there is none. */
  tagAt(path: string): string | null;
  /** Whether the sign-in has a route of its own there. */
  isSignInPath(path: string): boolean;
  /** Asks the host page; false when it prevented the navigation. */
  ask(detail: NavigationDetail): boolean;
  /** Something else is shown: counts it, once the portal is ready and somebody is in (rulings E1). */
  count(): void;
  /** A route is shown that was not before: tells the host page. */
  announce(kind: "first" | "next"): void;
  note(state: "loading" | "shown" | "failed"): void;
  /** The page is hidden, or seen again (rulings E4). */
  hide(): void;
  resume(): void;
  /** Drops token and login source, in every tab (2 §2). */
  signOut(): void;
  /** Checks a token once more that could not be checked. */
  retry(): void;
  /** Whether a token may be sent now. */
  isSignedIn(): boolean;
  /** The person may not open the screen: tells the host page. */
  deny(): void;
  /** Where the host page wants to go; another object is another wish. */
  readonly asked: ReadonlySignal<{ readonly href: string } | null>;
  /** Another number is another try to show the screen. */
  readonly attempt: ReadonlySignal<number>;
  /** The public method. */
  navigate(href: unknown): void;
}

export interface NavigationDetail {
  readonly href: string;
  readonly replace: boolean;
  readonly state: Readonly<Record<string, unknown>>;
}

const letIn: GateState = { kind: "open", person: 0 };

/** The router's mind: what each address stands for (1 §2, 2 §2; rulings C, A12). The page's side obeys. */
export function createScoutPortalModel({
  core,
  attributes,
  emit,
}: ScreenContext<ScoutPortalAttributes, ScoutPortalEvents>): ScoutPortalModel {
  const { session, settings, config } = core;
  const { basePath, context, routing } = attributes.peek();
  const isMicrosite = context === "microsite";
  const gate = isMicrosite ? micrositeGateOf(core) : null;
  const access = scoutAccessOf(settings);
  const views = pageViewsOf(core);
  const location = signal<PortalLocation>({ pathname: "/", search: "", state: {} });
  const announcement = signal("");
  const progress = signal<"loading" | "shown" | "failed">("shown");
  /** Where somebody wanted to go who has to sign in first. */
  const wanted = signal("/");
  const asked = signal<{ readonly href: string } | null>(null);
  const attempt = signal(0);
  let announced: string | null = null;
  let counted: string | null = null;
  let isHidden = false;
  let isReady = false;

  const path = computed(() => routePathOf(location.value.pathname, basePath) ?? "/");
  const title = computed(() => {
    const isOut = gate !== null && turn.value.kind === "form";
    return isOut ? config.productName : titleAt(path.value, config.productName);
  });

  const turn = computed<PortalTurn>(() => {
    const state = gate === null ? letIn : gate.state.value;
    if (state.kind === "checking") return { kind: "checking" };
    if (state.kind === "signIn" && state.why !== "interrupted") return formTurn(state.why);
    const stop = portalStopAt(path.value, location.value.search);
    if (stop.kind === "redirect") return { kind: "redirect", path: pageOf(stop.path) };
    if (stop.kind === "signOut") return { kind: "signOut", path: isMicrosite ? null : pageOf("/") };
    const { screen } = stop;
    if (screen.needsScout && access.value === false) return { kind: "denied" };
    const person = gate === null || state.kind !== "open" ? session.person.peek() : state.person;
    return {
      kind: "screen",
      ...screen,
      key: JSON.stringify([screen.tag, screen.attributes, isMicrosite ? person : 0]),
      isCovered: state.kind === "signIn",
    };
  });

  function formTurn(why: "missing" | "unreachable"): PortalTurn {
    const stop = signInStopAt(path.value, location.value.state);
    if (stop.kind === "form") return { ...stop, why, destination: wanted.peek() };
    return { kind: stop.kind, path: pageOf(stop.path) };
  }

  const pageOf = (routePath: string) => pagePathOf(routePath, basePath);

  function count(): void {
    const { pathname } = location.peek();
    const { kind } = turn.peek();
    const isIn = kind === "screen" || kind === "denied";
    if (counted === pathname || isHidden || !isReady || !isIn) return;
    counted = pathname;
    views.show(pathname);
  }

  /** A page that asks for a sign-in first is the one to come back to; the sign-in's own are not. */
  function remember({ pathname, search, state }: PortalLocation): void {
    const routePath = routePathOf(pathname, basePath) ?? "/";
    if (routePath !== "/" && signInStopAt(routePath, state).kind === "redirect") {
      wanted.value = pathname + search;
    }
  }

  return {
    routing,
    isMicrosite,
    basePath,
    productName: config.productName,
    headerAttributes: {
      "api-base": config.apiBase,
      brand: config.brand,
      "product-name": config.productName,
      "base-path": basePath,
      routing: routing === "none" ? "none" : "portal",
    },
    googleAnalyticsId: config.googleAnalyticsId,
    startsAnalytics: startsAnalytics(config.googleAnalyticsId),
    turn,
    path,
    secondaryNav: computed(() => {
      const view = turn.value;
      if (view.kind !== "screen" || !view.needsScout) return [];
      return access.value === true ? scoutNavigationAt(path.value) : null;
    }),
    title,
    announcement,
    hasFailed: computed(() => progress.value === "failed"),
    isLoading: computed(() => progress.value === "loading"),
    siblings: createSiblingLinks(core),
    open: (urlToken) => gate?.enter(urlToken) ?? (() => {}),
    arrive(next) {
      location.value = next;
      const { kind } = turn.peek();
      if (kind === "screen" || kind === "denied") wanted.value = next.pathname + next.search;
      else if (kind === "checking" || kind === "redirect") remember(next);
    },
    targetOf: (href, base) => portalTargetOf(href, { base, basePath }),
    tagAt(routePath) {
      const stop = portalStopAt(routePath, "");
      return stop.kind === "screen" ? stop.screen.tag : null;
    },
    isSignInPath: (routePath) => routePath !== "/" && signInRouteAt(routePath) !== null,
    ask: (detail) => emit("scout-navigated", detail),
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
      progress.value = state;
    },
    hide() {
      isHidden = true;
      views.hide();
    },
    resume() {
      if (!isHidden) return;
      isHidden = false;
      if (counted === location.peek().pathname) views.resume();
      count();
    },
    signOut: session.signOut,
    retry: () => gate?.retry(),
    isSignedIn: session.hasUsableToken,
    deny: () => void emit("scout-denied", { cause: 403 }),
    asked,
    attempt,
    navigate(href) {
      if (typeof href === "string") asked.value = { href };
    },
    refresh() {
      attempt.value += 1;
    },
    dispose: () => views.hide(),
  };
}
