import { type AnswerContext, answerLinkOf, safeHref } from "../links.ts";
import { isOfFamily } from "../session/site-family.ts";
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
  /** Where a new password is asked for; null for none (decisions U25). */
  readonly forgotPasswordHref?: string | null;
  /** Nobody is signed in: there is nobody to log out (decisions A3). */
  readonly isSignedOut?: boolean;
  /** Where they sign in; null where nobody named an address for it (decisions ZA7). */
  readonly signInHref?: string | null;
}

/**
 * The address of the site settings where a new password is asked for (decisions U25): one of the page, of the
 * API that sent it, or of the family; null for any other.
 */
export function forgotPasswordHrefOf(
  uri: string | null,
  place: AnswerContext,
  siteFamily: readonly string[],
): string | null {
  const link = answerLinkOf(uri, place);
  if (link === null) return null;
  const { origin, host } = new URL(link.href);
  const isOurs = link.sameOrigin || origin === new URL(place.api).origin;
  return isOurs || isOfFamily(host, siteFamily) ? link.href : null;
}

/** The account menu (1 §2 Header and navigation; decisions A10, D13, ZA7). */
export function accountItemsFor(facts: AccountFacts): readonly AccountItem[] {
  const external = safeHref(facts.externalPortalUrl, facts.base);
  const isExternal = facts.loginSource === "external";
  const { isSignedOut = false, signInHref = null, forgotPasswordHref = null } = facts;
  return [
    ...(isSignedOut && signInHref !== null
      ? [{ href: signInHref, label: "Sign in", isOutside: true } as const]
      : []),
    { href: "/account", label: "Account" },
    ...(forgotPasswordHref === null
      ? []
      : [{ href: forgotPasswordHref, label: "Forgot Password?", isOutside: true } as const]),
    ...(isExternal && external !== null
      ? [{ href: external.href, label: "Switch to Sandler Portal" }]
      : []),
    ...(isExternal || isSignedOut ? [] : [{ href: "/logout", label: "Logout" }]),
  ];
}
