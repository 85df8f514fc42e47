import {
  type CommonValues,
  choice,
  text,
  type ValuesOf,
} from "../host/element/element-attributes.ts";

export const attributes = {
  /** The first view. */
  view: choice("login", "verify", "password"),
  /**
   * Path of the page's own origin to go to after sign-in. The query parameter `destination` of the page wins.
   * @default /
   */
  destination: text(""),
} as const;

export type LoginFormAttributes = ValuesOf<typeof attributes> &
  Pick<CommonValues, "context" | "routing">;
