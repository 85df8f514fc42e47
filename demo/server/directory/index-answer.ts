import type {
  sentIndexProvider,
  sentSolutionsIndex,
} from "../../../src/core/api/solutions-index.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import type { User } from "../store/documents.ts";
import type { DirectoryWay } from "./directory-people.ts";
import { facets } from "./vocabulary.ts";

/** The provider that the demo's provider user belongs to. */
const ownProvider = "Comcast";

/** True if the index lists a provider for a user: provider users see only their own. */
export function isListedFor(user: User, { name }: Pick<DirectoryProvider, "name">): boolean {
  return !user.roles.includes("provider") || name === ownProvider;
}

/** Everything the solutions index shows. */
export function indexAnswer(
  user: User,
  providers: readonly DirectoryProvider[],
  way: DirectoryWay,
): ValueOf<typeof sentSolutionsIndex> {
  const listed = way.isEmpty ? [] : providers.filter((provider) => isListedFor(user, provider));
  return {
    data: {
      capabilities: user.capabilities,
      filter_options: { providers: listed.map(indexProviderOf) },
      results: way.isEmpty ? [] : results,
    },
  };
}

const results = facets.map(({ key, title, field, terms }) => ({
  bundle: key,
  label: title,
  items: terms.map(({ type, label, value, parent, uuid }) => ({
    type,
    label,
    value,
    parent: parent ?? (false as const),
    bundle: key,
    field,
    id: uuid,
  })),
}));

/** A provider in the index, with the latest submission, reviewed or not. */
export function indexProviderOf({
  id,
  name,
  terms,
  draftTerms,
  inModeration,
}: DirectoryProvider): ValueOf<typeof sentIndexProvider> {
  const covered = draftTerms ?? terms;
  const taxonomy = facets.map(({ key, field, terms: all }) => [
    key,
    all
      .filter(({ value }) => covered[key]?.includes(value))
      .map(({ value, uuid }) => ({ vid: key, value, field, id: uuid })),
  ]);
  return {
    id,
    value: Number(id),
    label: name,
    taxonomy: Object.fromEntries(taxonomy),
    content_in_moderation: inModeration,
  };
}
