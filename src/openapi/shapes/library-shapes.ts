import { sentProviderLibrary } from "../../core/api/provider-library.ts";
import { sentResourcePage } from "../../core/api/resource-library.ts";
import {
  sentIndexProvider,
  sentIndexTerm,
  sentSavedIndex,
  sentSolutionsIndex,
} from "../../core/api/solutions-index.ts";
import { sentIndexPatch } from "../../core/solutions-index/index-patch.ts";
import { count, file, html, list, oneOf, record, text } from "../../core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

export const libraryComponents: Components = {
  IndexProvider: sentIndexProvider,
  IndexTerm: sentIndexTerm,
};

/** Provider library, resource library, solutions index, and content pages. */
export const libraryShapes: Shapes<
  | "loadProviderLibrary"
  | "loadResourceLibrary"
  | "downloadAttachment"
  | "loadSolutionsIndex"
  | "saveSolutionsIndex"
  | "loadPage"
  | "downloadPageFile"
> = {
  loadProviderLibrary: { answer: sentProviderLibrary },
  loadResourceLibrary: {
    query: {
      filters: record(list(text)),
      sort_by: oneOf("name"),
      order_by: oneOf("ASC", "DESC"),
      page: count,
    },
    answer: sentResourcePage,
  },
  downloadAttachment: { answer: file, failures: { 404: "No such file" } },
  loadSolutionsIndex: { answer: sentSolutionsIndex },
  saveSolutionsIndex: { request: sentIndexPatch, answer: sentSavedIndex },
  loadPage: { answer: html, failures: { 404: "No such page" } },
  downloadPageFile: { answer: file, failures: { 404: "No such file" } },
};
