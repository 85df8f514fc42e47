import { sentFacetItem, sentFinder, sentFinderQuestion } from "../../core/api/finder-schema.ts";
import { sentProviderRow } from "../../core/api/provider-row-schema.ts";
import { sentSolution } from "../../core/api/solution-reports.ts";
import { sentSolutionRequest } from "../../core/finder/solution-request.ts";
import { file, list, record, text } from "../../core/wire/sent.ts";
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
    failures: { 422: "The body does not describe a report" },
  },
  downloadReport: { answer: pdf, failures: { 404: "No such report" } },
  downloadMatrix: { answer: pdf, failures: { 404: "No such report" } },
};
