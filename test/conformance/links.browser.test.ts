import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { oneFrame } from "../elements/contract-wizard/open-contract.ts";
import { watchFiles } from "../elements/host/saved-files.ts";
import { watchTabs } from "../elements/host/tabs.ts";
import { columns } from "../elements/scout-bulk/agent.ts";
import {
  bulkCall,
  listOf,
  resultsCall,
  rows as uploads,
} from "../elements/scout-bulk/bulk-rows.ts";
import { agent } from "../elements/scout-pricing/agent.ts";
import { acme, contracts, rows, searchOf } from "../elements/scout-pricing/searches.ts";
import type { AnswerTable } from "../support/answer-table.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();
watchFiles();
const tabs = watchTabs();

const api = "https://api.test";
const portal = "https://portal.example.com/portal";
const signIn = "/login/";

/** A server's text with a link to a screen. */
const text = '<p>See <a href="/scout/contracts">the contracts</a>.</p>';
const address = "12 Elm Street, Austin, TX";

/** An element in a state that has links. */
interface LinkedState {
  readonly tag: string;
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly answers?: AnswerTable;
  /** A demo user; null if signed out. */
  readonly user?: null;
  /** Shows the links. */
  readonly act?: () => Promise<void>;
  /** Expected lines of the console. */
  readonly log?: readonly string[];
  /** The number of links after loading. */
  readonly atLeast: number;
  /** Every address, sorted and without repetitions; those of the portal are paths. */
  readonly hrefs: readonly string[];
}

const unauthorized = () => new Response("", { status: 401 });

const provider = {
  name: "Acme",
  uri: "/provider-library?provider=Acme",
  pricing_link: { uri: "/scout/pricing?provider=acme", label: "Generate Pricing" },
};
const options = {
  provider: [{ value: "acme", label: "Acme" }],
  term: [{ value: "36", label: "36 Months" }],
};
const service = { id: "a", type: "broadband", title: "Internet", mrc: 50, description: text };
const emptyFinder = { rows: [], facets: [], filter_options: { category: [], question: [] } };
const noResources = { rows: [], total: 0, limit: 25, page: 0, filter_options: {} };
const noProviders = { rows: [], total: 0, filter_options: { category: [] } };

const term = (value: string, label: string) => ({
  type: "term",
  value,
  label,
  parent: false,
  field: "field_access",
  id: `uuid-${value}`,
});

