import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** What is searched; a parameter `keys` of the page's URL wins. */
  keys: text(""),
} as const;

export type SiteSearchAttributes = ValuesOf<typeof attributes> & Pick<CommonValues, "routing">;
