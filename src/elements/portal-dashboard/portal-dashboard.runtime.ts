import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createPortalDashboardModel } from "./portal-dashboard.model.ts";
import { PortalDashboardScreen } from "./portal-dashboard.screen.tsx";

export const runtime = defineRuntime({
  tag: "portal-dashboard",
  Screen: PortalDashboardScreen,
  createModel: createPortalDashboardModel,
});
