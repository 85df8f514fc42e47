import { drawTable } from "../paper/draw-table.ts";
import { grey, type Paper, type PaperFormat } from "../paper/open-paper.ts";
import { margin } from "../paper/paper-scale.ts";
import type { Colour } from "../paper/read-colour.ts";
import type { DirectoryProvider, Solution } from "../store/directory-documents.ts";
import { choicesOf, type Facet, facets } from "./vocabulary.ts";

const nameShare = 0.2;
/** The names of more providers need a wide page. */
const maxPortraitProviders = 4;

/** The format of a page on which the names of all providers fit side by side. */
export function matrixFormatOf(providers: readonly DirectoryProvider[]): PaperFormat {
  return providers.length > maxPortraitProviders ? "landscape" : "portrait";
}

/**
 * Compares providers in order, term by term: the terms of the requested facets, or by default of all facets in which they
 * differ. A requested facet of which they offer nothing is named below the tables.
 */
export function drawMatrix(
  paper: Paper,
  providers: readonly DirectoryProvider[],
  solution: Pick<Solution, "filters">,
  colour: Colour,
): void {
  paper.write("Comparison", margin, paper.width, { size: 13, bold: true });
  paper.down(26);
  const share = (1 - nameShare) / providers.length;
  const isOffered = (facet: Facet) =>
    choicesOf(facet).some(({ value }) => providers.some((one) => has(one, facet, value)));
  const compared = comparedFacets(providers, solution);
  for (const facet of compared.filter(isOffered)) {
    drawTable(paper, {
      columns: [
        { title: facet.title, share: nameShare },
        ...providers.map(({ name }) => ({ title: name, share, align: "center" as const })),
      ],
      rows: choicesOf(facet)
        .map(({ label, value }) => ({
          cells: [
            label,
            ...providers.map((provider) => (has(provider, facet, value) ? "Yes" : "–")),
          ],
        }))
        .filter(({ cells }) => cells.includes("Yes")),
      colour,
      styleOf: (cell) => ({ Yes: { bold: true }, "–": { colour: grey } })[cell] ?? {},
      isUnbroken: true,
    });
    paper.down(16);
  }
  const missing = compared.filter((facet) => !isOffered(facet)).map(({ title }) => title);
  if (missing.length === 0) return;
  const [subject, verb] =
    providers.length === 1
      ? ["This provider", "does not offer"]
      : ["None of these providers", "offers"];
  paper.writeLines(`${subject} ${verb}: ${missing.join(", ")}.`, margin, paper.width, {
    colour: grey,
  });
  paper.down(16);
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
