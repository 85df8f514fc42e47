import { signedIn } from "../auth/signed-in.ts";
import type { BackendParts } from "../backend-parts.ts";
import type { Handlers } from "../http/handler.ts";
import { answerDirectory } from "./answer-directory.ts";
import { buildSolution } from "./build-solution.ts";
import { downloadSolution } from "./download-solution.ts";
import { finderAnswer } from "./finder-answer.ts";
import { indexAnswer } from "./index-answer.ts";
import { libraryAnswer } from "./library-answer.ts";
import { saveIndex } from "./save-index.ts";
import { suggestProviders, suggestTerms } from "./suggest.ts";

/** The directory of providers: the solutions finder, its reports, and suggestions. */
export function createDirectoryHandlers(parts: BackendParts) {
  const { store, options } = parts;

  return {
    loadFinder: ({ caller }) =>
      answerDirectory(parts, "loadFinder", signedIn(caller), async (way) =>
        finderAnswer(options, await store.providers.find(), way),
      ),

    loadProviderLibrary: ({ caller }) =>
      answerDirectory(parts, "loadProviderLibrary", signedIn(caller), async (way) =>
        libraryAnswer(options, await store.providers.find(), way),
      ),

    loadSolutionsIndex: ({ caller }) => {
      const user = signedIn(caller);
      return answerDirectory(parts, "loadSolutionsIndex", user, async (way) =>
        indexAnswer(user, await store.providers.find(), way),
      );
    },

    saveSolutionsIndex: ({ request, params, caller }) =>
      saveIndex(parts, request, params.id ?? "", signedIn(caller)),

    suggestSolutions: ({ query, caller }) =>
      answerDirectory(parts, "suggestSolutions", signedIn(caller), async ({ isEmpty }) => ({
        data: { rows: isEmpty ? [] : suggestTerms(query.get("query") ?? "") },
      })),

    suggestProviders: ({ query, caller }) =>
      answerDirectory(parts, "suggestProviders", signedIn(caller), async ({ isEmpty }) => ({
        data: {
          rows: isEmpty
            ? []
            : suggestProviders(await store.providers.find(), query.get("provider") ?? ""),
        },
      })),

    buildSolution: ({ request, caller }) => buildSolution(parts, request, signedIn(caller)),

    downloadReport: ({ params, caller }) =>
      downloadSolution(parts, params.id ?? "", "report", signedIn(caller)),

    downloadMatrix: ({ params, caller }) =>
      downloadSolution(parts, params.id ?? "", "matrix", signedIn(caller)),
  } satisfies Partial<Handlers>;
}
