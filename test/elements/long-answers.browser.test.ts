import "../../src/elements/resource-library/resource-library.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/site-search/site-search.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";

cleanUpHostPage();

const count = 10_000;
const many = <Row>(rowOf: (name: string, index: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(`Entry ${index + 1}`, index));

interface LongAnswer {
  readonly path: string;
  readonly answer: () => object;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The role of an entry. */
  readonly role: "row" | "listitem";
  /** The number of rows before the first entry, including the header. */
  readonly rowsBefore?: number;
  /** Opens the list, if it is closed at first. */
  readonly open?: () => Promise<void>;
}

const answers: Readonly<Record<string, LongAnswer>> = {
  "scout-lookup": {
    path: "/api/v1/scout",
    attributes: { address: "1 Main St, Houston, TX 77002" },
    answer: () => ({
      data: {
        place: {
          location: { pretty: "1 Main St, Houston, TX 77002" },
          providers: many((name) => ({ name, label: name, key: name, type: "provider" })),
        },
      },
    }),
    role: "row",
    rowsBefore: 3, // The carrier and the cable company come first.
  },
  "scout-contracts": {
    path: "/api/scout/v1/contract",
    answer: () => ({
      data: {
        results: many((name, index) => ({
          created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
          primary_contact_name: name,
          service_provider_name: "Cox",
          state: null,
          guid: name,
          uri: "/scout/contracts/cox",
        })),
      },
    }),
    role: "row",
  },
  "site-search": {
    path: "/callback/site-search",
    attributes: { keys: "entry" },
    answer: () => many((title) => ({ title, link: `/${title}`, description: "An entry" })),
    role: "listitem",
  },
  "resource-library": {
    // The server does not support pagination.
    path: "/api/v1/resource-library",
    answer: () => ({
      rows: many((name) => ({ name, collateral_type: "FAQ", attachment: [] })),
      total: count,
    }),
    role: "listitem",
  },
  "solutions-index": {
    path: "/api/v1/solutions-index",
    answer: () => {
      const items = many((label, value) => ({ type: "term", label, value, parent: false }));
      const results = [{ bundle: "access", label: "Access", items }];
      return { data: { capabilities: [], filter_options: { providers: [] }, results } };
    },
    role: "listitem",
    open: () => page.getByRole("button", { name: "Access" }).click(),
  },
};

test.each(Object.entries(answers))(
  `the list %s draws only a few of ${count} entries, and all can be reached`,
  async (tag, { path, answer, attributes = {}, role, rowsBefore = 1, open }) => {
    const backend = await serve({
      intercept: ({ url }) =>
        new URL(url).pathname === path ? Response.json(answer()) : undefined,
    });
    place(tag, backend, attributes);
    await open?.();
    // A category of the index has the role of an item too, so leave it out.
    const entries = page.getByRole(role).filter({ hasNot: page.getByRole(role) });
    const entry = (number: number) =>
      entries.filter({ hasText: new RegExp(`Entry ${number}(?!\\d)`) });
    await expect.element(entry(1)).toBeVisible();
    expect(entries.elements().length).toBeLessThan(300);
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return entry(count).query();
      })
      .not.toBeNull();
    expect(entries.elements().length).toBeLessThan(300);
    const last = entry(count).element();
    if (role === "row") expect(last.getAttribute("aria-rowindex")).toBe(String(count + rowsBefore));
    else expect(last.getAttribute("aria-posinset")).toBe(String(count));
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 400);
  },
);
