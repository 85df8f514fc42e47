import "../../src/elements/account-branding/account-branding.ts";
import "../../src/elements/content-page/content-page.ts";
import "../../src/elements/portal-dashboard/portal-dashboard.ts";
import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/provider-library/provider-library.ts";
import "../../src/elements/resource-library/resource-library.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/site-search/site-search.ts";
import "../../src/elements/solutions-finder/solutions-finder.ts";
import { describe, expect, test } from "vitest";
import { pageState } from "../../src/core/internal.ts";
import { cleanUpHostPage, place, serve, settleFrames } from "../support/host-page.ts";
import { pageAnswer, showContent } from "./content-page/site-content.ts";
import { aFinder } from "./solutions-finder/a-finder.ts";

cleanUpHostPage();

const api = "https://api.invalid";
const here = window.location.origin;
const message = '<p><a href="/terms">a</a> <a href="terms">b</a> <a href="/scout/bulk">c</a></p>';
/** The resolved links of the message. `{base}` is the API base. */
const messageLinks = [`${api}/terms`, "{base}/terms", `${here}/scout/bulk`];

interface Sink {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The path of the request with this answer. */
  readonly call: string;
  readonly data: object;
  readonly links?: readonly string[];
  readonly pictures?: readonly string[];
}

const settings = (more: object) => ({
  settings: { capabilities: ["scout:access"], siteName: "Acme", ...more },
});
const settingsPath = "/api/v1/site-connector/settings";

const sinks: Readonly<Record<string, Sink>> = {
  "the header's logo": {
    tag: "portal-header",
    call: settingsPath,
    data: settings({ navigation_logo: "header/logo.png" }),
    pictures: ["{base}/header/logo.png"],
  },
  "the dashboard's logo": {
    tag: "portal-dashboard",
    call: settingsPath,
    data: settings({ primary_logo: "/dashboard/logo.png" }),
    pictures: [`${api}/dashboard/logo.png`],
  },
  "the preview of the branding": {
    tag: "account-branding",
    call: settingsPath,
    data: settings({ primary_logo: "branding/a.png", navigation_logo: "/branding/b.png" }),
    pictures: ["{base}/branding/a.png", `${api}/branding/b.png`],
  },
  "the finder's providers": {
    tag: "solutions-finder",
    call: "/api/v1/solutions-finder",
    data: {
      ...aFinder,
      total: 1,
      rows: [{ ...aFinder.rows[0], logo: "finder/logo.png", uri: "/providers/cox" }],
    },
    links: [`${api}/providers/cox`],
    pictures: ["{base}/finder/logo.png"],
  },
  "the finder's message": {
    tag: "solutions-finder",
    call: "/api/v1/solutions-finder",
    data: { ...aFinder, total: 0, rows: [], message },
    links: messageLinks,
  },
  "the provider library": {
    tag: "provider-library",
    call: "/api/v1/provider-library",
    data: {
      rows: [
        {
          name: "Cox",
          category: [{ value: "network", label: "Network" }],
          logo: "/library/logo.png",
          uri: "providers/cox",
        },
      ],
      total: 1,
      filter_options: { category: [{ value: "network", label: "Network" }] },
    },
    links: ["{base}/providers/cox"],
    pictures: [`${api}/library/logo.png`],
  },
  "the message of the provider library": {
    tag: "provider-library",
    call: "/api/v1/provider-library",
    data: { rows: [], total: 0, message, filter_options: { category: [] } },
    links: messageLinks,
  },
  "the message of the resource library": {
    tag: "resource-library",
    call: "/api/v1/resource-library",
    data: { rows: [], total: 0, message, filter_options: {} },
    links: messageLinks,
  },
  "the providers of a lookup": {
    tag: "scout-lookup",
    attributes: { address: "77 Other Road, Austin, TX 78701" },
    call: "/api/v1/scout",
    data: {
      place: {
        cable_provider_name: "Cox",
        location: { address: { pretty: "77 Other Road" } },
        providers: [
          {
            name: "Cox",
            uri: "/providers/cox",
            logo_uri: "lookup/logo.png",
            pricing_link: { uri: "/scout/pricing?address=x", label: "Price it" },
          },
        ],
      },
    },
    links: [`${api}/providers/cox`, `${here}/scout/pricing?address=x`],
  },
  "the contracts": {
    tag: "scout-contracts",
    call: "/api/scout/v1/contract",
    data: {
      results: [
        {
          guid: "7",
          state: "",
          primary_contact_name: "Acme",
          service_provider_name: "Cox",
          service_provider_url: "/providers/cox",
          uri: "/scout/contracts/cox?contract=7",
        },
      ],
    },
    links: [`${api}/providers/cox`, `${here}/scout/contracts/cox?contract=7`],
  },
  "the results of a search": {
    tag: "site-search",
    attributes: { keys: "a" },
    call: "/callback/site-search",
    data: {
      rows: [
        { title: "A", link: "/about" },
        { title: "B", link: "/scout/bulk" },
      ],
    },
    links: [`${api}/about`, `${here}/scout/bulk`],
  },
  "the results of a search in the portal": {
    tag: "site-search",
    attributes: { keys: "a", routing: "portal" },
    call: "/callback/site-search",
    data: {
      rows: [
        { title: "A", link: "/about" },
        { title: "B", link: "/scout/bulk" },
      ],
    },
    links: [`${here}/about`, `${here}/scout/bulk`],
  },
};

