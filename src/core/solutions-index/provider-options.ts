import { enteredText, foldText } from "../texts/fold-text.ts";
import type { IndexProvider } from "./solutions-index.ts";

/** A choice of a provider, with a unique label. */
export interface ProviderChoice {
  readonly id: string;
  readonly label: string;
}

/** Appends the id to labels that several providers share. */
export function providerOptionsOf(providers: readonly IndexProvider[]): readonly ProviderChoice[] {
  const counts = new Map<string, number>();
  for (const { label } of providers) counts.set(label, (counts.get(label) ?? 0) + 1);
  return providers.map(({ id, label }) => ({
    id,
    label: counts.get(label) === 1 ? label : `${label} (${id})`,
  }));
}

/** The options whose labels contain the text. */
export function findProviderOptions(
  options: readonly ProviderChoice[],
  text: string,
): readonly ProviderChoice[] {
  const part = foldText(enteredText(text));
  return part === "" ? options : options.filter(({ label }) => foldText(label).includes(part));
}

/** Finds the option that a text selects: the one with that label, or the only one whose label contains it. */
export function meantOption(
  options: readonly ProviderChoice[],
  text: string,
): ProviderChoice | null {
  const folded = foldText(enteredText(text));
  if (folded === "") return null;
  const found = findProviderOptions(options, text);
  const same = found.find(({ label }) => foldText(label) === folded);
  return same ?? (found.length === 1 ? (found[0] ?? null) : null);
}
