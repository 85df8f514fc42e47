import { readSecondaryNav, type SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import {
  type CommonValues,
  property,
  text,
  type ValuesOf,
} from "../host/element/element-attributes.ts";

export const attributes = {
  /** Path of the portal's screen, without base path; by default, that of the page's URL. */
  path: text(""),
  /** Path of the page under which the portal's routes lie. */
  "base-path": text("/"),
  /** Entries of the secondary navigation, each with `label`, `href` and `children` of the same. */
  "secondary-nav": property<readonly SecondaryNav[]>([], readSecondaryNav),
} as const;

export type PortalHeaderAttributes = ValuesOf<typeof attributes> &
  Pick<CommonValues, "context" | "routing">;
