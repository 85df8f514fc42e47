import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AnswerTable } from "../support/answer-table.ts";
import { cleanUpHostPage, listen, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();

const api = "https://api.test";
const portal = "https://partners.test/portal";

/** A server's text with a link to a screen. */
const text = '<p>See <a href="/scout/contracts">the contracts</a>.</p>';
const address = "12 Elm Street, Austin, TX";

/** An element in a state that has links. */
interface LinkedState {
  readonly tag: string;
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly answers?: AnswerTable;
  /** Shows the links. */
  readonly act?: () => Promise<void>;
  /** Fewer links mean that they are not there yet. */
  readonly atLeast: number;
}

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

const states: readonly LinkedState[] = [
  {
    tag: "scout-lookup",
    name: "results",
    attributes: { address },
    answers: {
      "POST /api/v1/scout": () => Response.json({ data: { place: { providers: [provider] } } }),
    },
    atLeast: 2,
  },
  { tag: "scout-contracts", name: "drafts", atLeast: 2 },
  {
    tag: "scout-pricing",
    name: "a message",
    attributes: { address },
    answers: {
      "POST /api/scout/v1/pricing": () =>
        Response.json({ rows: [], filter_options: options, message: text }),
    },
    atLeast: 1,
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
  },
  { tag: "portal-dashboard", name: "groups", atLeast: 8 },
  { tag: "site-search", name: "results", attributes: { keys: "a" }, atLeast: 2 },
  { tag: "content-page", name: "a page", attributes: { path: "/pages/team" }, atLeast: 1 },
  {
    tag: "solutions-finder",
    name: "a message",
    answers: {
      "GET /api/v1/solutions-finder": () =>
        Response.json({ data: { ...emptyFinder, message: text } }),
    },
    atLeast: 1,
  },
  {
    tag: "resource-library",
    name: "a message",
    answers: {
      "GET /api/v1/resource-library": () => Response.json({ ...noResources, message: text }),
    },
    atLeast: 1,
  },
  {
    tag: "provider-library",
    name: "a message",
    answers: {
      "GET /api/v1/provider-library": () =>
        Response.json({ data: { ...noProviders, message: text } }),
    },
    atLeast: 1,
  },
  {
    tag: "solutions-index",
    name: "terms",
    act: () => page.getByRole("button", { name: "Expand All" }).click(),
    atLeast: 10,
  },
  { tag: "login-form", name: "the login", atLeast: 2 },
  {
    tag: "portal-header",
    name: "the account menu",
    act: () => page.getByRole("button", { name: "Account menu" }).click(),
    atLeast: 7,
  },
];

/** Where the page is, and where the portal. */
const places = [
  { routing: "none", portalBase: portal },
  { routing: "page", portalBase: portal },
  { routing: "page", portalBase: "" },
] as const;

/** The links that an element has drawn, without files. */
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
  "W9: links of $tag ($name), routing $at.routing, portal $at.portalBase, are right as they stand and tell the page before they are followed",
  async ({ tag, attributes, answers = {}, act, atLeast, at }) => {
    await elementTable.find((one) => one.tag === tag)?.load();
    const backend = await serve({
      origin: api,
      intercept: (request) => answers[`${request.method} ${pathIn(request)}`]?.(request),
    });
    const told = listen("scout-navigated");
    const { routing, portalBase } = at;
    const element = place(tag, backend, { ...attributes, routing, "portal-base": portalBase });
    // The page of the test is never left.
    element.addEventListener("scout-navigated", (event) => event.preventDefault());
    await act?.();
    await expect.poll(() => linksOf(element).length).toBeGreaterThanOrEqual(atLeast);
    const isElsewhere = portalBase !== "";
    const here = linksOf(element).filter(({ origin }) => origin === window.location.origin);
    if (isElsewhere) expect(here.map(({ href }) => href)).toEqual([]);
    for (const link of linksOf(element)) {
      if (!link.isConnected) continue;
      const { href } = link;
      comeNear(link);
      expect(link.href).toBe(href);
      // A step of the sign-in stays in its form.
      if (link.target !== "" || link.pathname.endsWith("/user/password")) continue;
      const before = told.length;
      const click = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true });
      // Left to the browser: a sign-in page, and other sites.
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
      const isOfBrowser = routing === "page" && (isElsewhere || link.relList.contains("external"));
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

test("ZA8: in a portal in a folder every link has the folder, before a pointer or the focus comes near", async () => {
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
