import type { Page } from "playwright";
import type { VisitOptions } from "./open-demo.ts";
import { houston } from "./pricing-path.ts";
import type { Visitor } from "./visitor.ts";

/** A screen of the demo in a state that shows most of its parts. */
export interface OpenScreen {
  readonly path: string;
  readonly as?: VisitOptions["as"];
  /** Brings the screen into its state, and waits for it. */
  readonly open: (page: Page, visitor: Visitor) => Promise<unknown>;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor();

const pricing = `/scout/pricing?address=${encodeURIComponent(houston)}`;

/** The screens by their states. */
export const screens = {
  "the dashboard": { path: "/", open: (page) => heading(page, "Recent Addresses") },
  "the results of a lookup": {
    path: `/scout?address=${encodeURIComponent(houston)}`,
    async open(page, { advance }) {
      await page.getByRole("progressbar").waitFor();
      while ((await page.getByRole("progressbar").count()) > 0) await advance(1000);
      await page.getByText(/^\d+ providers · /).waitFor();
    },
  },
  "bulk with results": {
    path: "/scout/bulk",
    async open(page) {
      await page
        .getByRole("button", { name: /^Download/ })
        .nth(1)
        .click();
      await page.getByRole("checkbox", { name: /^Select row 2: / }).waitFor();
    },
  },
  "the builder with a proposal": {
    path: `${pricing}&provider=comcast&term=36`,
    async open(page) {
      await page
        .getByRole("checkbox", { name: /^Broadband/ })
        .first()
        .check();
      await page.getByLabel("Comcast Business Internet 300 Mbps", { exact: true }).first().check();
      await page.locator(".cart-lines .cart-line").first().waitFor();
    },
  },
  "the price board": {
    path: pricing,
    open: (page) => page.getByRole("table", { name: "Price board" }).waitFor(),
  },
  "the contracts": { path: "/scout/contracts", open: (page) => page.getByRole("table").waitFor() },
  "the form of a contract": {
    path: "/scout/contracts",
    async open(page) {
      await page
        .getByRole("link", { name: /^Edit Draft/ })
        .first()
        .click();
      await heading(page, "Preview");
    },
  },
  "the finder with a selection": {
    path: "/solutions-finder",
    async open(page) {
      await heading(page, "424 Providers Found");
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .click();
      await page.getByRole("list", { name: "Selected Providers" }).waitFor();
    },
  },
  "the index": { path: "/solutions-index", open: (page) => heading(page, /^Access Types/) },
  "the provider library": {
    path: "/provider-library",
    open: (page) => heading(page, /Providers Found/),
  },
  "the resource library": {
    path: "/resource-library?keyword=comcast",
    open: (page) => heading(page, /^Results/),
  },
  "the branding": {
    path: "/account",
    as: "Administrator",
    open: (page) => page.getByRole("button", { name: "Save All Changes" }).waitFor(),
  },
  "a page of content": {
    path: "/pages/partner-services",
    open: (page) => heading(page, "Contacts"),
  },
  "the search": {
    path: "/search/site?keys=provider",
    open: (page) => page.locator(".result").first().waitFor(),
  },
  "the sign-in": {
    path: "/login/",
    as: "Signed out",
    open: (page) =>
      page
        .getByRole("button", { name: /Log ?in|Sign in/i })
        .first()
        .waitFor(),
  },
} satisfies Readonly<Record<string, OpenScreen>>;

export type ScreenName = keyof typeof screens;
