import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Keyword to search; a parameter `keyword` of the page's URL wins. */
  keyword: text(""),
} as const;

export type ResourceLibraryAttributes = ValuesOf<typeof attributes>;
