import { brandingFrench } from "../fr-ca/account-branding.ts";
import { contentFrench } from "../fr-ca/content-page.ts";
import { wizardFrench } from "../fr-ca/contract-wizard.ts";
import { commonFrench } from "../fr-ca/every-element.ts";
import { loginFrench } from "../fr-ca/login-form.ts";
import { dashboardFrench } from "../fr-ca/portal-dashboard.ts";
import { headerFrench } from "../fr-ca/portal-header.ts";
import { providersFrench } from "../fr-ca/provider-library.ts";
import { resourcesFrench } from "../fr-ca/resource-library.ts";
import { bulkFrench } from "../fr-ca/scout-bulk.ts";
import { contractsFrench } from "../fr-ca/scout-contracts.ts";
import { lookupFrench } from "../fr-ca/scout-lookup.ts";
import { portalFrench } from "../fr-ca/scout-portal.ts";
import { pricingFrench } from "../fr-ca/scout-pricing.ts";
import { siteSearchFrench } from "../fr-ca/site-search.ts";
import { finderFrench } from "../fr-ca/solutions-finder.ts";
import { indexFrench } from "../fr-ca/solutions-index.ts";
import { bundleTexts } from "../load-locale.ts";

bundleTexts("fr-CA", {
  ...brandingFrench,
  ...contentFrench,
  ...wizardFrench,
  ...commonFrench,
  ...loginFrench,
  ...dashboardFrench,
  ...headerFrench,
  ...providersFrench,
  ...resourcesFrench,
  ...bulkFrench,
  ...contractsFrench,
  ...lookupFrench,
  ...portalFrench,
  ...pricingFrench,
  ...siteSearchFrench,
  ...finderFrench,
  ...indexFrench,
});
