import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Keyword to search; the URL parameter `keyword` takes precedence. */
  keyword: text(""),
} as const;

export type ResourceLibraryAttributes = ValuesOf<typeof attributes>;
