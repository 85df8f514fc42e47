import type {
  NavigationDetail,
  PortalLocation,
  PortalTarget,
  PortalView,
} from "../scout-portal.model.ts";

/** What the router does next. */
export type RouterStep =
  | { readonly kind: "none" }
  | { readonly kind: "show"; readonly view: PortalView }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "signOut"; readonly path: string | null }
  /** Opens the address that waited for the sign-in. */
  | { readonly kind: "openPending"; readonly href: string }
  /** Opens this address once the gate has let the person in. */
  | { readonly kind: "waitForGate"; readonly href: string }
  /** Goes to a route of the portal. */
  | ({ readonly kind: "enter" } & NavigationDetail)
  /** Leaves the portal for another page. */
  | { readonly kind: "loadPage"; readonly href: string }
  /** Leaves for a sibling site, with a token exchanged on the way. */
  | { readonly kind: "visitSibling"; readonly href: string };

/** The step for a view of the portal; `applied` is the view that had its step already. */
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

/** The address to open after the sign-in; one that may not be followed leaves the present one. */
export function stepAfterSignIn(target: PortalTarget | null, currentHref: string): RouterStep {
  if (target?.kind === "elsewhere") return { kind: "loadPage", href: target.href };
  return { kind: "enter", href: target?.href ?? currentHref, replace: true, state: {} };
}

/** What decides how a navigation is followed. */
export interface NavigationSituation {
  readonly currentHref: string;
  /** The target is a page of a sibling site. */
  readonly isSibling: boolean;
  /** A sign-in form is shown in place of the portal. */
  readonly isSigningIn: boolean;
  /** The target is a step of the sign-in itself. */
  readonly isSignInRoute: boolean;
  readonly isSignedIn: boolean;
  /** The portal leaves the page's address alone. */
  readonly isInMemory: boolean;
}

/** The step for a navigation that the host page allowed. */
export function stepForNavigation(
  target: PortalTarget,
  { replace, state }: Pick<NavigationDetail, "replace" | "state">,
  situation: NavigationSituation,
): RouterStep {
  const { currentHref, isSibling, isSigningIn, isSignInRoute, isSignedIn, isInMemory } = situation;
  const { kind, href } = target;
  // The page has heard of it, and does what it likes (decisions W9).
  if (isInMemory && kind === "elsewhere") return { kind: "none" };
  if (!isInMemory && kind === "route" && state.reload === true) return { kind: "loadPage", href };
  if (kind === "elsewhere") return { kind: isSibling ? "visitSibling" : "loadPage", href };
  if (isSigningIn && !isSignInRoute) {
    // With a token the gate opens in a moment; with a cookie the page has to ask anew.
    return { kind: isSignedIn ? "waitForGate" : "loadPage", href };
  }
  // As with a link in a plain page, Back needs no second step over the same address.
  return { kind: "enter", href, replace: replace || href === currentHref, state };
}

/** What a step of the browser's history is to the portal. */
export type HistoryStep =
  /** To another entry of the same address: a link to a part of the page. */
  | "sameAddress"
  /** Back from a step that was stopped: no screen may notice. */
  | "undone"
  | "move"
  /** To another screen: a guard of unsaved work may stop it. */
  | "moveUnlessGuarded";

type Address = Pick<PortalLocation, "pathname" | "search">;

export function historyStepOf(shown: Address, next: Address, isUndoing: boolean): HistoryStep {
  if (isSameAddress(shown, next)) return isUndoing ? "undone" : "sameAddress";
  return isUndoing || next.pathname === shown.pathname ? "move" : "moveUnlessGuarded";
}

/** Only the fragment differs, if anything. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** The step for a click on a link; null where the browser follows it. */
export function navigationOfClick(
  target: PortalTarget | null,
  { isSibling, isCurrent }: { readonly isSibling: boolean; readonly isCurrent: boolean },
): NavigationDetail | null {
  if (target === null || (target.kind === "elsewhere" && !isSibling)) return null;
  const isPartOfPage = isCurrent && target.href.includes("#");
  return isPartOfPage ? null : { href: target.href, replace: isCurrent, state: {} };
}
