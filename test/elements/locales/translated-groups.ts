import { actTexts } from "../../../src/core/acts/acts-messages.ts";
import { brandingTexts } from "../../../src/core/branding/branding-messages.ts";
import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { troubleSentences } from "../../../src/core/diagnosis/trouble-sentence-messages.ts";
import { streetNoteTexts } from "../../../src/core/lists/street-note-messages.ts";
import { runTexts } from "../../../src/core/lookup/lookup-messages.ts";
import { placeTexts } from "../../../src/core/lookup/place-messages.ts";
import { providerTexts } from "../../../src/core/lookup/provider-messages.ts";
import { navigationTexts } from "../../../src/core/navigation/navigation-messages.ts";
import { titleTexts } from "../../../src/core/navigation/title-messages.ts";
import { signInTexts } from "../../../src/core/session/sign-in-messages.ts";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { accountBrandingTexts } from "../../../src/elements/account-branding/account-branding.messages.ts";
import { brandingFormTexts } from "../../../src/elements/account-branding/branding-form.messages.ts";
import { contentTexts } from "../../../src/elements/content-page/content-page.messages.ts";
import { wizardTexts } from "../../../src/elements/contract-wizard/contract-wizard.messages.ts";
import { openContractTexts } from "../../../src/elements/contract-wizard/open-contract.messages.ts";
import { hostTexts } from "../../../src/elements/host/page/host.messages.ts";
import { paletteTexts } from "../../../src/elements/host/page/palette.messages.ts";
import { listTexts } from "../../../src/elements/lists/lists.messages.ts";
import { loginTexts } from "../../../src/elements/login-form/login-form.messages.ts";
import { dashboardTexts } from "../../../src/elements/portal-dashboard/portal-dashboard.messages.ts";
import { workTexts } from "../../../src/elements/portal-dashboard/work.messages.ts";
import { headerTexts } from "../../../src/elements/portal-header/portal-header.messages.ts";
import { providerLibraryTexts } from "../../../src/elements/provider-library/provider-library.messages.ts";
import { resourceLibraryTexts } from "../../../src/elements/resource-library/resource-library.messages.ts";
import { resourceActTexts } from "../../../src/elements/resource-library/resources-acts.messages.ts";
import { bulkScreenTexts } from "../../../src/elements/scout-bulk/scout-bulk.messages.ts";
import { contractListTexts } from "../../../src/elements/scout-contracts/scout-contracts.messages.ts";
import { lookupTexts } from "../../../src/elements/scout-lookup/scout-lookup.messages.ts";
import { portalTexts } from "../../../src/elements/scout-portal/scout-portal.messages.ts";
import { siteSearchTexts } from "../../../src/elements/site-search/site-search.messages.ts";
import { finderLoadingTexts } from "../../../src/elements/solutions-finder/loading.messages.ts";
import { finderTexts } from "../../../src/elements/solutions-finder/solutions-finder.messages.ts";
import { solutionsIndexTexts } from "../../../src/elements/solutions-index/solutions-index.messages.ts";
import { comboboxTexts } from "../../../src/elements/ui/combobox.messages.ts";
import { uiTexts } from "../../../src/elements/ui/ui.messages.ts";
import { uploadTexts } from "../../../src/elements/uploads/upload-form.messages.ts";

type Groups = readonly TextGroup<unknown>[];

/** Groups that every element has. */
export const sharedGroups: Groups = [
  actTexts,
  comboboxTexts,
  hostTexts,
  paletteTexts,
  streetNoteTexts,
  troubleSentences,
  uiTexts,
];

const ofUploads = [bulkTexts, uploadTexts, listTexts] as const;

/** The groups of each translated element. */
export const groupsOfElements: Readonly<Record<string, Groups>> = {
  "account-branding": [accountBrandingTexts, brandingFormTexts, brandingTexts],
  "content-page": [contentTexts],
  "contract-wizard": [wizardTexts, openContractTexts],
  "login-form": [loginTexts, signInTexts],
  "portal-dashboard": [dashboardTexts, workTexts, bulkTexts],
  "portal-header": [headerTexts, navigationTexts],
  "provider-library": [providerLibraryTexts],
  "resource-library": [resourceLibraryTexts, resourceActTexts],
  "scout-bulk": [bulkScreenTexts, ...ofUploads],
  "scout-contracts": [contractListTexts],
  "scout-lookup": [lookupTexts, placeTexts, providerTexts, runTexts, ...ofUploads],
  "scout-portal": [portalTexts, navigationTexts, titleTexts, signInTexts],
  "site-search": [siteSearchTexts],
  "solutions-finder": [finderTexts, finderLoadingTexts],
  "solutions-index": [solutionsIndexTexts],
};

/** The texts without arguments in a group, also in its parts. */
export function plainTextsIn(texts: unknown): readonly string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts !== "object" || texts === null) return [];
  return Object.values(texts).flatMap(plainTextsIn);
}
