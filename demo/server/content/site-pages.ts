import { hostilePage } from "./pages/hostile.ts";
import { partnerServices } from "./pages/partner-services.ts";
import { questionnaires } from "./pages/questionnaires.ts";
import type { SitePage } from "./site-page.ts";

const plain: readonly SitePage[] = [
  {
    path: "pages/team",
    title: "The order team",
    description: "The people behind every order, from entry to installation.",
    body: `<p>Four people follow your orders. <a href="?page=2">More of them</a>, or back to
<a href="partner-services#hours">the hours of Partner Services</a>.</p>`,
  },
  {
    path: "pages/carrier-maintenance",
    title: "Carrier maintenance",
    description: "Windows in which carriers work on their networks.",
    keywords: "outage window",
    body: `<div role="alert" class="alert">Planned work tonight.</div>
<p>Carriers work on their networks on Sundays between 1 and 5 in the morning, local time.</p>`,
  },
  {
    path: "pages/empty",
    title: "A page without content",
    description: "Nothing to read.",
    body: `<p> </p>`,
  },
];

/** Every page of the content site. */
export const sitePages: readonly SitePage[] = [
  questionnaires,
  partnerServices,
  ...plain,
  hostilePage,
];
