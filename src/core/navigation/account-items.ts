import { type AnswerContext, answerLinkOf, safeHref } from "../links/links.ts";
import { isOfFamily } from "../session/site-family.ts";
import type { LoginSource } from "../session/stored-session.ts";

/** An item of the account menu. */
export interface AccountItem {
  readonly href: string;
  readonly label: string;
  /** Whether the link leaves the portal, even if the path is one of its routes. */
  readonly isOutside?: true;
}

export interface AccountFacts {
  readonly loginSource: LoginSource;
  /** From the configuration; `""` if there is none. */
  readonly externalPortalUrl: string;
  /** Absolute address of the page. */
  readonly base: string;
  /** The page to request a new password. Null if there is none (decisions U25). */
  readonly forgotPasswordHref?: string | null;
  /** No user is signed in, so there is no Log Out item (decisions A3). */
  readonly isSignedOut?: boolean;
  /** The sign-in page. Null if none is configured (decisions C19). */
  readonly signInHref?: string | null;
  /** The server ends its session, too, so that everybody who is signed in can sign out (decisions A16). */
  readonly endsServerSession?: boolean;
}

/**
 * The "forgot password" address of the site settings (decisions U25), if it belongs to the page's origin, the API that
 * sent it, or the site family. Null for any other.
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

/** The account menu (1 §2 Header and navigation; decisions A10, D13, C19, A16). */
export function accountItemsFor(facts: AccountFacts): readonly AccountItem[] {
  const external = safeHref(facts.externalPortalUrl, facts.base);
  const isExternal = facts.loginSource === "external";
  const { isSignedOut = false, signInHref = null, forgotPasswordHref = null } = facts;
  const canSignOut = !isSignedOut && (!isExternal || facts.endsServerSession === true);
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
    ...(canSignOut ? [{ href: "/logout", label: "Logout" }] : []),
  ];
}
