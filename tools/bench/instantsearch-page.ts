/** Shows the same providers and facets in react-instantsearch, with every record in memory. */
import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Hits, InstantSearch, RefinementList, Stats } from "react-instantsearch";
import { directorySize, facetCount, wordsOf } from "./large-directory.ts";

/** A typical number of facets on a page; the finder's panel opens fewer at a time. */
const shownFacets = 10;
const hitsPerPage = 30;

const records = Array.from({ length: directorySize }, (_, row) => ({
  objectID: String(row + 1),
  name: `Provider ${row + 1}`,
  ...Object.fromEntries(wordsOf(row).map((value, facet) => [`f${facet}`, value])),
}));
type Found = (typeof records)[number];

interface Request {
  readonly params?: { readonly facetFilters?: unknown; readonly page?: number };
}

/** The query format of the library: a record must match any term of each list. */
function wantedOf({ params }: Request): readonly (readonly string[])[] {
  const given = params?.facetFilters;
  return Array.isArray(given) ? given.map((one) => [one].flat().map(String)) : [];
}

function answer(request: Request) {
  const wanted = wantedOf(request);
  const found = records.filter((record) =>
    wanted.every((any) =>
      any.some((one) => {
        const [key = "", value] = one.split(/:(.*)/s);
        return Reflect.get(record, key) === value;
      }),
    ),
  );
  const page = request.params?.page ?? 0;
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: found.length,
    page,
    hitsPerPage,
    nbPages: Math.ceil(found.length / hitsPerPage),
    facets: countsOf(found),
    query: "",
    params: "",
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}

function countsOf(found: readonly Found[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Array.from({ length: facetCount }, (_, facet) => {
      const counts: Record<string, number> = {};
      for (const record of found) {
        const value = String(Reflect.get(record, `f${facet}`));
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [`f${facet}`, counts];
    }),
  );
}

const searchClient = {
  search: async (requests: readonly Request[]) => ({ results: requests.map(answer) }),
};

function Page(): ReactNode {
  return createElement(
    InstantSearch,
    // The library's type of a client has members that only its own service needs.
    { searchClient: searchClient as never, indexName: "providers" },
    ...Array.from({ length: shownFacets }, (_, facet) =>
      createElement(RefinementList, {
        key: facet,
        attribute: `f${facet}`,
        operator: "and",
        sortBy: ["name:asc"],
      }),
    ),
    createElement(Stats),
    createElement(Hits<Found>, {
      hitComponent: ({ hit }) => createElement("span", null, hit.name),
    }),
  );
}

const root = document.body.appendChild(document.createElement("main"));
createRoot(root).render(createElement(Page));
