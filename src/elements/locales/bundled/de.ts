import { brandingGerman } from "../de/account-branding.ts";
import { contentGerman } from "../de/content-page.ts";
import { wizardGerman } from "../de/contract-wizard.ts";
import { commonGerman } from "../de/every-element.ts";
import { loginGerman } from "../de/login-form.ts";
import { dashboardGerman } from "../de/portal-dashboard.ts";
import { headerGerman } from "../de/portal-header.ts";
import { providersGerman } from "../de/provider-library.ts";
import { resourcesGerman } from "../de/resource-library.ts";
import { bulkGerman } from "../de/scout-bulk.ts";
import { contractsGerman } from "../de/scout-contracts.ts";
import { lookupGerman } from "../de/scout-lookup.ts";
import { portalGerman } from "../de/scout-portal.ts";
import { pricingGerman } from "../de/scout-pricing.ts";
import { siteSearchGerman } from "../de/site-search.ts";
import { finderGerman } from "../de/solutions-finder.ts";
import { indexGerman } from "../de/solutions-index.ts";
import { bundleTexts } from "../load-locale.ts";

bundleTexts("de", {
  ...brandingGerman,
  ...contentGerman,
  ...wizardGerman,
  ...commonGerman,
  ...loginGerman,
  ...dashboardGerman,
  ...headerGerman,
  ...providersGerman,
  ...resourcesGerman,
  ...bulkGerman,
  ...contractsGerman,
  ...lookupGerman,
  ...portalGerman,
  ...pricingGerman,
  ...siteSearchGerman,
  ...finderGerman,
  ...indexGerman,
});
