import { safeHref } from "../links.ts";
import type { LoginSource } from "../session/stored-session.ts";

/** An item of the account menu. */
export interface AccountItem {
  readonly href: string;
  readonly label: string;
}

export interface AccountFacts {
  readonly loginSource: LoginSource;
  /** Of the configuration; `""` when there is none. */
  readonly externalPortalUrl: string;
  /** Absolute address of the page. */
  readonly base: string;
}

/** The account menu (1 §2 Header and navigation; rulings A10, D13). */
export function accountItemsFor(facts: AccountFacts): readonly AccountItem[] {
  const external = safeHref(facts.externalPortalUrl, facts.base);
  const isExternal = facts.loginSource === "external";
  return [
    { href: "/account", label: "Account" },
    ...(isExternal && external !== null
      ? [{ href: external.href, label: "Switch to Sandler Portal" }]
      : []),
    ...(isExternal ? [] : [{ href: "/logout", label: "Logout" }]),
  ];
}
