import * as v from "valibot";
import { calls } from "../core/api/endpoints.ts";
import { list } from "../core/api/reading.ts";
import { changes, needed, never, reads, type Step, type Walk } from "./check-step.ts";
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
  reads("loadSettings", async ({ client, found }) => {
    const { capabilities } = await calls.loadSettings(client);
    found.mayScout = capabilities.includes("scout:access");
  }),
  reads("validateToken", ({ client, token }) => calls.validateToken(client, token ?? "")),
  reads("sessionToken", async ({ client, found }) => {
    found.csrfToken = await calls.sessionToken(client);
  }),
  reads("exchangeToken", ({ client, sibling }) =>
    calls.exchangeToken(
      client,
      needed(sibling, "give --sibling and a host of the family").replaceAll(".", "-"),
    ),
  ),
  ...lookupSteps,
  reads("searchPricing", ({ client, address }) => calls.searchPricing(client, { address })),
  reads("printPricing", ({ client }) => calls.printPricing(client, sampleProposal)),
  reads("downloadPricing", ({ client }) => calls.downloadPricing(client, sampleProposal)),
  changes("createContract", ({ client }) => calls.createContract(client, sampleContract)),
  reads("listContracts", async ({ client, found }) => {
    const [contract] = await calls.listContracts(client);
    if (contract) found.contract = { guid: contract.guid, provider: contract.providerName };
  }),
  reads("loadContract", (walk) =>
    calls.loadContract(walk.client, {
      ...needed(walk.found.contract, noContract),
      cid: cidOf(walk),
    }),
  ),
  reads("downloadContract", (walk) =>
    calls.downloadContract(walk.client, {
      guid: needed(walk.found.contract, noContract).guid,
      cid: cidOf(walk),
    }),
  ),
  reads("loadFinder", async ({ client, nowMs, found }) => {
    const { rawRows } = await calls.loadFinder(client, nowMs);
    found.providerIds = v.parse(list(providerRow), rawRows).slice(0, 2);
  }),
  reads("suggestSolutions", ({ client }) => calls.suggestSolutions(client, text)),
  changes("buildSolution", async ({ client, found }) => {
    const template = { cover: true, matrix: true, "provider-overviews": true };
    const providers = needed(found.providerIds, "there is no provider to report on");
    found.solutionId = await calls.buildSolution(client, {
      filters: [],
      providers: [...providers],
      template,
    });
  }),
  reads("downloadReport", ({ client, found }) =>
    calls.downloadReport(client, needed(found.solutionId, noSolution)),
  ),
  reads("downloadMatrix", ({ client, found }) =>
    calls.downloadMatrix(client, needed(found.solutionId, noSolution)),
  ),
  reads("loadProviderLibrary", ({ client, nowMs }) => calls.loadProviderLibrary(client, nowMs)),
  reads("suggestProviders", ({ client }) => calls.suggestProviders(client, "com")),
  reads("loadResourceLibrary", async ({ client, nowMs, found }) => {
    const query = { keyword: "", collateralTypes: [], order: "ASC", page: 0 } as const;
    const { rows } = await calls.loadResourceLibrary(client, { ...query, nowMs });
    const own = rows.flatMap(({ attachments }) => attachments).find((uri) => /^\/[^/]/.test(uri));
    if (own) found.attachment = own.slice(1);
  }),
  reads("suggestResources", ({ client }) => calls.suggestResources(client, text)),
  reads("downloadAttachment", ({ client, found }) =>
    calls.downloadAttachment(client, {
      path: needed(found.attachment, "no resource has a file of this server"),
      name: "check",
    }),
  ),
  reads("loadSolutionsIndex", async ({ client, found }) => {
    const { providers } = await calls.loadSolutionsIndex(client);
    const [provider] = providers;
    if (provider) found.indexProvider = provider.id;
  }),
  never("saveSolutionsIndex", "it would replace the entries of a provider"),
  never("saveSettings", "it would replace the branding"),
  reads("searchSite", ({ client }) => calls.searchSite(client, siteText)),
  reads("suggestSitePages", ({ client }) => calls.suggestSitePages(client, siteText)),
  reads("loadPage", ({ client, page }) =>
    calls.loadPage(client, needed(page, "give --page and the path of a content page")),
  ),
  reads("downloadPageFile", ({ client, file }) =>
    calls.downloadPageFile(client, needed(file, "give --file and the path of a PDF")),
  ),
  changes("openPageView", async ({ client, nowMs, found }) => {
    const csrfToken = found.csrfToken ?? null;
    found.viewId = await calls.openPageView(client, { openMs: nowMs, path: "/check", csrfToken });
  }),
  changes("closePageView", ({ client, nowMs, found }) =>
    calls.closePageView(client, {
      id: needed(found.viewId, "no record was opened"),
      closeMs: nowMs,
      outlivesPage: false,
      csrfToken: found.csrfToken ?? null,
    }),
  ),
  changes("closePageViewByBeacon", ({ client, nowMs, found }) =>
    calls.closePageViewByBeacon(client, {
      id: needed(found.viewId, "no record was opened"),
      closeMs: nowMs,
    }),
  ),
  changes("trackEvent", ({ client }) => calls.trackEvent(client, "sfs_login")),
  never("logIn", personal),
  never("verifyCode", "it needs the code of a user"),
  never("resetPassword", "it would send a user an e-mail"),
];
