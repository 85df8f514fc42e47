/** Importing this module registers `<portal-dashboard>`. */
import "./portal-dashboard.element.ts";

export type { PortalDashboardElement } from "./portal-dashboard.element.ts";