const states: readonly LinkedState[] = [
  {
    tag: "scout-bulk",
    name: "results",
    answers: {
      [bulkCall]: () => listOf(uploads.older),
      [resultsCall("c1")]: () =>
        new Response(`${columns},Lookup Status\r\nHQ,1 Main St,Austin,TX,78701,Found\r\n`, {
          headers: { "Content-Type": "text/csv" },
        }),
    },
    act: () => page.getByRole("button", { name: "Download results of older.csv" }).click(),
    atLeast: 1,
    hrefs: ["/scout?address=1+Main+St%2C+Austin%2C+TX+78701"],
  },
  {
    tag: "scout-pricing",
    name: "the notice of television",
    attributes: { address },
    answers: {
      "POST /api/scout/v1/pricing": () =>
        Response.json(searchOf([rows.internet], { provider: [{ ...acme, key: "cox" }] })),
    },
    atLeast: 1,
    hrefs: ["/cox"],
  },
  {
    tag: "scout-pricing",
    name: "a made contract",
    attributes: { address },
    answers: {
      "POST /api/scout/v1/pricing": () =>
        Response.json(
          searchOf([rows.internet], { provider: [{ ...acme, key: "comcast" }] }, contracts),
        ),
      "POST /api/scout/v1/contract": () =>
        Response.json({ data: { uri: "/scout/contracts/comcast?contract=1" } }),
    },
    async act() {
      tabs.block();
      await agent.section("Broadband").click();
      await agent.radio("Internet 100").click();
      await agent.output("Create contract").click();
    },
    atLeast: 2,
    hrefs: ["/scout/contracts", "/scout/contracts/comcast?contract=1"],
  },
  {
    tag: "contract-wizard",
    name: "a download that is answered 401",
    attributes: { contract: "c1", provider: "comcast" },
    answers: {
      "GET /api/scout/v1/contract/c1": oneFrame,
      "GET /scout/contract/c1/pdf": unauthorized,
    },
    act: () => page.getByRole("button", { name: "Download PDF", exact: true }).click(),
    log: ["token-missing"],
    atLeast: 2,
    hrefs: ["/scout/contracts", "sign in"],
  },
  {
    tag: "scout-contracts",
    name: "a download that is answered 401",
    answers: {
      "GET /api/scout/v1/contract": () =>
        Response.json({ data: { results: [{ state: "Completed", guid: "g", uri: "" }] } }),
      "GET /scout/contract/g/pdf": unauthorized,
    },
    act: () =>
      page
        .getByRole("button", { name: /^Download PDF/ })
        .first()
        .click(),
    log: ["token-missing"],
    atLeast: 1,
    hrefs: ["sign in"],
  },
  {
    tag: "account-branding",
    name: "signed out",
    user: null,
    log: [],
    atLeast: 1,
    hrefs: ["sign in"],
  },
  {
    tag: "scout-lookup",
    name: "results",
    attributes: { address },
    answers: {
      "POST /api/v1/scout": () => Response.json({ data: { place: { providers: [provider] } } }),
    },
    atLeast: 3,
    hrefs: [
      "/provider-library?provider=Acme",
      "/scout/pricing?address=12+Elm+Street%2C+Austin%2C+TX",
      "/scout/pricing?provider=acme&address=12+Elm+Street%2C+Austin%2C+TX",
    ],
  },
  {
    tag: "scout-contracts",
    name: "contracts of every state",
    atLeast: 2,
    hrefs: [
      "/scout/contracts/att?contract=c0ffee00-0000-4000-8000-000000000004",
      "/scout/contracts/comcast?contract=c0ffee00-0000-4000-8000-000000000003",
      "/scout/contracts/cox?contract=c0ffee00-0000-4000-8000-000000000006",
      "/scout/contracts/frontier?contract=c0ffee00-0000-4000-8000-000000000007",
      "/scout/contracts/zayo?contract=c0ffee00-0000-4000-8000-000000000008",
      "/scout/pricing?address=1804+Commerce+Street%2C+Dallas%2C+TX+75201&prepared_for=Lone+Star+Freight+LLC&provider=spectrum",
      "https://www.att.com/",
      "https://www.comcast.com/",
      "https://www.cox.com/",
      "https://www.frontier.com/",
      "https://www.spectrum.com/",
      "https://www.verizon.com/",
      "https://www.zayo.com/",
    ],
  },
  {
    tag: "scout-pricing",
    name: "a message",
    attributes: { address },
    answers: {
      "POST /api/scout/v1/pricing": () =>
        Response.json({ rows: [], filter_options: options, message: text }),
    },
    atLeast: 2,
    hrefs: ["/scout/contracts", "/scout?address=12+Elm+Street%2C+Austin%2C+TX"],
  },
  {
    tag: "scout-pricing",
    name: "a service row",
    attributes: { address },
    answers: {
      "POST /api/scout/v1/pricing": () =>
        Response.json({ rows: [service], filter_options: options }),
    },
    act: () => page.getByRole("checkbox", { name: "Broadband", exact: true }).click(),
    atLeast: 1,
    hrefs: ["/scout/contracts"],
  },
  {
    tag: "portal-dashboard",
    name: "groups",
    atLeast: 8,
    hrefs: [
      "/provider-library",
      "/resource-library",
      "/scout",
      "/scout/bulk",
      "/scout/contracts",
      "/scout/contracts/comcast?contract=c0ffee00-0000-4000-8000-000000000003",
      "/scout/contracts/zayo?contract=c0ffee00-0000-4000-8000-000000000008",
      "/scout/pricing",
      "/scout/pricing?address=1804+Commerce+Street%2C+Dallas%2C+TX+75201&prepared_for=Lone+Star+Freight+LLC&provider=spectrum",
      "/solutions-finder",
      "/solutions-index",
      "/solutions/questionnaires",
    ],
  },
  {
    tag: "site-search",
    name: "results",
    attributes: { keys: "a" },
    atLeast: 2,
    hrefs: [
      "/scout",
      "/scout/bulk",
      "/scout/pricing",
      "https://api.test/pages/empty",
      "https://api.test/pages/hostile",
      "https://api.test/pages/partner-services",
      "https://api.test/solutions/questionnaires",
    ],
  },
  {
    tag: "content-page",
    name: "a page",
    attributes: { path: "/pages/team" },
    atLeast: 1,
    hrefs: ["https://api.test/pages/partner-services#hours", "https://api.test/pages/team?page=2"],
  },
  {
    tag: "solutions-finder",
    name: "a message",
    answers: {
      "GET /api/v1/solutions-finder": () =>
        Response.json({ data: { ...emptyFinder, message: text } }),
    },
    atLeast: 1,
    hrefs: ["/scout/contracts"],
  },
  {
    tag: "resource-library",
    name: "a message",
    answers: {
      "GET /api/v1/resource-library": () => Response.json({ ...noResources, message: text }),
    },
    atLeast: 1,
    hrefs: ["/scout/contracts"],
  },
  {
    tag: "provider-library",
    name: "a message",
    answers: {
      "GET /api/v1/provider-library": () =>
        Response.json({ data: { ...noProviders, message: text } }),
    },
    atLeast: 1,
    hrefs: ["/scout/contracts"],
  },
  {
    tag: "solutions-index",
    name: "terms",
    answers: {
      "GET /api/v1/solutions-index": () =>
        Response.json({
          data: {
            capabilities: [],
            filter_options: { providers: [] },
            results: [
              {
                bundle: "access",
                label: "Access",
                items: [term("1", "Fiber"), term("2", "Wi-Fi")],
              },
            ],
          },
        }),
    },
    act: () => page.getByRole("button", { name: "Expand All" }).click(),
    atLeast: 2,
    hrefs: ["/solutions-finder?filters=Fiber%3A1", "/solutions-finder?filters=Wi-Fi%3A2"],
  },
  {
    tag: "login-form",
    name: "the login",
    atLeast: 2,
    hrefs: ["/become-a-partner", "/user/password"],
  },
  {
    tag: "portal-header",
    name: "the account menu",
    act: () => page.getByRole("button", { name: "Account menu" }).click(),
    atLeast: 7,
    hrefs: [
      "/",
      "/account",
      "/provider-library",
      "/resource-library",
      "/scout",
      "/solutions-finder",
      "/solutions/questionnaires",
      "https://api.test/user/password",
    ],
  },
];

