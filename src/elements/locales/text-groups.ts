import { actTexts } from "../../core/acts/acts-messages.ts";
import { brandingTexts } from "../../core/branding/branding-messages.ts";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { troubleSentences } from "../../core/diagnosis/trouble-sentence-messages.ts";
import { streetNoteTexts } from "../../core/lists/street-note-messages.ts";
import { runTexts } from "../../core/lookup/lookup-messages.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import { providerTexts } from "../../core/lookup/provider-messages.ts";
import { navigationTexts } from "../../core/navigation/navigation-messages.ts";
import { titleTexts } from "../../core/navigation/title-messages.ts";
import { boardTexts } from "../../core/pricing/board/board-messages.ts";
import { productTexts } from "../../core/pricing/board/product-messages.ts";
import { cartTexts } from "../../core/pricing/cart/cart-messages.ts";
import { removalTexts } from "../../core/pricing/cart/removal-messages.ts";
import { explanationTexts } from "../../core/pricing/price/explanation-messages.ts";
import { pricingTexts } from "../../core/pricing/pricing-messages.ts";
import { proposalTexts } from "../../core/pricing/proposal/proposal-messages.ts";
import { ruleTexts } from "../../core/pricing/rules/rule-messages.ts";
import { sectionTexts } from "../../core/pricing/section-messages.ts";
import { serviceTypeTexts } from "../../core/pricing/service-type-messages.ts";
import { speedTexts } from "../../core/pricing/speed-messages.ts";
import { signInTexts } from "../../core/session/sign-in-messages.ts";
import type { TextGroup } from "../../core/texts/text-group.ts";
import { accountBrandingTexts } from "../account-branding/account-branding.messages.ts";
import { brandingFormTexts } from "../account-branding/branding-form.messages.ts";
import { contentTexts } from "../content-page/content-page.messages.ts";
import { wizardTexts } from "../contract-wizard/contract-wizard.messages.ts";
import { openContractTexts } from "../contract-wizard/open-contract.messages.ts";
import { hostTexts } from "../host/page/host.messages.ts";
import { paletteTexts } from "../host/page/palette.messages.ts";
import { listTexts } from "../lists/lists.messages.ts";
import { loginTexts } from "../login-form/login-form.messages.ts";
import { dashboardTexts } from "../portal-dashboard/portal-dashboard.messages.ts";
import { workTexts } from "../portal-dashboard/work.messages.ts";
import { headerTexts } from "../portal-header/portal-header.messages.ts";
import { providerLibraryTexts } from "../provider-library/provider-library.messages.ts";
import { resourceLibraryTexts } from "../resource-library/resource-library.messages.ts";
import { resourceActTexts } from "../resource-library/resources-acts.messages.ts";
import { bulkScreenTexts } from "../scout-bulk/scout-bulk.messages.ts";
import { contractListTexts } from "../scout-contracts/scout-contracts.messages.ts";
import { lookupTexts } from "../scout-lookup/scout-lookup.messages.ts";
import { portalTexts } from "../scout-portal/scout-portal.messages.ts";
import { boardScreenTexts } from "../scout-pricing/board/price-board.messages.ts";
import { draftTexts } from "../scout-pricing/drafts/drafts.messages.ts";
import { printedTexts } from "../scout-pricing/outputs/printed-proposal.messages.ts";
import { builderTexts } from "../scout-pricing/scout-pricing.messages.ts";
import { siteTexts } from "../scout-pricing/sites/sites.messages.ts";
import { siteSearchTexts } from "../site-search/site-search.messages.ts";
import { finderLoadingTexts } from "../solutions-finder/loading.messages.ts";
import { finderTexts } from "../solutions-finder/solutions-finder.messages.ts";
import { solutionsIndexTexts } from "../solutions-index/solutions-index.messages.ts";
import { tableOutputTexts } from "../tables/table-outputs.messages.ts";
import { addressFormTexts } from "../ui/address-form.messages.ts";
import { answeredTexts } from "../ui/answered-address.messages.ts";
import { comboboxTexts } from "../ui/combobox.messages.ts";
import { tableTexts } from "../ui/data-table.messages.ts";
import { dropZoneTexts } from "../ui/drop-zone.messages.ts";
import { facetTexts } from "../ui/facets.messages.ts";
import { listSearchTexts } from "../ui/list-search.messages.ts";
import { uiTexts } from "../ui/ui.messages.ts";
import { uploadTexts } from "../uploads/upload-form.messages.ts";

/** The groups that all elements share. */
export const sharedGroups = [
  actTexts,
  addressFormTexts,
  answeredTexts,
  comboboxTexts,
  dropZoneTexts,
  facetTexts,
  hostTexts,
  listSearchTexts,
  paletteTexts,
  streetNoteTexts,
  tableOutputTexts,
  tableTexts,
  troubleSentences,
  uiTexts,
] as const;

const ofUploads = [bulkTexts, uploadTexts, listTexts] as const;

const ofPricing = [
  ...[builderTexts, boardScreenTexts, siteTexts, draftTexts, printedTexts],
  ...[pricingTexts, cartTexts, removalTexts, ruleTexts, sectionTexts, explanationTexts],
  ...[boardTexts, productTexts, speedTexts, serviceTypeTexts, proposalTexts],
  listTexts,
] as const;

/** The groups of each translated element. */
export const groupsOfElements: Readonly<Record<string, readonly TextGroup<unknown>[]>> = {
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
  "scout-pricing": ofPricing,
  "site-search": [siteSearchTexts],
  "solutions-finder": [finderTexts, finderLoadingTexts],
  "solutions-index": [solutionsIndexTexts],
};
