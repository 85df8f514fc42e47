import type { Core } from "../../core/create-core.ts";
import { namesHost, ownPathOf } from "../../core/links/links.ts";
import { pagePathOf, portalTargetOf, routePathOf } from "../../core/navigation/portal-path.ts";
import { matchRoute, type PortalScreen } from "../../core/navigation/portal-routes.ts";
import { signInStopAt } from "../../core/navigation/sign-in-stop.ts";
import { destinationOf } from "../../core/session/redirect-target.ts";
import { type SignInView, signInRouteAt } from "../../core/session/sign-in-route.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { stateOfVisit } from "../../core/stores/kept/handed-over.ts";
import { scoutAccessOf } from "../../core/stores/page/settings-store.ts";
import type {
  GateState,
  MicrositeGate,
  WhySignIn,
} from "../../core/stores/session/microsite-gate.ts";
import { isSignedOutOf } from "../../core/stores/session/sign-in-need.ts";

/** An entry of the page's history. */
export interface PortalLocation {
  readonly pathname: string;
  /** Begins with `?`, or is empty. */
  readonly search: string;
  /** Begins with `#`, or is empty. */
  readonly hash: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The view that the portal shows at its address. */
export type PortalView =
  /** The server checks a token before anything is shown. */
  | { readonly kind: "checking" }
  | PortalScreenView
  | {
      readonly kind: "form";
      readonly view: SignInView;
      readonly why: WhyForm;
      /** The address to open after the sign-in. */
      readonly destination: string;
    }
  | { readonly kind: "denied" }
  /** `path` replaces the page's current address. */
  | { readonly kind: "redirect"; readonly path: string }
  /** `path` is the page to open afterwards; null if the gate shows the sign-in. */
  | { readonly kind: "signOut"; readonly path: string | null };

/** The reason why the sign-in replaces the screens. */
type WhyForm = Exclude<WhySignIn, "interrupted">;

export interface PortalScreenView extends PortalScreen {
  readonly kind: "screen";
  /** Identifies the element. A view with another key needs another element. */
  readonly key: string;
  /** True if the sign-in covers the screen, whose state is preserved. */
  readonly isCovered: boolean;
}

/** The portal's address, and its view. */
export interface PortalPosition {
  readonly location: ReadonlySignal<PortalLocation>;
  /** The route's own path, without base path and query. */
  readonly path: ReadonlySignal<string>;
  readonly view: ReadonlySignal<PortalView>;
  /** The address to open after the sign-in. */
  readonly wayBack: ReadonlySignal<string>;
  arrive(next: PortalLocation): void;
}

const letIn: GateState = { kind: "open", person: 0 };

/**
 * @param gate - the gate of a micro-site; null if everyone may enter
 * @param base - returns the absolute address of the page
 */
export function createPortalPosition(
  core: Core,
  basePath: string,
  gate: MicrositeGate | null,
  base: () => string,
): PortalPosition {
  const { session, settings } = core;
  const isSignedOut = isSignedOutOf(core);
  const access = scoutAccessOf(settings);
  const location = signal<PortalLocation>({ pathname: "/", search: "", hash: "", state: {} });
  const wayBack = signal("/");
  const routeOf = (pathname: string) => routePathOf(pathname, basePath) ?? "/";
  const pageOf = (routePath: string) => pagePathOf(routePath, basePath);
  const path = computed(() => routeOf(location.value.pathname));

  const view = computed<PortalView>(() => {
    const state = gate === null ? letIn : gate.state.value;
    if (state.kind === "checking") return { kind: "checking" };
    if (state.kind === "signIn" && state.why !== "interrupted") return formView(state.why);
    if (isSignInDone(path.value)) return { kind: "redirect", path: destinationIn(location.value) };
    const stop = matchRoute(path.value, location.value.search);
    if (stop.kind === "redirect") return { kind: "redirect", path: pageOf(stop.path) };
    if (stop.kind === "signOut") return { kind: "signOut", path: gate ? null : pageOf("/") };
    const { screen } = stop;
    if (screen.needsScout && access.value === false) return { kind: "denied" };
    const person = gate === null || state.kind !== "open" ? session.person.peek() : state.person;
    return {
      kind: "screen",
      ...screen,
      key: JSON.stringify([screen.tag, screen.attributes, gate ? person : 0]),
      isCovered: state.kind === "signIn",
    };
  });

  function formView(why: WhyForm): PortalView {
    const stop = signInStopAt(path.value, stateOfVisit(core, location.value.state));
    if (stop.kind === "form") return { ...stop, why, destination: wayBack.peek() };
    // Keep the destination in the address until the sign-in is over.
    const query = stop.kind === "redirect" && stop.path !== "/" ? location.value.search : "";
    return { kind: stop.kind, path: pageOf(stop.path) + query };
  }

  /**
   * True if the path is a sign-in and the user is signed in. Outside a micro-site, the server has these pages, and
   * always the password reset.
   */
  function isSignInDone(routePath: string): boolean {
    const route = signInRouteAt(routePath);
    if (route === null || route === "logout") return false;
    if (gate !== null) return true;
    const isKnown = session.hasToken.value || settings.state.value.kind === "ready";
    return route !== "password" && isKnown && !isSignedOut.value;
  }

  /**
   * The destination of the sign-in if it is a page of the portal; otherwise the portal's first page.
   */
  function destinationIn({ search }: PortalLocation): string {
    const asked = destinationOf(new URLSearchParams(search).get("destination"), base());
    const target = portalTargetOf(asked, { base: base(), basePath });
    const isElsewhere = target?.kind === "route" && signInRouteAt(target.path) === null;
    return isElsewhere ? ownPathOf(new URL(target.href)) : pageOf("/");
  }

  /** True for screens, to which a user returns after a sign-in. Pages of the sign-in are not. */
  function isWorthComingBackTo({ pathname, state }: PortalLocation): boolean {
    const { kind } = view.peek();
    if (kind === "screen" || kind === "denied") return true;
    const route = routeOf(pathname);
    const isOnTheWay = kind === "checking" || kind === "redirect";
    return (
      isOnTheWay &&
      route !== "/" &&
      signInStopAt(route, stateOfVisit(core, state)).kind === "redirect"
    );
  }

  return {
    location,
    path,
    view,
    wayBack,
    arrive(next) {
      location.value = next;
      if (isWorthComingBackTo(next)) wayBack.value = wayBackTo(next);
    },
  };
}

/** Replaces a path that would name a host, because it must never be opened (decisions B19). */
function wayBackTo({ pathname, search, hash }: PortalLocation): string {
  return namesHost(pathname) ? "/" : pathname + search + hash;
}
