import type { ConfiguredWords } from "../../core/config.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { houseWordsIn, reportingUnknown, reportUnknownGroups } from "./house-words.ts";
import {
  type Direction,
  englishLocale,
  localeFor,
  pseudoDirections,
  type TranslatedLocale,
} from "./languages.ts";
import { type Texts, translationsOf } from "./translate.ts";

/**
 * The language of an element, with the words of the site. An element without texts of its own has the shared ones, and
 * the formats and the direction of English.
 */
export interface Locale extends Pick<FormattingOptions, "locale"> {
  readonly translations: NonNullable<FormattingOptions["translations"]>;
  readonly direction: Direction;
}

type LoadPack = () => Promise<Texts>;

/** The files of a language: the texts that all elements share, and those of each element. */
interface LocaleFiles {
  readonly direction: Direction;
  readonly common: LoadPack;
  readonly elements: Readonly<Record<string, LoadPack>>;
}

const translated: Readonly<Record<TranslatedLocale, LocaleFiles>> = {
  ar: {
    direction: "rtl",
    common: () => import("./ar/every-element.ts").then((file) => file.commonArabic),
    elements: {
      "account-branding": () =>
        import("./ar/account-branding.ts").then((file) => file.brandingArabic),
      "content-page": () => import("./ar/content-page.ts").then((file) => file.contentArabic),
      "contract-wizard": () => import("./ar/contract-wizard.ts").then((file) => file.wizardArabic),
      "login-form": () => import("./ar/login-form.ts").then((file) => file.loginArabic),
      "portal-dashboard": () =>
        import("./ar/portal-dashboard.ts").then((file) => file.dashboardArabic),
      "portal-header": () => import("./ar/portal-header.ts").then((file) => file.headerArabic),
      "provider-library": () =>
        import("./ar/provider-library.ts").then((file) => file.providersArabic),
      "resource-library": () =>
        import("./ar/resource-library.ts").then((file) => file.resourcesArabic),
      "scout-bulk": () => import("./ar/scout-bulk.ts").then((file) => file.bulkArabic),
      "scout-contracts": () =>
        import("./ar/scout-contracts.ts").then((file) => file.contractsArabic),
      "scout-lookup": () => import("./ar/scout-lookup.ts").then((file) => file.lookupArabic),
      "scout-portal": () => import("./ar/scout-portal.ts").then((file) => file.portalArabic),
      "scout-pricing": () => import("./ar/scout-pricing.ts").then((file) => file.pricingArabic),
      "site-search": () => import("./ar/site-search.ts").then((file) => file.siteSearchArabic),
      "solutions-finder": () =>
        import("./ar/solutions-finder.ts").then((file) => file.finderArabic),
      "solutions-index": () => import("./ar/solutions-index.ts").then((file) => file.indexArabic),
    },
  },
  "es-US": {
    direction: "ltr",
    common: () => import("./es-us/every-element.ts").then((file) => file.commonSpanish),
    elements: {
      "account-branding": () =>
        import("./es-us/account-branding.ts").then((file) => file.brandingSpanish),
      "content-page": () => import("./es-us/content-page.ts").then((file) => file.contentSpanish),
      "contract-wizard": () =>
        import("./es-us/contract-wizard.ts").then((file) => file.wizardSpanish),
      "login-form": () => import("./es-us/login-form.ts").then((file) => file.loginSpanish),
      "portal-dashboard": () =>
        import("./es-us/portal-dashboard.ts").then((file) => file.dashboardSpanish),
      "portal-header": () => import("./es-us/portal-header.ts").then((file) => file.headerSpanish),
      "provider-library": () =>
        import("./es-us/provider-library.ts").then((file) => file.providersSpanish),
      "resource-library": () =>
        import("./es-us/resource-library.ts").then((file) => file.resourcesSpanish),
      "scout-bulk": () => import("./es-us/scout-bulk.ts").then((file) => file.bulkSpanish),
      "scout-contracts": () =>
        import("./es-us/scout-contracts.ts").then((file) => file.contractsSpanish),
      "scout-lookup": () => import("./es-us/scout-lookup.ts").then((file) => file.lookupSpanish),
      "scout-portal": () => import("./es-us/scout-portal.ts").then((file) => file.portalSpanish),
      "scout-pricing": () => import("./es-us/scout-pricing.ts").then((file) => file.pricingSpanish),
      "site-search": () => import("./es-us/site-search.ts").then((file) => file.siteSearchSpanish),
      "solutions-finder": () =>
        import("./es-us/solutions-finder.ts").then((file) => file.finderSpanish),
      "solutions-index": () =>
        import("./es-us/solutions-index.ts").then((file) => file.indexSpanish),
    },
  },
  de: {
    direction: "ltr",
    common: () => import("./de/every-element.ts").then((file) => file.commonGerman),
    elements: {
      "account-branding": () =>
        import("./de/account-branding.ts").then((file) => file.brandingGerman),
      "content-page": () => import("./de/content-page.ts").then((file) => file.contentGerman),
      "contract-wizard": () => import("./de/contract-wizard.ts").then((file) => file.wizardGerman),
      "login-form": () => import("./de/login-form.ts").then((file) => file.loginGerman),
      "portal-dashboard": () =>
        import("./de/portal-dashboard.ts").then((file) => file.dashboardGerman),
      "portal-header": () => import("./de/portal-header.ts").then((file) => file.headerGerman),
      "provider-library": () =>
        import("./de/provider-library.ts").then((file) => file.providersGerman),
      "resource-library": () =>
        import("./de/resource-library.ts").then((file) => file.resourcesGerman),
      "scout-bulk": () => import("./de/scout-bulk.ts").then((file) => file.bulkGerman),
      "scout-contracts": () =>
        import("./de/scout-contracts.ts").then((file) => file.contractsGerman),
      "scout-lookup": () => import("./de/scout-lookup.ts").then((file) => file.lookupGerman),
      "scout-portal": () => import("./de/scout-portal.ts").then((file) => file.portalGerman),
      "scout-pricing": () => import("./de/scout-pricing.ts").then((file) => file.pricingGerman),
      "site-search": () => import("./de/site-search.ts").then((file) => file.siteSearchGerman),
      "solutions-finder": () =>
        import("./de/solutions-finder.ts").then((file) => file.finderGerman),
      "solutions-index": () => import("./de/solutions-index.ts").then((file) => file.indexGerman),
    },
  },
  "fr-CA": {
    direction: "ltr",
    common: () => import("./fr-ca/every-element.ts").then((file) => file.commonFrench),
    elements: {
      "account-branding": () =>
        import("./fr-ca/account-branding.ts").then((file) => file.brandingFrench),
      "content-page": () => import("./fr-ca/content-page.ts").then((file) => file.contentFrench),
      "contract-wizard": () =>
        import("./fr-ca/contract-wizard.ts").then((file) => file.wizardFrench),
      "login-form": () => import("./fr-ca/login-form.ts").then((file) => file.loginFrench),
      "portal-dashboard": () =>
        import("./fr-ca/portal-dashboard.ts").then((file) => file.dashboardFrench),
      "portal-header": () => import("./fr-ca/portal-header.ts").then((file) => file.headerFrench),
      "provider-library": () =>
        import("./fr-ca/provider-library.ts").then((file) => file.providersFrench),
      "resource-library": () =>
        import("./fr-ca/resource-library.ts").then((file) => file.resourcesFrench),
      "scout-bulk": () => import("./fr-ca/scout-bulk.ts").then((file) => file.bulkFrench),
      "scout-contracts": () =>
        import("./fr-ca/scout-contracts.ts").then((file) => file.contractsFrench),
      "scout-lookup": () => import("./fr-ca/scout-lookup.ts").then((file) => file.lookupFrench),
      "scout-portal": () => import("./fr-ca/scout-portal.ts").then((file) => file.portalFrench),
      "scout-pricing": () => import("./fr-ca/scout-pricing.ts").then((file) => file.pricingFrench),
      "site-search": () => import("./fr-ca/site-search.ts").then((file) => file.siteSearchFrench),
      "solutions-finder": () =>
        import("./fr-ca/solutions-finder.ts").then((file) => file.finderFrench),
      "solutions-index": () =>
        import("./fr-ca/solutions-index.ts").then((file) => file.indexFrench),
    },
  },
};

