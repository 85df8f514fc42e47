import * as v from "valibot";
import { loadFinder } from "../../core/api/finder.ts";
import { sentFacetItem, sentFinder, sentFinderQuestion } from "../../core/api/finder-schema.ts";
import { sentProviderRow } from "../../core/api/provider-row-schema.ts";
import { list } from "../../core/api/reading.ts";
import {
  buildSolution,
  downloadMatrix,
  downloadReport,
  sentSolution,
} from "../../core/api/solution-reports.ts";
import { sentSolutionRequest } from "../../core/finder/solution-request.ts";
import * as sent from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { Components, DescribedCalls } from "../described-call.ts";
import { failedState, warning } from "../screen-reactions.ts";

export const finderComponents: Components = {
  FinderRow: sentProviderRow,
  FacetItem: sentFacetItem,
  FinderQuestion: sentFinderQuestion,
};

const noSolution = "it needs the report that --write builds";
/** The id of a provider, as the finder's answer sent it. */
const providerRow = v.pipe(
  v.object({ nid: v.union([v.string(), v.number()]) }),
  v.transform(({ nid }) => nid),
);

/** The file of a report or a matrix. */
const download = {
  tag: "Solutions finder",
  kind: "act",
  after: ["buildSolution"],
  answer:
    "The PDF is shown in the window, or saved where the window is blocked. A page in its place is a failure.",
  failures: { other: `The window is closed. ${warning}` },
  wire: {
    answer: { ...sent.file, contentMediaType: "application/pdf" },
    failures: { 404: "No such report" },
    parameters: { id: "Id of the report." },
  },
} as const;
const builtThen = (file: "report" | "matrix") =>
  `At once after \`buildSolution\` for a ${file}: by a call for a user with a token, else by opening the address in the window, with the cookie.`;

/** The calls of the solutions finder. */
export const finderCalls = {
  loadFinder: {
    tag: "Solutions finder",
    summary: "Providers, facets and questions of the solutions finder",
    kind: "load",
    when: {
      "solutions-finder":
        "Once, when it opens. The browser then computes filters, questions and matches.",
    },
    answer:
      "`rows`, `facets` and `filter_options` make the screen. With a `message`, or without facets, the panel of filters is hidden.",
    failures: { other: failedState },
    wire: {
      query: { answers: sent.list(sent.record(sent.text)) },
      answer: sentFinder,
    },
    check: {
      make: async ({ client, nowMs, found }) => {
        const { rawRows } = await loadFinder(client, nowMs);
        found.providerIds = v.parse(list(providerRow), rawRows).slice(0, 2);
      },
    },
  },
  buildSolution: {
    tag: "Solutions finder",
    summary: "Creates a report or matrix of chosen providers",
    kind: "act",
    when: {
      "solutions-finder":
        "On the buttons for the report and the matrix. The window opens with the click, before the answer.",
    },
    after: ["loadFinder"],
    answer:
      "`solution_id`, at the top or under `data`, is the id of the file. Without it the window is closed.",
    failures: { other: `The window is closed. ${warning}` },
    wire: {
      request: sentSolutionRequest,
      answer: sentSolution,
      failures: { 422: "The body does not describe a report" },
    },
    check: {
      changesData: true,
      make: async ({ client, found }) => {
        const template = { cover: true, matrix: true, "provider-overviews": true };
        const providers = requireValue(found.providerIds, "there is no provider to report on");
        found.solutionId = await buildSolution(client, {
          filters: [],
          providers: [...providers],
          template,
        });
      },
    },
  },
  downloadReport: {
    ...download,
    summary: "A report of chosen providers as PDF",
    when: { "solutions-finder": builtThen("report") },
    check: {
      make: ({ client, found }) =>
        downloadReport(client, requireValue(found.solutionId, noSolution)),
    },
  },
  downloadMatrix: {
    ...download,
    summary: "A matrix of chosen providers as PDF",
    when: { "solutions-finder": builtThen("matrix") },
    check: {
      make: ({ client, found }) =>
        downloadMatrix(client, requireValue(found.solutionId, noSolution)),
    },
  },
} satisfies DescribedCalls;
