/** Importing this module registers `<portal-header>`. */
import "./portal-header.element.ts";

export type { PortalHeaderElement } from "./portal-header.element.ts";
