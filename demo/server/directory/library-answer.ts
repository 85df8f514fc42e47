import type { sentProviderLibrary } from "../../../src/core/api/provider-library.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendOptions } from "../backend-parts.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import { topCategories } from "./categories.ts";
import type { DirectoryWay } from "./directory-people.ts";
import { logoMarkupOf } from "./provider-logo.ts";

const optionOf = ({ value, label }: { readonly value: string; readonly label: string }) => ({
  value,
  label,
});

/** Everything the provider library shows. */
export function libraryAnswer(
  options: BackendOptions,
  providers: readonly DirectoryProvider[],
  way: DirectoryWay,
): ValueOf<typeof sentProviderLibrary> {
  const rows = way.isEmpty ? [] : providers.map((provider) => rowOf(options, provider));
  return {
    data: {
      rows,
      total: rows.length,
      filter_options: { category: topCategories.map(optionOf) },
      message: way.message ?? null,
    },
  };
}

function rowOf(options: BackendOptions, provider: DirectoryProvider) {
  return {
    name: provider.name,
    category: topCategories
      .filter(({ value }) => provider.categories.includes(value))
      .map(optionOf),
    logo: logoMarkupOf(options, provider),
    uri: provider.uri,
  };
}
