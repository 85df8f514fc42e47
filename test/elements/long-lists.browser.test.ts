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
import { agent } from "./scout-bulk/agent.ts";
import { bulkCall, listOf, resultsCall, rows as uploads } from "./scout-bulk/bulk-rows.ts";
import { rows as contracts, listCall, listing } from "./scout-contracts/contract-rows.ts";

cleanUpHostPage();

interface List {
  readonly tag: string;
  readonly what: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly call: string;
  /** The answer with rows of these names. */
  readonly answer: (names: readonly string[]) => Response;
  /** Answers to other calls. */
  readonly answers?: Readonly<Record<string, () => Response>>;
  /** Shows the list. */
  readonly act?: () => Promise<void>;
  /** Strings other than its name that find the wanted row. */
  readonly also?: readonly string[];
  /** The label of the screen's own search, if it is that of the list. */
  readonly field?: string;
}

const nameAt = (at: number) => `Row ${1000 + at} end`;
const wanted = nameAt(149);

/** Adds these members only to the wanted row. */
const onWanted = (name: string, members: object) => (name === wanted ? members : {});

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
    answer(names) {
      const access_type = ["Fixed Wireless", "Coax"];
      const providers = names.map((name) => ({ name, ...onWanted(name, { access_type }) }));
      return Response.json({ data: { place: { providers } } });
    },
    also: ["wireless", "coax"],
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
    field: "Search contracts",
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
          ...onWanted(filename, {
            created_at: "2025-02-03T04:05:00",
            completed_at: "2025-06-07T08:09:00",
          }),
        })),
      ),
    also: ["02/03/2025 4:05 AM", "06/07/2025 8:09 AM"],
  },
  {
    tag: "scout-bulk",
    what: "results",
    call: resultsCall("c1"),
    answer: (names) => new Response(["Message", ...names].join("\r\n")),
    answers: { [bulkCall]: () => listOf(uploads.older) },
    act: () => agent.download("older.csv").click(),
    field: "Search these results",
  },
  {
    tag: "site-search",
    what: "results",
    attributes: { keys: "row" },
    call: "GET /callback/site-search",
    answer: (names) =>
      Response.json(
        names.map((title, at) => ({
          title,
          link: `/page-${at}`,
          ...onWanted(title, { description: "Who we are" }),
        })),
      ),
    also: ["who are", "/page-149"],
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
    // The answer without suggestions is needed if typing takes longer than the pause before the
    // request.
    answers: { "GET /api/v1/provider-library/autocomplete": () => Response.json([]) },
    field: "Find a Provider",
  },
];

test.for(lists)(
  "W23: the $what of $tag, 150 rows long, have a search that finds a row that is not drawn",
  async ({ tag, attributes, call, answer, answers, act, also = [], field }) => {
    const names = Array.from({ length: 150 }, (_, at) => nameAt(at));
    const intercept = answerBy({ ...answers, [call]: () => answer(names) });
    const backend = await serve({ intercept });
    const element = place(tag, backend, attributes);
    await act?.();
    const box = () =>
      field === undefined
        ? page.getByRole("searchbox", { name: "Search this list" })
        : page
            .getByRole("combobox", { name: field })
            .or(page.getByRole("searchbox", { name: field }));
    const root = () => element.shadowRoot?.textContent ?? "";
    await expect.element(box()).toBeVisible();
    await expect.poll(root).toContain("Row ");
    const shown = () => names.filter((name) => root().includes(name));
    for (const text of [wanted.replace("Row ", ""), ...also]) {
      await box().fill(text);
      await expect.poll(shown, { message: text }).toEqual([wanted]);
      await box().fill("");
      await expect.poll(() => shown().length).toBeGreaterThan(1);
    }
  },
);

test("W23: a list of 99 rows has no search of its own", async () => {
  const results = Array.from({ length: 99 }, (_, at) => ({ title: nameAt(at), link: `/${at}` }));
  const call = "GET /callback/site-search";
  const backend = await serve({ intercept: answerBy({ [call]: () => Response.json(results) }) });
  place("site-search", backend, { keys: "row" });
  await expect.element(page.getByText(nameAt(98))).toBeInTheDocument();
  await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
});
