import { saidInCleaning } from "./said.ts";
import type { ScreenState } from "./screen-state.ts";

const siteSearch = "/demo/search.html?keys=";

/** The dashboard, the site search and the content pages. */
export const portalStates: readonly ScreenState[] = [
  {
    name: "dashboard",
    path: "/demo/dashboard.html",
    async reach({ page, seesHeading }) {
      await seesHeading("Libraries");
      await page.getByRole("combobox", { name: "Street address" }).waitFor();
    },
  },
  {
    name: "dashboard with suggestions",
    path: "/demo/dashboard.html",
    async reach({ page, advance }) {
      await page.getByRole("combobox", { name: "Street address" }).pressSequentially("100 m");
      await advance(500);
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "dashboard with a hint",
    path: "/demo/dashboard.html",
    async reach({ page, press, sees }) {
      await page.getByRole("combobox", { name: "Street address" }).fill("12");
      await press("Enter");
      await sees("Enter a full street address.");
    },
  },
  {
    name: "dashboard without Scout",
    path: "/demo/dashboard.html",
    options: { as: "Agent without Scout access" },
    reach: ({ seesHeading }) => seesHeading("Solutions"),
  },
  {
    name: "site search",
    path: `${siteSearch}scout`,
    reach: ({ page }) => page.getByRole("list", { name: "Results" }).waitFor(),
  },
  {
    name: "site search without results",
    path: `${siteSearch}zebra`,
    reach: ({ sees }) => sees("Your search yielded no results."),
  },
  {
    name: "site search that fails",
    path: `${siteSearch}broken`,
    options: { expected: { statuses: [500], said: /site-search-failed/ } },
    reach: ({ sees }) => sees("An error has occurred."),
  },
  {
    name: "content page",
    path: "/pages/partner-services",
    reach: ({ seesHeading }) => seesHeading("Partner Services"),
  },
  {
    name: "content page with its parts open",
    path: "/pages/partner-services",
    async reach({ page, sees }) {
      await page.getByRole("button", { name: "Who approves special pricing?" }).click();
      await page.getByRole("button", { name: "How is an order escalated?" }).click();
      await page.getByRole("button", { name: "Read more" }).click();
      await page.getByRole("button", { name: "Download a form" }).click();
      await sees("Letter of agency (PDF)");
    },
  },
  {
    name: "content page that was broken into",
    path: "/pages/hostile",
    options: { expected: { statuses: [404], said: saidInCleaning } },
    reach: ({ sees }) => sees("The last words."),
  },
  {
    name: "questionnaires",
    path: "/solutions/questionnaires",
    reach: ({ seesHeading }) => seesHeading("Solutions Questionnaires and Conversation Starters"),
  },
  {
    name: "content page not found",
    path: "/pages/missing",
    options: { expected: { statuses: [404], said: /content-failed/ } },
    reach: ({ seesHeading }) => seesHeading("Page Not Found"),
  },
  {
    name: "file not found",
    path: "/pages/files/hostile.pdf",
    options: { expected: { said: /content-failed/ } },
    reach: ({ seesHeading }) => seesHeading("File Not found"),
  },
  {
    name: "download",
    path: "/pages/files/discovery-questions.docx",
    reach: ({ sees }) => sees("Your download has started..."),
  },
];
