import {
  loadSolutionsIndex,
  sentIndexProvider,
  sentIndexTerm,
  sentSavedIndex,
  sentSolutionsIndex,
} from "../../core/api/solutions-index.ts";
import { sentIndexPatch } from "../../core/solutions-index/index-patch.ts";
import type { Components, DescribedCalls } from "../described-call.ts";
import { failedState } from "../screen-reactions.ts";

export const solutionsIndexComponents: Components = {
  IndexProvider: sentIndexProvider,
  IndexTerm: sentIndexTerm,
};

const provider = {
  id: "8d5f1f5e-3b0a-4c55-9b0e-5a1d3f3a1c01",
  value: "101",
  label: "Comcast",
  taxonomy: {},
};

/** The calls of the solutions index, which shows the terms that each provider covers. */
export const solutionsIndexCalls = {
  loadSolutionsIndex: {
    tag: "Solutions index",
    summary: "Terms per provider",
    kind: "load",
    when: {
      "solutions-index": "When it opens, and after a submission whose answer has no provider.",
    },
    answer:
      '`results` are the categories, `filter_options.providers` the providers with their terms. `capabilities` decides about "Make Edits" (`solutions-index:edit`), saving without a review (`role:administrator`) and links (`role:provider`).',
    failures: { other: failedState },
    wire: { answer: sentSolutionsIndex },
    check: {
      make: async ({ client, found }) => {
        const { providers } = await loadSolutionsIndex(client);
        const [provider] = providers;
        if (provider) found.indexProvider = provider.id;
      },
    },
  },
  saveSolutionsIndex: {
    tag: "Solutions index",
    summary: "Replaces the terms of a provider",
    kind: "act",
    when: { "solutions-index": 'On "Submit Edits".' },
    after: ["loadSolutionsIndex", "sessionToken"],
    answer:
      "With `data.code` 200 the provider of the answer replaces the old one, editing ends, and a notice says so. Any other `code` is a failure.",
    failures: {
      401: 'The form says "You are not signed in.", with the way to sign in. The edits stay.',
      other:
        'A notice says "An error has occurred. Please try again later." The edits stay, and the next submission fetches a new anti-forgery token.',
    },
    wire: {
      request: sentIndexPatch,
      answer: sentSavedIndex,
      parameters: { id: "Id of the provider." },
    },
    check: {
      skippedBecause: "it would replace the entries of a provider",
      example: {
        parameters: { id: provider.id },
        request: {
          data: {
            type: "node--provider_solutions_terms",
            id: provider.id,
            attributes: { moderation_state: "draft" },
            relationships: {
              field_security: {
                data: [
                  { type: "taxonomy_term--security", id: "2f0c8f0e-6f55-4ad9-9f57-0f6f6c0c4d11" },
                ],
              },
            },
          },
        },
        answer: { data: { code: 200, provider } },
      },
    },
  },
} satisfies DescribedCalls;
