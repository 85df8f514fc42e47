import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Id, value or label of the provider to begin with; a parameter `provider` of the page's URL wins. */
  provider: text(""),
} as const;

export type SolutionsIndexAttributes = ValuesOf<typeof attributes>;
