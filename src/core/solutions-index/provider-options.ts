import { foldText } from "../fold-text.ts";
import type { IndexProvider } from "./solutions-index.ts";

/** A provider as it is chosen: by a label that no other has. */
export interface ProviderOption {
  readonly id: string;
  readonly label: string;
}

/** Labels that several providers have get the id behind them. */
export function providerOptionsOf(providers: readonly IndexProvider[]): readonly ProviderOption[] {
  const counts = new Map<string, number>();
  for (const { label } of providers) counts.set(label, (counts.get(label) ?? 0) + 1);
  return providers.map(({ id, label }) => ({
    id,
    label: counts.get(label) === 1 ? label : `${label} (${id})`,
  }));
}

/** The options whose label has the text in it. */
export function findProviderOptions(
  options: readonly ProviderOption[],
  text: string,
): readonly ProviderOption[] {
  const part = foldText(text.trim());
  return part === "" ? options : options.filter(({ label }) => foldText(label).includes(part));
}

/** The option a text means: the one of that label, or the only one that has it in its label. */
export function meantOption(
  options: readonly ProviderOption[],
  text: string,
): ProviderOption | null {
  const wanted = foldText(text.trim());
  if (wanted === "") return null;
  const found = findProviderOptions(options, text);
  const same = found.find(({ label }) => foldText(label) === wanted);
  return same ?? (found.length === 1 ? (found[0] ?? null) : null);
}
