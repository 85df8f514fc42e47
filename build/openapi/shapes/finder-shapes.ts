import {
  sentFacetItem,
  sentFinder,
  sentFinderQuestion,
} from "../../../src/core/api/finder-schema.ts";
import { sentProviderRow } from "../../../src/core/api/provider-row-schema.ts";
import { sentSolution } from "../../../src/core/api/solution-schema.ts";
import { sentSolutionRequest } from "../../../src/core/finder/solution-request.ts";
import { file, list, record, text } from "../../../src/core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

export const finderComponents: Components = {
  FinderRow: sentProviderRow,
  FacetItem: sentFacetItem,
  FinderQuestion: sentFinderQuestion,
};

const pdf = { ...file, contentMediaType: "application/pdf" };

/** Solutions finder. */
export const finderShapes: Shapes<
  "loadFinder" | "buildSolution" | "downloadReport" | "downloadMatrix"
> = {
  loadFinder: {
    query: { answers: list(record(text)) },
    answer: sentFinder,
  },
  buildSolution: {
    request: sentSolutionRequest,
    answer: sentSolution,
    failures: { 422: "No report can be made of the body" },
  },
  downloadReport: { answer: pdf, failures: { 404: "No such report" } },
  downloadMatrix: { answer: pdf, failures: { 404: "No such report" } },
};
