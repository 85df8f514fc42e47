import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Path of the page under which the portal's routes lie. */
  "base-path": text("/"),
} as const;

export type ScoutPortalAttributes = ValuesOf<typeof attributes> & CommonValues;
