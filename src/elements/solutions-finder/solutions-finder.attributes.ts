import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Filters to begin with, `key:value` or `label:value` with commas between; parameters `filters` of the page's URL win. */
  filters: text(""),
  /** Category to begin with, by its value or its label; the URL's `category` wins. */
  category: text(""),
} as const;

export type SolutionsFinderAttributes = ValuesOf<typeof attributes>;
