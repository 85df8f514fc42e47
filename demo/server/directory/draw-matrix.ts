import { drawTable } from "../paper/draw-table.ts";
import { contentWidth, margin, type Paper } from "../paper/open-paper.ts";
import type { Colour } from "../paper/read-colour.ts";
import type { DirectoryProvider, Solution } from "../store/directory-documents.ts";
import { choicesOf, type Facet, facets } from "./vocabulary.ts";

const nameShare = 0.36;

/**
 * Compares providers in order, term by term: the terms of the requested facets, or by default of all facets in which they
 * differ.
 */
export function drawMatrix(
  paper: Paper,
  providers: readonly DirectoryProvider[],
  solution: Pick<Solution, "filters">,
  colour: Colour,
): void {
  paper.reserve(160);
  paper.write("Comparison", margin, contentWidth, { size: 13, bold: true });
  paper.down(20);
  for (const [index, { name }] of providers.entries()) {
    paper.writeLines(`${index + 1}  ${name}`, margin, contentWidth);
  }
  paper.down(8);
  const share = (1 - nameShare) / providers.length;
  for (const facet of comparedFacets(providers, solution)) {
    drawTable(
      paper,
      [
        { title: facet.title, share: nameShare },
        ...providers.map((_, index) => ({ title: String(index + 1), share })),
      ],
      choicesOf(facet)
        .map(({ label, value }) => ({
          cells: [
            label,
            ...providers.map((provider) => (has(provider, facet, value) ? "Yes" : "–")),
          ],
        }))
        .filter(({ cells }) => cells.includes("Yes")),
      colour,
    );
    paper.down(12);
  }
}

function comparedFacets(
  providers: readonly DirectoryProvider[],
  { filters }: Pick<Solution, "filters">,
): readonly Facet[] {
  const asked = new Set(
    filters.flatMap(({ type, facet_id: id, key }) =>
      type === "facet" || type === "facet_filter" ? [String(id)] : [String(key)],
    ),
  );
  const named = facets.filter(({ facetId, key }) => asked.has(facetId) || asked.has(key));
  if (named.length > 0) return named;
  return facets.filter((facet) =>
    choicesOf(facet).some(({ value }) => {
      const count = providers.filter((provider) => has(provider, facet, value)).length;
      return providers.length === 1 ? count > 0 : count > 0 && count < providers.length;
    }),
  );
}

function has(provider: DirectoryProvider, facet: Facet, value: string): boolean {
  return provider.terms[facet.key]?.includes(value) ?? false;
}
