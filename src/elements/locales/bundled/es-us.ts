import { brandingSpanish } from "../es-us/account-branding.ts";
import { contentSpanish } from "../es-us/content-page.ts";
import { wizardSpanish } from "../es-us/contract-wizard.ts";
import { commonSpanish } from "../es-us/every-element.ts";
import { loginSpanish } from "../es-us/login-form.ts";
import { dashboardSpanish } from "../es-us/portal-dashboard.ts";
import { headerSpanish } from "../es-us/portal-header.ts";
import { providersSpanish } from "../es-us/provider-library.ts";
import { resourcesSpanish } from "../es-us/resource-library.ts";
import { bulkSpanish } from "../es-us/scout-bulk.ts";
import { contractsSpanish } from "../es-us/scout-contracts.ts";
import { lookupSpanish } from "../es-us/scout-lookup.ts";
import { portalSpanish } from "../es-us/scout-portal.ts";
import { pricingSpanish } from "../es-us/scout-pricing.ts";
import { siteSearchSpanish } from "../es-us/site-search.ts";
import { finderSpanish } from "../es-us/solutions-finder.ts";
import { indexSpanish } from "../es-us/solutions-index.ts";
import { bundleTexts } from "../load-locale.ts";

bundleTexts("es-US", {
  ...brandingSpanish,
  ...contentSpanish,
  ...wizardSpanish,
  ...commonSpanish,
  ...loginSpanish,
  ...dashboardSpanish,
  ...headerSpanish,
  ...providersSpanish,
  ...resourcesSpanish,
  ...bulkSpanish,
  ...contractsSpanish,
  ...lookupSpanish,
  ...portalSpanish,
  ...pricingSpanish,
  ...siteSearchSpanish,
  ...finderSpanish,
  ...indexSpanish,
});
