import type { DirectoryProvider } from "../store/directory-documents.ts";
import type { User } from "../store/documents.ts";
import type { DirectoryWay } from "./directory-people.ts";
import { facets } from "./vocabulary.ts";

/** The provider whose own people the demo's provider is one of. */
const ownProvider = "Comcast";

/** Whether a person finds the provider in the index: its own people find no other. */
export function isListedFor(user: User, { name }: Pick<DirectoryProvider, "name">): boolean {
  return !user.roles.includes("provider") || name === ownProvider;
}

/** Everything the solutions index shows (2 §3). */
export function indexAnswer(
  user: User,
  providers: readonly DirectoryProvider[],
  way: DirectoryWay,
) {
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
    parent: parent ?? false,
    bundle: key,
    field,
    id: uuid,
  })),
}));

/** A provider as the index knows it: with what was submitted last, reviewed or not. */
export function indexProviderOf({ id, name, terms, draftTerms, inModeration }: DirectoryProvider) {
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
