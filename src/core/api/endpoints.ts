import { suggestAddresses } from "./address-suggestions.ts";
import { saveSettings } from "./branding.ts";
import { downloadBulkResults, downloadBulkTemplate, uploadBulk } from "./bulk.ts";
import { listBulk } from "./bulk-list.ts";
import { downloadPageFile, loadPage } from "./content.ts";
import { loadContract } from "./contract-embed.ts";
import { downloadContract, listContracts } from "./contracts.ts";
import type { Endpoint } from "./endpoint.ts";
import { exchangeToken } from "./exchange-token.ts";
import { loadFinder } from "./finder.ts";
import { suggestProviders, suggestResources, suggestSolutions } from "./keyword-suggestions.ts";
import { advanceBatch, advanceSandboxBatch, startLookup } from "./lookup.ts";
import { closePageView, closePageViewByBeacon, openPageView } from "./page-views.ts";
import { createContract, downloadPricing, printPricing, searchPricing } from "./pricing.ts";
import { loadProviderLibrary } from "./provider-library.ts";
import { downloadAttachment, loadResourceLibrary } from "./resource-library.ts";
import { logIn, resetPassword, trackEvent, validateToken, verifyCode } from "./session.ts";
import { sessionToken } from "./session-token.ts";
import { loadSettings } from "./settings.ts";
import { searchSite } from "./site-results.ts";
import { suggestSitePages } from "./site-suggestions.ts";
import { buildSolution, downloadMatrix, downloadReport } from "./solution-reports.ts";
import { loadSolutionsIndex, saveSolutionsIndex } from "./solutions-index.ts";

export type { AnswerKind, BodyKind, Endpoint } from "./endpoint.ts";

/** Every call of the two specification documents. */
export const calls = {
  sessionToken,
  openPageView,
  closePageView,
  closePageViewByBeacon,
  suggestAddresses,
  suggestSolutions,
  suggestProviders,
  searchSite,
  suggestSitePages,
  exchangeToken,
  startLookup,
  advanceBatch,
  advanceSandboxBatch,
  uploadBulk,
  listBulk,
  downloadBulkTemplate,
  downloadBulkResults,
  searchPricing,
  printPricing,
  downloadPricing,
  createContract,
  listContracts,
  loadFinder,
  buildSolution,
  downloadReport,
  downloadMatrix,
  loadProviderLibrary,
  loadResourceLibrary,
  suggestResources,
  downloadAttachment,
  loadSolutionsIndex,
  saveSolutionsIndex,
  loadContract,
  downloadContract,
  logIn,
  verifyCode,
  resetPassword,
  validateToken,
  loadSettings,
  saveSettings,
  trackEvent,
  loadPage,
  downloadPageFile,
} as const;

/** The name of a call. */
export type EndpointName = keyof typeof calls;

/** Every call as data, keyed by name. */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = Object.assign(
  {},
  ...Object.entries(calls).map(([name, { endpoint }]) => ({ [name]: endpoint })),
);
