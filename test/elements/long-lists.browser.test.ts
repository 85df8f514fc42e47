import "../../src/elements/provider-library/provider-library.ts";
import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/site-search/site-search.ts";
import "../../src/elements/solutions-finder/solutions-finder.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { bulkCall, listOf, rows as uploads } from "./scout-bulk/bulk-rows.ts";
import { rows as contracts, listCall, listing } from "./scout-contracts/contract-rows.ts";

cleanUpHostPage();

interface List {
  readonly tag: string;
  readonly what: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly call: string;
  /** The answer with rows of these names. */
  readonly answer: (names: readonly string[]) => Response;
  /** Shows the list. */
  readonly act?: () => Promise<void>;
  /** A screen whose own search is that of its list. */
  readonly field?: string;
}

const nameAt = (at: number) => `Row ${1000 + at} end`;
const wanted = nameAt(140);

const lists: readonly List[] = [
  {
    tag: "solutions-finder",
    what: "results",
    call: "GET /api/v1/solutions-finder",
    answer(names) {
      const rows = names.map((name, at) => ({
        nid: at,
        name,
        uri: null,
        categories: [],
        taxonomy: [],
      }));
      const filters = { category: [], question: [] };
      return Response.json({
        data: { rows, total: rows.length, facets: [], filter_options: filters },
      });
    },
  },
  {
    tag: "scout-lookup",
    what: "available providers",
    attributes: { address: "12 Elm Street, Austin, TX" },
    call: "POST /api/v1/scout",
    answer: (names) =>
      Response.json({ data: { place: { providers: names.map((name) => ({ name })) } } }),
  },
  {
    tag: "solutions-index",
    what: "terms",
    call: "GET /api/v1/solutions-index",
    answer(names) {
      const items = names.map((label, at) => ({
        type: "term",
        label,
        value: String(at),
        parent: false,
        field: "field_access",
        id: `uuid-${at}`,
      }));
      return Response.json({
        data: {
          capabilities: [],
          filter_options: { providers: [] },
          results: [{ bundle: "access", label: "Access", items }],
        },
      });
    },
    act: () => page.getByRole("button", { name: "Expand All" }).click(),
  },
  {
    tag: "scout-contracts",
    what: "contracts",
    call: listCall,
    answer: (names) =>
      listing(
        ...names.map((primary_contact_name, at) => ({
          ...contracts.completed,
          primary_contact_name,
          guid: `guid-${at}`,
        })),
      )(),
  },
  {
    tag: "scout-bulk",
    what: "history",
    call: bulkCall,
    answer: (names) =>
      listOf(
        ...names.map((filename, at) => ({
          ...uploads.older,
          id: `c${at}`,
          upload_id: `u${at}`,
          orig: { filename },
        })),
      ),
  },
  {
    tag: "site-search",
    what: "results",
    attributes: { keys: "row" },
    call: "GET /callback/site-search",
    answer: (names) => Response.json(names.map((title, at) => ({ title, link: `/page-${at}` }))),
  },
  {
    tag: "provider-library",
    what: "providers",
    call: "GET /api/v1/provider-library",
    answer(names) {
      const rows = names.map((name) => ({ name, category: [], logo: "", uri: "" }));
      return Response.json({
        data: { rows, total: rows.length, filter_options: { category: [] }, message: null },
      });
    },
    field: "Find a Provider",
  },
];

test.for(lists)(
  "ZB26: the $what of $tag, 150 rows long, have a search that finds a row that is not drawn",
  async ({ tag, attributes, call, answer, act, field }) => {
    const names = Array.from({ length: 150 }, (_, at) => nameAt(at));
    const backend = await serve({ intercept: answerBy({ [call]: () => answer(names) }) });
    const element = place(tag, backend, attributes);
    await act?.();
    const box = () =>
      field === undefined
        ? page.getByRole("searchbox", { name: "Search this list" })
        : page.getByRole("combobox", { name: field });
    const root = () => element.shadowRoot?.textContent ?? "";
    await expect.element(box()).toBeVisible();
    await expect.poll(root).toContain("Row ");
    await box().fill(wanted.replace("Row ", ""));
    await expect.poll(root).toContain(wanted);
    const others = names.filter((name) => name !== wanted);
    await expect.poll(() => others.filter((name) => root().includes(name))).toEqual([]);
  },
);

test("ZB26: a list of 99 rows has no search of its own", async () => {
  const results = Array.from({ length: 99 }, (_, at) => ({ title: nameAt(at), link: `/${at}` }));
  const call = "GET /callback/site-search";
  const backend = await serve({ intercept: answerBy({ [call]: () => Response.json(results) }) });
  place("site-search", backend, { keys: "row" });
  await expect.element(page.getByText(nameAt(98))).toBeInTheDocument();
  await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
});
