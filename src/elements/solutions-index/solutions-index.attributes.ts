import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /**
   * Id, value or label of the provider to start with; the URL parameter `provider` takes
   * precedence.
   */
  provider: text(""),
} as const;

export type SolutionsIndexAttributes = ValuesOf<typeof attributes>;
