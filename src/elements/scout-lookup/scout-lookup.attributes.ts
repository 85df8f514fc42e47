import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /**
   * Start value of the form; the URL parameter `address` takes precedence. A change is looked up
   * after half a second.
   */
  address: text(""),
} as const;

export type ScoutLookupAttributes = ValuesOf<typeof attributes> & Pick<CommonValues, "routing">;
