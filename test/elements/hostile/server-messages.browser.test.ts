import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { watchHarm } from "../../support/harm.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { hostilePayloads } from "../../support/hostile-payloads.ts";
import { hostileContent as fragments } from "./hostile-content.ts";

cleanUpHostPage();

const hostileContent = [...fragments, ...hostilePayloads];
const markup = `<p>The first words.</p>${hostileContent.join("\n")}`;
/** The same in rows, several fragments in each. */
const inRow = 12;
const rowTexts = [
  "The first words.",
  ...Array.from({ length: Math.ceil(hostileContent.length / inRow) }, (_, at) =>
    hostileContent.slice(at * inRow, (at + 1) * inRow).join(" "),
  ),
];
/**
 * The address of a logo is requested, so it differs from the addresses that nothing may request.
 */
const asLogo = (html: string) => html.replaceAll("/stolen/", "/logo/").replaceAll("evil", "logo");

interface Message {
  readonly name: string;
  readonly tag: string;
  readonly load: () => Promise<unknown>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Part of the call's path. */
  readonly call: string;
  readonly answer: () => Response;
  /** Our own elements that otherwise occur only in the markup of others. */
  readonly own?: string;
  /** The part that the element shows. */
  readonly shows?: string;
}

/** Every part of a screen that shows text from the server. */
const messages: readonly Message[] = [
  {
    name: "an empty search of pricing",
    tag: "scout-pricing",
    load: () => import("../../../src/elements/scout-pricing/scout-pricing.ts"),
    attributes: { address: "12 Elm Street, Austin, TX" },
    call: "/api/scout/v1/pricing",
    answer: () => Response.json({ errorMessage: markup, rows: [], total: 0 }),
  },
  {
    name: "the message of the bulk history",
    tag: "scout-bulk",
    load: () => import("../../../src/elements/scout-bulk/scout-bulk.ts"),
    call: "/api/v1/scout/bulk",
    answer: () => Response.json({ data: { rows: [], total: 0, message: markup } }),
  },
  {
    name: "the results of a site search",
    tag: "site-search",
    load: () => import("../../../src/elements/site-search/site-search.ts"),
    attributes: { keys: "x" },
    call: "/callback/site-search",
    answer: () =>
      Response.json(rowTexts.map((title) => ({ title, description: title, link: title }))),
  },
  {
    name: "the message of the finder",
    tag: "solutions-finder",
    load: () => import("../../../src/elements/solutions-finder/solutions-finder.ts"),
    call: "/api/v1/solutions-finder",
    answer: () => Response.json({ data: { rows: [], facets: [], message: markup } }),
  },
  {
    name: "every text of the finder's providers",
    tag: "solutions-finder",
    load: () => import("../../../src/elements/solutions-finder/solutions-finder.ts"),
    call: "/api/v1/solutions-finder",
    answer: () =>
      Response.json({
        data: {
          rows: rowTexts.map((name, nid) => ({
            nid,
            name,
            uri: name,
            logo: asLogo(name),
            field_logo: asLogo(name),
          })),
          facets: [],
        },
      }),
  },
  {
    name: "the message of the provider library",
    tag: "provider-library",
    load: () => import("../../../src/elements/provider-library/provider-library.ts"),
    call: "/api/v1/provider-library",
    answer: () => Response.json({ data: { rows: [], total: 0, message: markup } }),
  },
  {
    name: "every text of the provider library",
    tag: "provider-library",
    load: () => import("../../../src/elements/provider-library/provider-library.ts"),
    call: "/api/v1/provider-library",
    answer: () =>
      Response.json({
        data: {
          rows: rowTexts.map((name) => ({
            name,
            logo: asLogo(name),
            uri: name,
            category: [{ value: name, label: name }],
          })),
        },
      }),
  },
  {
    name: "the message of the resource library",
    tag: "resource-library",
    load: () => import("../../../src/elements/resource-library/resource-library.ts"),
    call: "/api/v1/resource-library",
    answer: () => Response.json({ data: { rows: [], total: 0, message: markup } }),
  },
  {
    name: "every text of the resource library",
    tag: "resource-library",
    load: () => import("../../../src/elements/resource-library/resource-library.ts"),
    call: "/api/v1/resource-library",
    answer: () =>
      Response.json({
        data: {
          rows: rowTexts.map((name) => ({
            name,
            collateral_type: name,
            attachments: [{ name, uri: name }],
          })),
          total: 20,
        },
      }),
  },
  {
    name: "every text of the solutions index",
    tag: "solutions-index",
    load: () => import("../../../src/elements/solutions-index/solutions-index.ts"),
    call: "/api/v1/solutions-index",
    answer: () =>
      Response.json({
        data: {
          results: rowTexts.map((label) => ({
            bundle: label,
            label,
            items: [{ type: "term", label, value: label }],
          })),
        },
      }),
  },
  {
    name: "every text of the contracts",
    tag: "scout-contracts",
    load: () => import("../../../src/elements/scout-contracts/scout-contracts.ts"),
    call: "/api/scout/v1/contract",
    answer: () =>
      Response.json({
        data: {
          results: rowTexts.map((text) => ({
            primary_contact_name: text,
            service_provider_name: text,
            service_provider_url: text,
            state: text,
            guid: text,
            uri: text,
            created_at: text,
          })),
        },
      }),
  },
  {
    name: "the code of a contract's form",
    own: "iframe:not([srcdoc]):not([onload])",
    shows: "Refresh preview",
    tag: "contract-wizard",
    load: () => import("../../../src/elements/contract-wizard/contract-wizard.ts"),
    attributes: { contract: "c0ffee00-0000-4000-8000-000000000003", provider: "comcast" },
    call: "/api/scout/v1/contract/",
    // The address of a form is requested.
    answer: () => Response.json({ wizard_embed: asLogo(`<iframe src="/form"></iframe>${markup}`) }),
  },
  {
    name: "every text of a looked-up address",
    own: "slot[name]",
    tag: "scout-lookup",
    load: () => import("../../../src/elements/scout-lookup/scout-lookup.ts"),
    attributes: { address: "12 Elm Street, Austin, TX" },
    call: "/api/v1/scout",
    answer: () =>
      Response.json({
        data: {
          place: {
            lec_provider_name: markup,
            npa_nxx: markup,
            location: { pretty: "The first words.", address: { pretty: markup } },
            errors: [markup],
            providers: rowTexts.map((text) => ({
              name: text,
              label: text,
              key: text,
              type: "provider",
              access_type: [{ name: text, label: text }],
              distance: text,
              error: text,
              pricing_link: { uri: text, label: text },
            })),
          },
        },
      }),
  },
  {
    name: "every text of the catalogue",
    tag: "scout-pricing",
    load: () => import("../../../src/elements/scout-pricing/scout-pricing.ts"),
    attributes: { address: "12 Elm Street, Austin, TX" },
    call: "/api/scout/v1/pricing",
    answer: () =>
      Response.json({
        address_display: "The first words.",
        rows: rowTexts.map((text, id) => ({
          id,
          type: "broadband",
          title: text,
          label: text,
          description: text,
          pricing_details: text,
          error_msg: text,
          mrc: 1,
        })),
        filter_options: {
          provider: [{ value: "p", label: markup, logoUri: markup }],
          term: [{ value: "t", label: markup }],
        },
      }),
  },
  {
    name: "every text of the person and the site in the header",
    own: "slot[name]",
    tag: "portal-header",
    load: () => import("../../../src/elements/portal-header/portal-header.ts"),
    call: "/site-connector/settings",
    answer: () =>
      Response.json({
        data: {
          settings: {
            siteName: "The first words.",
            navigation_logo: asLogo(markup),
            site_color: markup,
            user: { first_name: "The first words.", last_name: markup, email: markup },
          },
        },
      }),
  },
  {
    name: "the name of a site",
    tag: "portal-dashboard",
    load: () => import("../../../src/elements/portal-dashboard/portal-dashboard.ts"),
    call: "/site-connector/settings",
    answer: () =>
      Response.json({ data: { settings: { siteName: markup, primary_logo: asLogo(markup) } } }),
  },
];

describe("M8: hostile markup from the server does no harm", () => {
  test.each(messages)(
    "hostile markup in $name does no harm",
    async ({ tag, load, attributes, call, answer, own, shows = "The first words." }) => {
      await load();
      const harm = watchHarm();
      const backend = await serve({
        intercept: ({ url }) => (url.includes(call) ? answer() : undefined),
      });
      const element = place(tag, backend, attributes);
      await expect.element(page.getByText(shows).first()).toBeInTheDocument();
      await new Promise(requestAnimationFrame);
      const root = element.shadowRoot;
      expect(root && harm.leftIn(root, own)).toEqual([]);
      expect(harm.done()).toEqual([]);
    },
  );
});
