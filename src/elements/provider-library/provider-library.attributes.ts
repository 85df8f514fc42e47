import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Part of a provider name to start with; the URL parameter `provider` takes precedence. */
  provider: text(""),
  /** Value or label of the category to start with. */
  category: text(""),
} as const;

export type ProviderLibraryAttributes = ValuesOf<typeof attributes>;