test.each(Object.entries(sinks))(
  "B18: with the API on another origin, links and pictures are resolved: %s",
  async (_name, sink) => {
    const { tag, attributes, call, data, links = [], pictures = [] } = sink;
    // The browser keeps a limited number of entries.
    performance.clearResourceTimings();
    const backend = await serve({
      origin: api,
      intercept: ({ url }) =>
        new URL(url).pathname === call ? Response.json({ data }) : undefined,
    });
    const element = place(tag, backend, attributes);
    const withBase = (address: string) => address.replace("{base}", backend.apiBase);
    await expect.poll(() => hrefsIn(element)).toEqual(expect.arrayContaining(links.map(withBase)));
    // A picture that fails is replaced with the name; its request stays in the browser's list.
    await expect
      .poll(() => performance.getEntriesByType("resource").map(({ name }) => name))
      .toEqual(expect.arrayContaining(pictures.map(withBase)));
  },
);

const elsewhere = "https://pictures.invalid";
const isRequested = (origin: string) =>
  performance.getEntriesByType("resource").some(({ name }) => name.startsWith(origin));
const withPictures = Object.entries(sinks).filter(([, { pictures }]) => pictures !== undefined);

describe.each([
  ["over https", elsewhere, [], true],
  ["over http", "http://pictures.invalid", [], false],
  ["that imageOrigins names", elsewhere, [elsewhere], true],
  ["that imageOrigins does not name", elsewhere, ["https://others.invalid"], false],
] as const)(
  "V14, SECURITY.md: pictures from another origin %s",
  (_which, origin, imageOrigins, isLoaded) => {
    test.each(withPictures)(
      `pictures of %s are loaded: ${isLoaded}`,
      async (_name, { tag, call, data }) => {
        performance.clearResourceTimings();
        pageState().configured.value = { imageOrigins };
        const moved = JSON.parse(
          JSON.stringify(data).replaceAll(/"[^"]+\.png"/g, JSON.stringify(`${origin}/moved.png`)),
        );
        const backend = await serve({
          origin: api,
          intercept: ({ url }) =>
            new URL(url).pathname === call ? Response.json({ data: moved }) : undefined,
        });
        const element = place(tag, backend);
        if (isLoaded) await expect.poll(() => isRequested(origin)).toBe(true);
        else {
          // The replacement of the picture is visible.
          await expect.poll(() => backend.calls).toContain(`GET ${call}`);
          await expect.poll(() => textOf(element)).toMatch(/Acme|Cox|Dashboard|Colors and logos/);
          await settleFrames();
          expect(isRequested(origin)).toBe(false);
        }
      },
    );

    test(`pictures of a content page are loaded: ${isLoaded}`, async () => {
      performance.clearResourceTimings();
      pageState().configured.value = { imageOrigins };
      const body = `<main><h1>A</h1><p>Words <img src="${origin}/moved.png" alt="Plan"></p></main>`;
      const { root } = await showContent(() => pageAnswer(body), {}, { origin: api });
      await expect.poll(() => root.textContent).toContain("Words");
      if (isLoaded) await expect.poll(() => isRequested(origin)).toBe(true);
      else {
        await settleFrames();
        expect(isRequested(origin)).toBe(false);
      }
    });
  },
);

test.each(Object.entries(sinks).filter(([name]) => name.includes("message")))(
  "V14, SECURITY.md: %s loads no picture, from any origin",
  async (_name, { tag, call, data }) => {
    performance.clearResourceTimings();
    pageState().configured.value = { imageOrigins: [elsewhere] };
    const picture = (origin: string) => `<img src="${origin}/moved.png" alt="Plan">`;
    const text = `<p>Words ${picture(elsewhere)} ${picture(api)}</p>`;
    const shown = JSON.parse(
      JSON.stringify(data).replace(JSON.stringify(message), () => JSON.stringify(text)),
    );
    const backend = await serve({
      origin: api,
      intercept: ({ url }) =>
        new URL(url).pathname === call ? Response.json({ data: shown }) : undefined,
    });
    const element = place(tag, backend);
    await expect.poll(() => textOf(element)).toContain("Words Plan Plan");
    await settleFrames();
    expect([elsewhere, `${api}/moved`].filter(isRequested)).toEqual([]);
  },
);

function textOf({ shadowRoot }: HTMLElement): string {
  return shadowRoot?.textContent ?? "";
}

function hrefsIn({ shadowRoot }: HTMLElement): string[] {
  return [...(shadowRoot?.querySelectorAll("a") ?? [])].map(({ href }) => href);
}
