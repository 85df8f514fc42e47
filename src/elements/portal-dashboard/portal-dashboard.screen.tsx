import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./portal-dashboard.messages.ts";
import type { PortalDashboardModel } from "./portal-dashboard.model.ts";

/** The dashboard. */
export function PortalDashboardScreen({
  model,
}: {
  readonly model: PortalDashboardModel;
}): ReactNode {
  return (
    <OpenDashboard
      model={model}
      fallback={<Skeleton label={messages.loading} lines={6} room="window" />}
    />
  );
}

/** Loaded in parallel with the settings. */
const OpenDashboard = lazyScreen(() =>
  import("./open-dashboard.screen.tsx").then((module) => module.OpenDashboard),
);
