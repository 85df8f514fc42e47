import * as v from "valibot";
import type { sentSavedIndex } from "../../../src/core/api/solutions-index.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { readJson } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { takeFault } from "../http/take-fault.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import type { User } from "../store/documents.ts";
import { directoryWayOf } from "./directory-people.ts";
import { indexProviderOf, isListedFor } from "./index-answer.ts";
import { facets } from "./vocabulary.ts";

const body = v.object({
  data: v.object({
    type: v.literal("node--provider_solutions_terms"),
    id: v.string(),
    attributes: v.object({ moderation_state: v.optional(v.literal("draft")) }),
    relationships: v.record(
      v.string(),
      v.object({ data: v.array(v.object({ type: v.string(), id: v.string() })) }),
    ),
  }),
});
type Relationships = v.InferOutput<typeof body>["data"]["relationships"];

/**
 * Saves the terms of a provider: an administrator's edits at once, all others as a draft. A sent field is replaced as a
 * whole, other fields stay.
 */
export async function saveIndex(
  { store }: Pick<BackendParts, "store">,
  request: Request,
  id: string,
  user: User,
): Promise<Response> {
  const provider = await store.providers.get(id);
  if (!user.capabilities.includes("solutions-index:edit")) {
    throw new Refusal(403, "You may not edit the solutions index.");
  }
  if (!provider || !isListedFor(user, provider)) throw new Refusal(404, "No such provider.");
  const { faults } = directoryWayOf(user.id);
  const fault = faults && (await takeFault(store, `${user.id} saveSolutionsIndex`, faults));
  if (fault) return answerFault(fault);
  const { data } = await readJson(request, body);
  if (data.id !== id) throw new Refusal(409, "The id is another one.");
  const isDirect = user.capabilities.includes("role:administrator");
  if (!isDirect && data.attributes.moderation_state !== "draft") {
    throw new Refusal(403, "Only a draft may be saved.");
  }
  const terms = changedTerms(provider, data.relationships);
  const saved: DirectoryProvider = isDirect
    ? { ...provider, terms, draftTerms: null, inModeration: false }
    : { ...provider, draftTerms: terms, inModeration: true };
  await store.providers.put(saved);
  const answer: ValueOf<typeof sentSavedIndex> = {
    data: { code: 200, provider: indexProviderOf(saved) },
  };
  return answerJson(answer);
}

function changedTerms(
  { terms, draftTerms }: DirectoryProvider,
  relationships: Relationships,
): DirectoryProvider["terms"] {
  const changed = new Map(Object.entries(draftTerms ?? terms));
  for (const [field, { data }] of Object.entries(relationships)) {
    const facet = facets.find((one) => one.field === field);
    if (!facet) throw new Refusal(422, `There is no field ${field}.`);
    const values = data.map(({ type, id }) => {
      const term = facet.terms.find(({ uuid }) => uuid === id);
      if (type !== `taxonomy_term--${facet.key}` || term?.type !== "term") {
        throw new Refusal(422, `${field} has no term ${id}.`);
      }
      return term.value;
    });
    if (values.length > 0) changed.set(facet.key, values);
    else changed.delete(facet.key);
  }
  return Object.fromEntries(changed);
}
