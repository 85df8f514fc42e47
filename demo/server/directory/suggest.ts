import type { DirectoryProvider } from "../store/directory-documents.ts";
import { choicesOf, facets } from "./vocabulary.ts";

const maxRows = 10;

/** Terms whose label contains the text, prefix matches first. */
export function suggestTerms(text: string) {
  const labels = facets.flatMap((facet) =>
    choicesOf(facet).map(({ label, value }) => ({ label, value: `${facet.key}:${value}` })),
  );
  return bestOf(labels, text);
}

/** Providers whose name contains the text, prefix matches first. */
export function suggestProviders(providers: readonly DirectoryProvider[], text: string) {
  return bestOf(
    providers.map(({ name }) => ({ label: name, value: name })),
    text,
  );
}

function bestOf(rows: readonly { label: string; value: string }[], text: string) {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const placeOf = (label: string) => label.toLowerCase().indexOf(wanted);
  return rows
    .filter(({ label }) => placeOf(label) >= 0)
    .toSorted(
      (one, other) =>
        Math.sign(placeOf(one.label)) - Math.sign(placeOf(other.label)) ||
        one.label.localeCompare(other.label, "en"),
    )
    .slice(0, maxRows);
}
