import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Part of the name to begin with; a parameter `provider` of the page's URL wins. */
  provider: text(""),
  /** Value or label of the category to begin with. */
  category: text(""),
} as const;

export type ProviderLibraryAttributes = ValuesOf<typeof attributes>;
