import { type AnswerContext, answerLinkOf, safeHref } from "../links/links.ts";
import { isOfFamily } from "../session/site-family.ts";
import type { LoginSource } from "../session/stored-session.ts";
import type { TextsOf } from "../texts/text-group.ts";
import type { navigationTexts } from "./navigation-messages.ts";

/** An item of the account menu. */
export interface AccountItem {
  readonly href: string;
  readonly label: string;
  /** True if the link leaves the portal, even if the path is one of its routes. */
  readonly isOutside?: true;
}

export interface AccountFacts {
  readonly loginSource: LoginSource;
  /** The address of the external portal, from the configuration; `""` if it is not configured. */
  readonly externalPortalUrl: string;
  /** The absolute address of the page. */
  readonly base: string;
  /** The page to request a new password. Null if it is unknown. */
  readonly forgotPasswordHref?: string | null;
  /** True if no user is signed in, so that there is no Log Out item. */
  readonly isSignedOut?: boolean;
  /** The sign-in page. Null if none is configured. */
  readonly signInHref?: string | null;
  /** True if a sign-out also ends the server's session, so that every signed-in user can sign out. */
  readonly endsServerSession?: boolean;
}

/**
 * The "forgot password" address of the site settings. Null unless it belongs to the page's origin, to the API that sent
 * it, or to the site family.
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

/** Returns the items of the account menu. */
export function accountItemsFor(
  facts: AccountFacts,
  { account: labels }: TextsOf<typeof navigationTexts>,
): readonly AccountItem[] {
  const external = safeHref(facts.externalPortalUrl, facts.base);
  const isExternal = facts.loginSource === "external";
  const { isSignedOut = false, signInHref = null, forgotPasswordHref = null } = facts;
  const canSignOut = !isSignedOut && (!isExternal || facts.endsServerSession === true);
  return [
    ...(isSignedOut && signInHref !== null
      ? [{ href: signInHref, label: labels.signIn, isOutside: true } as const]
      : []),
    { href: "/account", label: labels.account },
    ...(forgotPasswordHref === null
      ? []
      : [
          {
            href: forgotPasswordHref,
            label: isSignedOut ? labels.forgotPassword : labels.resetPassword,
            isOutside: true,
          } as const,
        ]),
    ...(isExternal && external !== null
      ? [{ href: external.href, label: labels.switchPortal }]
      : []),
    ...(canSignOut ? [{ href: "/logout", label: labels.logOut }] : []),
  ];
}
