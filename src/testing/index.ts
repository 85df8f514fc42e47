/**
 * `scout-elements/testing`: what the tests of a host page find and do on each screen, by roles and accessible names.
 */
import { type BrandingTester, testBranding } from "./acts/account-branding.ts";
import { type ContentTester, testContent } from "./acts/content-page.ts";
import { type ContractWizardTester, testContractWizard } from "./acts/contract-wizard.ts";
import { type SignInTester, testSignIn } from "./acts/login-form.ts";
import { type DashboardTester, testDashboard } from "./acts/portal-dashboard.ts";
import { type HeaderTester, testHeader } from "./acts/portal-header.ts";
import { type ProviderLibraryTester, testProviderLibrary } from "./acts/provider-library.ts";
import { type ResourceLibraryTester, testResourceLibrary } from "./acts/resource-library.ts";
import { type BulkTester, testBulk } from "./acts/scout-bulk.ts";
import { type ContractsTester, testContracts } from "./acts/scout-contracts.ts";
import { type LookupTester, testLookup } from "./acts/scout-lookup.ts";
import { type PortalTester, testPortal } from "./acts/scout-portal.ts";
import { type PricingTester, testPricing } from "./acts/scout-pricing.ts";
import { type SiteSearchTester, testSiteSearch } from "./acts/site-search.ts";
import { type FinderTester, testFinder } from "./acts/solutions-finder.ts";
import { type SolutionsIndexTester, testSolutionsIndex } from "./acts/solutions-index.ts";
import { domPart } from "./dom-part.ts";
import type { TestedElement } from "./element-tester.ts";
import { type LivePart, screenOf } from "./live-part.ts";

export type { ShownPage } from "./acts/content-page.ts";
export type { ShownPlace } from "./acts/scout-lookup.ts";
export type { ShownProposal } from "./acts/scout-pricing.ts";
export type { ElementTester } from "./element-tester.ts";
export type { LivePart } from "./live-part.ts";
export type { ShownLink, ShownRow } from "./read-part.ts";

/** The tester of each element. */
export interface Testers {
  "account-branding": BrandingTester;
  "content-page": ContentTester;
  "contract-wizard": ContractWizardTester;
  "login-form": SignInTester;
  "portal-dashboard": DashboardTester;
  "portal-header": HeaderTester;
  "provider-library": ProviderLibraryTester;
  "resource-library": ResourceLibraryTester;
  "scout-bulk": BulkTester;
  "scout-contracts": ContractsTester;
  "scout-lookup": LookupTester;
  "scout-portal": PortalTester;
  "scout-pricing": PricingTester;
  "site-search": SiteSearchTester;
  "solutions-finder": FinderTester;
  "solutions-index": SolutionsIndexTester;
}

const testerFor: { readonly [Tag in keyof Testers]: (tested: TestedElement) => Testers[Tag] } = {
  "account-branding": testBranding,
  "content-page": testContent,
  "contract-wizard": testContractWizard,
  "login-form": testSignIn,
  "portal-dashboard": testDashboard,
  "portal-header": testHeader,
  "provider-library": testProviderLibrary,
  "resource-library": testResourceLibrary,
  "scout-bulk": testBulk,
  "scout-contracts": testContracts,
  "scout-lookup": testLookup,
  "scout-portal": testPortal,
  "scout-pricing": testPricing,
  "site-search": testSiteSearch,
  "solutions-finder": testFinder,
  "solutions-index": testSolutionsIndex,
};

export interface TesterOptions {
  /** How long the tester waits for a part, in milliseconds; by default 10,000. */
  readonly timeoutMs?: number;
}

/**
 * Returns the tester of an element.
 *
 * @param element - the element in the page of the test, or its Playwright locator
 */
export function testerOf<Tag extends keyof Testers>(
  tag: Tag,
  element: Element | LivePart | null,
  { timeoutMs = 10_000 }: TesterOptions = {},
): Testers[Tag] {
  if (!Object.hasOwn(testerFor, tag)) {
    throw new TypeError(
      `There is no tester of <${tag}>. Tags: ${Object.keys(testerFor).join(", ")}.`,
    );
  }
  if (element === null) throw new TypeError(`There is no <${tag}>.`);
  if (typeof element === "string") {
    throw new TypeError("testerOf takes an element or a locator, not a selector.");
  }
  const isInPage = "localName" in element;
  if (isInPage && element.localName !== tag) {
    throw new TypeError(`<${element.localName}> is not a <${tag}>.`);
  }
  const part = isInPage ? domPart({ start: element, timeoutMs }) : element;
  return testerFor[tag]({ tag, screen: screenOf(part), timeoutMs });
}
