import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /**
   * Filters to start with, `key:value` or `label:value`, separated by commas; the URL parameters
   * `filters` take precedence.
   */
  filters: text(""),
  /**
   * Category to start with, by its value or its label; the URL parameter `category` takes
   * precedence.
   */
  category: text(""),
} as const;

export type SolutionsFinderAttributes = ValuesOf<typeof attributes>;
