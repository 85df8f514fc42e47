/** Importing this module registers `<account-branding>`. */
import "./account-branding.element.ts";

export type { AccountBrandingElement } from "./account-branding.element.ts";
