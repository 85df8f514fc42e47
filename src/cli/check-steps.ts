import * as v from "valibot";
import { calls } from "../core/api/endpoints.ts";
import { list } from "../core/api/reading.ts";
import {
  changingStep,
  readingStep,
  requireValue,
  type Step,
  skippedStep,
  type Walk,
} from "./check-step.ts";
import { lookupSteps } from "./lookup-steps.ts";
import { sampleContract, sampleProposal } from "./sample-proposal.ts";

/** The id of a provider of the finder, as it was sent. */
const providerRow = v.pipe(
  v.object({ nid: v.union([v.string(), v.number()]) }),
  v.transform(({ nid }) => nid),
);
const text = "internet";
const siteText = "provider";
const cidOf = ({ nowMs }: Walk) => Math.floor(nowMs / 1000);
const personal = "it needs the password of a user";
const noContract = "there is no contract to open";
const noSolution = "it needs the report that --write builds";

/** Every call of the table, in an order in which each follows the calls whose answers it needs. */
export const steps: readonly Step[] = [
  readingStep("loadSettings", async ({ client, found }) => {
    const { capabilities } = await calls.loadSettings(client);
    found.mayScout = capabilities.includes("scout:access");
  }),
  readingStep("validateToken", ({ client, token }) => calls.validateToken(client, token ?? "")),
  readingStep("sessionToken", async ({ client, found }) => {
    found.csrfToken = await calls.sessionToken(client);
  }),
  readingStep("exchangeToken", ({ client, sibling }) =>
    calls.exchangeToken(
      client,
      requireValue(sibling, "give --sibling and a host of the family").replaceAll(".", "-"),
    ),
  ),
  ...lookupSteps,
  readingStep("searchPricing", ({ client, address }) => calls.searchPricing(client, { address })),
  readingStep("printPricing", ({ client }) => calls.printPricing(client, sampleProposal)),
  readingStep("downloadPricing", ({ client }) => calls.downloadPricing(client, sampleProposal)),
  changingStep("createContract", ({ client }) => calls.createContract(client, sampleContract)),
  readingStep("listContracts", async ({ client, found }) => {
    const [contract] = await calls.listContracts(client);
    if (contract) found.contract = { guid: contract.guid, provider: contract.providerName };
  }),
  readingStep("loadContract", (walk) =>
    calls.loadContract(walk.client, {
      ...requireValue(walk.found.contract, noContract),
      cid: cidOf(walk),
    }),
  ),
  readingStep("downloadContract", (walk) =>
    calls.downloadContract(walk.client, {
      guid: requireValue(walk.found.contract, noContract).guid,
      cid: cidOf(walk),
    }),
  ),
  readingStep("loadFinder", async ({ client, nowMs, found }) => {
    const { rawRows } = await calls.loadFinder(client, nowMs);
    found.providerIds = v.parse(list(providerRow), rawRows).slice(0, 2);
  }),
  readingStep("suggestSolutions", ({ client }) => calls.suggestSolutions(client, text)),
  changingStep("buildSolution", async ({ client, found }) => {
    const template = { cover: true, matrix: true, "provider-overviews": true };
    const providers = requireValue(found.providerIds, "there is no provider to report on");
    found.solutionId = await calls.buildSolution(client, {
      filters: [],
      providers: [...providers],
      template,
    });
  }),
  readingStep("downloadReport", ({ client, found }) =>
    calls.downloadReport(client, requireValue(found.solutionId, noSolution)),
  ),
  readingStep("downloadMatrix", ({ client, found }) =>
    calls.downloadMatrix(client, requireValue(found.solutionId, noSolution)),
  ),
  readingStep("loadProviderLibrary", ({ client, nowMs }) =>
    calls.loadProviderLibrary(client, nowMs),
  ),
  readingStep("suggestProviders", ({ client }) => calls.suggestProviders(client, "com")),
  readingStep("loadResourceLibrary", async ({ client, nowMs, found }) => {
    const query = { keyword: "", collateralTypes: [], order: "ASC", page: 0 } as const;
    const { rows } = await calls.loadResourceLibrary(client, { ...query, nowMs });
    const own = rows.flatMap(({ attachments }) => attachments).find((uri) => /^\/[^/]/.test(uri));
    if (own) found.attachment = own.slice(1);
  }),
  readingStep("suggestResources", ({ client }) => calls.suggestResources(client, text)),
  readingStep("downloadAttachment", ({ client, found }) =>
    calls.downloadAttachment(client, {
      path: requireValue(found.attachment, "no resource has a file of this server"),
      name: "check",
    }),
  ),
  readingStep("loadSolutionsIndex", async ({ client, found }) => {
    const { providers } = await calls.loadSolutionsIndex(client);
    const [provider] = providers;
    if (provider) found.indexProvider = provider.id;
  }),
  skippedStep("saveSolutionsIndex", "it would replace the entries of a provider"),
  skippedStep("saveSettings", "it would replace the branding"),
  readingStep("searchSite", ({ client }) => calls.searchSite(client, siteText)),
  readingStep("suggestSitePages", ({ client }) => calls.suggestSitePages(client, siteText)),
  readingStep("loadPage", ({ client, page }) =>
    calls.loadPage(client, requireValue(page, "give --page and the path of a content page")),
  ),
  readingStep("downloadPageFile", ({ client, file }) =>
    calls.downloadPageFile(client, requireValue(file, "give --file and the path of a PDF")),
  ),
  changingStep("openPageView", async ({ client, nowMs, found }) => {
    const csrfToken = found.csrfToken ?? null;
    found.viewId = await calls.openPageView(client, { openMs: nowMs, path: "/check", csrfToken });
  }),
  changingStep("closePageView", ({ client, nowMs, found }) =>
    calls.closePageView(client, {
      id: requireValue(found.viewId, "no record was opened"),
      closeMs: nowMs,
      outlivesPage: false,
      csrfToken: found.csrfToken ?? null,
    }),
  ),
  changingStep("closePageViewByBeacon", ({ client, nowMs, found }) =>
    calls.closePageViewByBeacon(client, {
      id: requireValue(found.viewId, "no record was opened"),
      closeMs: nowMs,
    }),
  ),
  changingStep("trackEvent", ({ client }) => calls.trackEvent(client, "sfs_login")),
  skippedStep("logIn", personal),
  skippedStep("verifyCode", "it needs the code of a user"),
  skippedStep("resetPassword", "it would send a user an e-mail"),
];