/** The addresses at which the page and the portal may be. */
const places = [
  { routing: "none", portalBase: portal },
  { routing: "page", portalBase: portal },
  { routing: "push", portalBase: portal },
  { routing: "page", portalBase: "" },
] as const;

/** Elements that have no state in this table, each with the reason. */
const elementsWithoutState: Readonly<Record<string, string>> = {
  "scout-portal":
    "Its links are those of its header and its screens, which the test of a portal in a folder checks.",
};

test("every element has a state with links, or a reason to have none", () => {
  const known = new Set([...states.map(({ tag }) => tag), ...Object.keys(elementsWithoutState)]);
  expect(elementTable.map(({ tag }) => tag).filter((tag) => !known.has(tag))).toEqual([]);
});

/** Returns the addresses of links in the form of {@link LinkedState.hrefs}. */
function hrefsOf(links: readonly HTMLAnchorElement[], base: string) {
  const read = ({ href, pathname, origin }: HTMLAnchorElement) => {
    // The configuration of the page has the address of the sign-in.
    if (origin === window.location.origin && pathname === signIn) return "sign in";
    return href.startsWith(`${base}/`) ? href.slice(base.length) : href;
  };
  return [...new Set(links.map(read))].sort();
}

/** Returns the links that an element has drawn, without files. */
function linksOf(element: Element): readonly HTMLAnchorElement[] {
  const root = element.shadowRoot ?? element;
  const all = [...root.querySelectorAll<HTMLAnchorElement>("a[href]")];
  return all.filter((link) => !link.hasAttribute("download"));
}

