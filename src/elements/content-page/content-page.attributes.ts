import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Path of the page on the content site, with its query; the page's own path unless given. */
  path: text(""),
} as const;

export type ContentPageAttributes = ValuesOf<typeof attributes> & Pick<CommonValues, "routing">;