const locales: Readonly<Record<string, LocaleFiles>> = translated;

const bundled = new Map<string, Texts>();

/** Adds all texts of a language, which then has no files to load. */
export function bundleTexts(locale: string, texts: Texts): void {
  bundled.set(locale, texts);
}

/**
 * Loads the texts of an element.
 *
 * @param tag - a language tag
 * @param onUnknown - receives the key of each word of the site that has no text: of an unknown group at once, of any other when
 *   the group is first read
 * @throws if a file cannot be loaded, never for English
 */
export async function loadLocale(
  tag: string,
  element: string,
  words: ConfiguredWords,
  onUnknown: (key: string) => void,
): Promise<Locale> {
  const locale = localeFor(tag);
  const [language = ""] = locale.split("-", 1);
  const house = houseWordsIn(words, [language, locale, tag.trim()]);
  reportUnknownGroups(house, onUnknown);
  const pseudoDirection = pseudoDirections[locale];
  if (pseudoDirection !== undefined) {
    const { pseudoTexts } = await import("./pseudo-texts.ts");
    const translations = translationsOf([house], (group) => pseudoTexts(group, locale));
    return { locale, translations, direction: pseudoDirection };
  }
  const files = locales[locale];
  const own = files?.elements[element];
  const whole = bundled.get(locale);
  const packs = whole
    ? [whole]
    : await Promise.all([files?.common, own].map((load) => load?.() ?? {}));
  return {
    locale: own === undefined ? englishLocale : locale,
    translations: reportingUnknown(translationsOf([...packs, house]), house, onUnknown),
    direction: (own && files?.direction) ?? "ltr",
  };
}