function comeNear(link: HTMLElement): void {
  for (const type of ["pointerenter", "pointerover", "mouseover", "focusin", "pointerdown"]) {
    link.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

test.for(states.flatMap((state) => places.map((at) => ({ ...state, at }))))(
  "W9: links of $tag ($name), routing $at.routing, portal $at.portalBase, have their final address, and emit scout-navigated before they are followed",
  async ({ tag, attributes, answers = {}, user, act, log = [], atLeast, hrefs, at }) => {
    expectLog(...log);
    configure({ signInUri: signIn });
    await elementTable.find((one) => one.tag === tag)?.load();
    const backend = await serve({
      origin: api,
      ...(user === null && { user }),
      intercept: (request) => answers[`${request.method} ${pathIn(request)}`]?.(request),
    });
    const told = listen("scout-navigated");
    const { routing, portalBase } = at;
    const element = place(tag, backend, { ...attributes, routing, "portal-base": portalBase });
    // The test cancels the navigation, so that it does not leave its own page.
    element.addEventListener("scout-navigated", (event) => event.preventDefault());
    await act?.();
    await expect.poll(() => linksOf(element).length).toBeGreaterThanOrEqual(atLeast);
    const base = portalBase || window.location.origin;
    await expect.poll(() => hrefsOf(linksOf(element), base)).toEqual(hrefs);
    for (const link of linksOf(element)) {
      if (!link.isConnected) continue;
      const { href } = link;
      comeNear(link);
      expect(link.href).toBe(href);
      // Links between steps of the sign-in stay in the form.
      if (link.target !== "" || link.pathname.endsWith("/user/password")) continue;
      const before = told.length;
      const click = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true });
      // The browser follows links to a sign-in page and to other sites.
      let isLeft = false;
      const hold = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", hold, { once: true });
      link.dispatchEvent(click);
      const heard = told
        .slice(before)
        .map(({ detail }) => new URL(detail.href, window.location.href).href);
      const isOfOurs = href.startsWith(`${base}/`) && !link.relList.contains("external");
      const isOfBrowser = routing !== "none" && !isOfOurs;
      expect([href, isOfBrowser && isLeft ? [href] : heard]).toEqual([href, [href]]);
    }
  },
);

function pathIn({ url }: Request): string {
  return new URL(url).pathname;
}

const routes = [
  "/",
  "/scout",
  "/scout/bulk",
  "/scout/contracts",
  "/solutions-finder",
  "/solutions-index",
  "/provider-library",
  "/resource-library",
  "/search/site?keys=a",
] as const;

test("B18: in a portal in a folder, every link has the folder before the pointer or the focus reaches the link", async () => {
  await elementTable.find(({ tag }) => tag === "scout-portal")?.load();
  const backend = await serve();
  const portalElement = place("scout-portal", backend, { "base-path": "/folder" });
  const header = () => portalElement.shadowRoot?.querySelector("portal-header");
  await expect.poll(() => header()?.shadowRoot?.querySelectorAll("a[href]").length).toBeTruthy();
  for (const route of routes) {
    const navigate: unknown = Reflect.get(portalElement, "navigate");
    if (typeof navigate === "function") navigate.call(portalElement, route);
    const screen = () => portalElement.firstElementChild;
    await expect.poll(() => screen()?.shadowRoot?.querySelector("h1")).toBeTruthy();
    const links = [screen(), header()].flatMap((one) => (one ? linksOf(one) : []));
    const wrong = links
      .filter((link) => link.origin === window.location.origin && link.rel !== "external")
      .filter(({ pathname }) => !/^\/folder(?:\/|$)/.test(pathname));
    expect([route, wrong.map(({ href }) => href)]).toEqual([route, []]);
  }
});
