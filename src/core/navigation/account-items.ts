import { safeHref } from "../links.ts";
import type { LoginSource } from "../session/stored-session.ts";

/** An item of the account menu. */
export interface AccountItem {
  readonly href: string;
  readonly label: string;
  /** Leaves the portal, also where it stands at one of its paths: an ordinary link. */
  readonly isOutside?: true;
}

export interface AccountFacts {
  readonly loginSource: LoginSource;
  /** Of the configuration; `""` when there is none. */
  readonly externalPortalUrl: string;
  /** Absolute address of the page. */
  readonly base: string;
  /** Nobody is signed in: there is nobody to log out (rulings A3). */
  readonly isSignedOut?: boolean;
  /** Where they sign in; null where nobody named an address for it (rulings ZA7). */
  readonly signInHref?: string | null;
}

/** The account menu (1 §2 Header and navigation; rulings A10, D13, ZA7). */
export function accountItemsFor(facts: AccountFacts): readonly AccountItem[] {
  const external = safeHref(facts.externalPortalUrl, facts.base);
  const isExternal = facts.loginSource === "external";
  const { isSignedOut = false, signInHref = null } = facts;
  return [
    ...(isSignedOut && signInHref !== null
      ? [{ href: signInHref, label: "Sign in", isOutside: true } as const]
      : []),
    { href: "/account", label: "Account" },
    ...(isExternal && external !== null
      ? [{ href: external.href, label: "Switch to Sandler Portal" }]
      : []),
    ...(isExternal || isSignedOut ? [] : [{ href: "/logout", label: "Logout" }]),
  ];
}
