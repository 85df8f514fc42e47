import { suggestSitePages } from "../../core/api/site-suggestions.ts";
import { answerImageSrc, namesHost, safeHref } from "../../core/links/links.ts";
import {
  type AccountItem,
  accountItemsFor,
  forgotPasswordHrefOf,
} from "../../core/navigation/account-items.ts";
import { answerContextOf, outsideContextOf } from "../../core/navigation/answer-context.ts";
import {
  activePathOf,
  type NavigationItem,
  navigationItemsFor,
} from "../../core/navigation/navigation-items.ts";
import { navigationTexts } from "../../core/navigation/navigation-messages.ts";
import { pagePathOf, routePathOf } from "../../core/navigation/portal-path.ts";
import type { SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { signInHrefOf } from "../../core/navigation/sign-in-link.ts";
import {
  type SiteSuggestion,
  siteSearchHref,
  suggestionHref,
} from "../../core/navigation/site-suggestion.ts";
import type { PageLocation, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { signInRoutes } from "../../core/session/sign-in-route.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { densityOf } from "../../core/stores/kept/density-store.ts";
import {
  createSuggestionsStore,
  type Suggestions,
} from "../../core/stores/page/suggestions-store.ts";
import { needsSignInOf } from "../../core/stores/session/sign-in-need.ts";
import { createTokenExchangeLinks } from "../../core/stores/session/token-exchange-links.ts";
import { enteredText } from "../../core/texts/fold-text.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { PortalHeaderAttributes } from "./portal-header.attributes.ts";

/** Details of the events of `portal-header` (interface: Own attributes, events, methods). */
export interface PortalHeaderEvents {
  "scout-search-submitted": { readonly keys: string };
}

export interface PortalHeaderModel extends ScreenModel {
  /** The address of the portal's home page. */
  readonly homeHref: string;
  /**
   * The navigation icon of the site settings, or else their logo. Null to show the site name instead.
   */
  readonly logo: ReadonlySignal<string | null>;
  /** The site name from the settings, or else the product name. */
  readonly siteName: ReadonlySignal<string>;
  readonly items: ReadonlySignal<readonly NavigationItem[]>;
  /** The path of the item to which the page belongs. */
  readonly activePath: ReadonlySignal<string | null>;
  readonly accountItems: ReadonlySignal<readonly AccountItem[]>;
  /** The first and last name of the signed-in user; `""` if the settings do not contain a name. */
  readonly personName: ReadonlySignal<string>;
  /** The entries of the secondary navigation without unsafe links. */
  readonly secondary: ReadonlySignal<readonly SecondaryNav[]>;
  /** The address of the entry to which the page belongs. */
  readonly activeSecondary: ReadonlySignal<string | null>;
  /** True if the lists of all screens have the comfortable density. */
  readonly isComfortable: ReadonlySignal<boolean>;
  setComfortable(isComfortable: boolean): void;
  readonly keys: ReadonlySignal<string>;
  /** True if the keys of the palette work everywhere in the page. */
  readonly hasPalette: boolean;
  readonly suggestions: ReadonlySignal<Suggestions<SiteSuggestion>>;
  /** Converts a route into an address of the page. Returns other links unchanged. */
  hrefOf(href: string): string;
  /** Follows a link in the page, unless the host page cancels it. */
  follow(href: string): void;
  type(keys: string): void;
  submit(keys: string): void;
  /** Follows the suggestion at this index. */
  choose(index: number): void;
}

/** The minimum length for suggestions. */
const minLength = 2;

export function createPortalHeaderModel({
  core,
  attributes,
  address,
  emit,
  actions,
  formatting,
}: ScreenContext<PortalHeaderAttributes, PortalHeaderEvents>): PortalHeaderModel {
  const { session, settings, config, client, ports } = core;
  const { basePath, context, routing } = attributes.peek();
  const siblings = createTokenExchangeLinks(core);
  const { density, choose } = densityOf(core);
  const keys = signal("");
  const suggestions = createSuggestionsStore<SiteSuggestion>({
    clock: ports.clock,
    minLength,
    fetch: (text, abort) => suggestSitePages(client, text, abort),
  });

  const labels = computed(() => localTexts(formatting.value.translations, navigationTexts));
  /**
   * The items of the navigation. They are empty until the user's capabilities are known, so that all items appear
   * together.
   */
  const items = computed(() => {
    if (settings.shown.value.kind === "unknown") return [];
    const early = settings.early.value?.capabilities;
    return navigationItemsFor(
      (name) => early?.includes(name) ?? settings.hasCapability(name) === true,
      labels.value,
    );
  });
  const path = computed(() => {
    const attribute = attributes.value.path;
    void address.current.value;
    return attribute || (routePathOf(new URL(address.base).pathname, basePath) ?? "");
  });

  const secondary = computed(() => safeNavOf(attributes.value.secondaryNav, address.base));
  const isSignedOut = needsSignInOf(core);
  const place = () => answerContextOf(config, address);
  const known = computed(() => {
    const state = settings.shown.value;
    return state.kind === "ready" ? state.settings : null;
  });
  /** In a micro-site, the sign-in is a route of the portal. */
  const signInUri =
    config.signInUri || (context === "microsite" ? pagePathOf(signInRoutes.login, basePath) : "");
  /** The page's address. The argument subscribes the caller to navigations. */
  const hereAt = (_location: PageLocation) => address.base;

  /** Returns false if the host page, or unsaved work, stopped it. */
  function follow(href: string): boolean {
    const target = address.hrefOf(href);
    // Inside a portal, the portal handles links to sibling sites.
    if ((routing !== "page" && routing !== "push") || !siblings.isSibling(target, address.base)) {
      return address.navigate(href);
    }
    if (!emit("scout-navigated", { href: target, replace: false, state: {} })) return false;
    void siblings.resolve(target, address.base).then(actions.leave);
    return true;
  }

  /**
   * A search whose navigation was canceled. Its text stays in the box in case the page opens the address later.
   */
  let prevented: { readonly keys: string; readonly href: string } | null = null;
  const stopArrivals = address.current.subscribe(() => {
    if (prevented === null || safeHref(prevented.href, address.base)?.href !== address.base) return;
    if (keys.peek() === prevented.keys) keys.value = "";
    prevented = null;
  });

  function search(text: string, href: string | null): void {
    suggestions.clear();
    if (href === null) return;
    emit("scout-search-submitted", { keys: enteredText(text) });
    const before = keys.peek();
    keys.value = "";
    prevented = null;
    if (follow(href)) return;
    keys.value = before;
    prevented = { keys: before, href: address.hrefOf(href) };
  }

  return {
    homeHref: address.hrefOf("/"),
    logo: computed(() => {
      const { navigationLogo, siteLogo } = known.value ?? {};
      return answerImageSrc(navigationLogo, place()) ?? answerImageSrc(siteLogo, place());
    }),
    siteName: computed(() => known.value?.siteName ?? config.productName),
    items,
    activePath: computed(() =>
      activePathOf(
        path.value,
        items.value.map((item) => item.path),
      ),
    ),
    accountItems: computed(() =>
      accountItemsFor(
        {
          loginSource: session.loginSource.value,
          externalPortalUrl: config.externalPortalUrl,
          base: address.base,
          forgotPasswordHref: forgotPasswordHrefOf(
            known.value?.forgotPasswordUri ?? null,
            outsideContextOf(config, address),
            config.siteFamily,
          ),
          isSignedOut: isSignedOut.value,
          endsServerSession: config.signOutUri !== "",
          signInHref: signInHrefOf(signInUri, hereAt(address.current.value)),
        },
        labels.value,
      ),
    ),
    personName: computed(() => {
      const { firstName = "", lastName = "" } = known.value?.agent ?? {};
      return `${firstName} ${lastName}`.trim();
    }),
    secondary,
    activeSecondary: computed(() =>
      activePathOf(
        path.value,
        secondary.value.map(({ href }) => href),
      ),
    ),
    isComfortable: computed(() => density.value === "comfortable"),
    setComfortable: (isComfortable) => choose(isComfortable ? "comfortable" : "compact"),
    keys,
    hasPalette: routing === "portal" && config.shortcuts,
    suggestions: suggestions.state,
    hrefOf: address.hrefOf,
    follow,
    type(next) {
      keys.value = next;
      suggestions.suggest(next);
    },
    submit: (text) => search(text, siteSearchHref(text)),
    choose(index) {
      const chosen = suggestions.state.peek().rows[index];
      if (chosen !== undefined) search(chosen.value, suggestionHref(chosen, place()));
    },
    refresh: () => void settings.reload(),
    dispose() {
      stopArrivals();
      suggestions.clear();
    },
  };
}

function safeNavOf(entries: readonly SecondaryNav[], base: string): readonly SecondaryNav[] {
  const safe = (href: string) => {
    const link = safeHref(href, base);
    if (link === null) return "";
    // Do not add the base path to an address that names a host without a scheme (decisions B19).
    return link.sameOrigin && !namesHost(href) ? href : link.href;
  };
  return entries
    .map((entry) => ({
      ...entry,
      href: safe(entry.href),
      children: entry.children
        .map((child) => ({ ...child, href: safe(child.href) }))
        .filter(({ href }) => href !== ""),
    }))
    .filter(({ href, children }) => href !== "" || children.length > 0);
}
