import { brandingArabic } from "../ar/account-branding.ts";
import { contentArabic } from "../ar/content-page.ts";
import { wizardArabic } from "../ar/contract-wizard.ts";
import { commonArabic } from "../ar/every-element.ts";
import { loginArabic } from "../ar/login-form.ts";
import { dashboardArabic } from "../ar/portal-dashboard.ts";
import { headerArabic } from "../ar/portal-header.ts";
import { providersArabic } from "../ar/provider-library.ts";
import { resourcesArabic } from "../ar/resource-library.ts";
import { bulkArabic } from "../ar/scout-bulk.ts";
import { contractsArabic } from "../ar/scout-contracts.ts";
import { lookupArabic } from "../ar/scout-lookup.ts";
import { portalArabic } from "../ar/scout-portal.ts";
import { pricingArabic } from "../ar/scout-pricing.ts";
import { siteSearchArabic } from "../ar/site-search.ts";
import { finderArabic } from "../ar/solutions-finder.ts";
import { indexArabic } from "../ar/solutions-index.ts";
import { bundleTexts } from "../load-locale.ts";

bundleTexts("ar", {
  ...brandingArabic,
  ...contentArabic,
  ...wizardArabic,
  ...commonArabic,
  ...loginArabic,
  ...dashboardArabic,
  ...headerArabic,
  ...providersArabic,
  ...resourcesArabic,
  ...bulkArabic,
  ...contractsArabic,
  ...lookupArabic,
  ...portalArabic,
  ...pricingArabic,
  ...siteSearchArabic,
  ...finderArabic,
  ...indexArabic,
});
