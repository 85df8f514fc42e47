import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /**
   * Path of the page on the content site, with its query. Without it, the path of the host page.
   */
  path: text(""),
} as const;

export type ContentPageAttributes = ValuesOf<typeof attributes> & Pick<CommonValues, "routing">;
