import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** The words to search; the URL parameter `keys` takes precedence. */
  keys: text(""),
} as const;

export type SiteSearchAttributes = ValuesOf<typeof attributes> & Pick<CommonValues, "routing">;
