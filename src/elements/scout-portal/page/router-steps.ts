import type {
  NavigationDetail,
  PortalLocation,
  PortalTarget,
  PortalView,
} from "../scout-portal.model.ts";

/** The next action of the router. */
export type RouterStep =
  | { readonly kind: "none" }
  | { readonly kind: "show"; readonly view: PortalView }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "signOut"; readonly path: string | null }
  /** Opens the address that waited for the sign-in. */
  | { readonly kind: "openPending"; readonly href: string }
  /** Opens this address once the gate is open for the user. */
  | { readonly kind: "waitForGate"; readonly href: string }
  /** Goes to a route of the portal. */
  | ({ readonly kind: "enter" } & NavigationDetail)
  /** Leaves the portal for another page. */
  | { readonly kind: "loadPage"; readonly href: string }
  /** Leaves for a sibling site, and exchanges the token on the way. */
  | { readonly kind: "visitSibling"; readonly href: string };

/**
 * Returns the step for a view of the portal. `applied` is the view whose step was already taken.
 */
export function stepForView(
  view: PortalView,
  {
    applied,
    pendingHref,
  }: { readonly applied: PortalView | null; readonly pendingHref: string | null },
): RouterStep {
  if (view === applied) return { kind: "none" };
  if (view.kind === "redirect" || view.kind === "signOut") return view;
  const isIn = view.kind !== "form" && view.kind !== "checking";
  return isIn && pendingHref !== null
    ? { kind: "openPending", href: pendingHref }
    : { kind: "show", view };
}

/**
 * Returns the step to the address after the sign-in. If it must not be followed, the current address stays.
 */
export function stepAfterSignIn(target: PortalTarget | null, currentHref: string): RouterStep {
  if (target?.kind === "elsewhere") return { kind: "loadPage", href: target.href };
  return { kind: "enter", href: target?.href ?? currentHref, replace: true, state: {} };
}

/** The conditions that decide how a navigation is followed. */
export interface NavigationSituation {
  readonly currentHref: string;
  /** The target is a page of a sibling site. */
  readonly isSibling: boolean;
  /** A sign-in form is shown in place of the portal. */
  readonly isSigningIn: boolean;
  /** The target is a step of the sign-in itself. */
  readonly isSignInRoute: boolean;
  readonly isSignedIn: boolean;
  /** The portal does not change the page's address. */
  readonly isInMemory: boolean;
}

/** Returns the step for a navigation that the host page did not cancel. */
export function stepForNavigation(
  target: PortalTarget,
  { replace, state }: Pick<NavigationDetail, "replace" | "state">,
  situation: NavigationSituation,
): RouterStep {
  const { currentHref, isSibling, isSigningIn, isSignInRoute, isSignedIn, isInMemory } = situation;
  const { kind, href } = target;
  // A portal in memory does not leave the page. The page got the event and may follow it itself.
  if (isInMemory && kind === "elsewhere") return { kind: "none" };
  if (!isInMemory && kind === "route" && state.reload === true) return { kind: "loadPage", href };
  if (kind === "elsewhere") return { kind: isSibling ? "visitSibling" : "loadPage", href };
  if (isSigningIn && !isSignInRoute) {
    // With a token, the gate opens soon. With a cookie, the page must be loaded again.
    return { kind: isSignedIn ? "waitForGate" : "loadPage", href };
  }
  // A link to the current address replaces the entry, as a browser does, so that Back does not need a second step.
  return { kind: "enter", href, replace: replace || href === currentHref, state };
}

/** The meaning of a step of the browser's history for the portal. */
export type HistoryStep =
  /** A step to another entry of the same path and query, such as one with another fragment. */
  | "sameAddress"
  /** The return from a step that was stopped. Screens must not notice it. */
  | "undone"
  | "move"
  /** A step to another screen. A guard of unsaved work may stop it. */
  | "moveUnlessGuarded";

type Address = Pick<PortalLocation, "pathname" | "search">;

export function historyStepOf(shown: Address, next: Address, isUndoing: boolean): HistoryStep {
  if (isSameAddress(shown, next)) return isUndoing ? "undone" : "sameAddress";
  return isUndoing || next.pathname === shown.pathname ? "move" : "moveUnlessGuarded";
}

/** True if the addresses differ at most in their fragment. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Returns the navigation for a click on a link; null if the browser should follow the link. */
export function navigationOfClick(
  target: PortalTarget | null,
  { isSibling, isCurrent }: { readonly isSibling: boolean; readonly isCurrent: boolean },
): NavigationDetail | null {
  if (target === null || (target.kind === "elsewhere" && !isSibling)) return null;
  const isPartOfPage = isCurrent && target.href.includes("#");
  return isPartOfPage ? null : { href: target.href, replace: isCurrent, state: {} };
}
