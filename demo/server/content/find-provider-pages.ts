import { topCategories } from "../directory/categories.ts";
import { wordsOf } from "../store/collection.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import type { Store } from "../store/store.ts";
import type { FoundPage } from "./search-pages.ts";

/**
 * Providers with words that start with the words of the text, each as the provider library that shows it alone. Names
 * that begin with the text come first.
 */
export async function findProviderPages(store: Store, text: string): Promise<readonly FoundPage[]> {
  const words = wordsOf(text);
  // One letter would list a fifth of the directory.
  if (text.trim().length < 2) return [];
  const found = await store.providers.find({ words });
  const begins = ({ name }: DirectoryProvider) => wordsOf(name)[0]?.startsWith(words[0] ?? "");
  return found
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .map(({ name, categories }) => ({
      path: `provider-library?${new URLSearchParams({ provider: name })}`,
      title: name,
      description: `Provider: ${labelsOf(categories)}`,
    }));
}

function labelsOf(categories: readonly string[]): string {
  return topCategories
    .filter(({ value }) => categories.includes(value))
    .map(({ label }) => label)
    .join(", ");
}
