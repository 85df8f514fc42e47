import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { dashboardTexts } from "./portal-dashboard.messages.ts";
import type { PortalDashboardModel } from "./portal-dashboard.model.ts";

/** The dashboard. */
export function PortalDashboardScreen({
  model,
}: {
  readonly model: PortalDashboardModel;
}): ReactNode {
  const texts = useTexts(dashboardTexts);
  return (
    <OpenDashboard
      model={model}
      fallback={<Skeleton label={texts.loading} lines={6} room="window" />}
    />
  );
}

/** Loaded in parallel with the settings. */
const OpenDashboard = lazyScreen(() =>
  import("./open-dashboard.screen.tsx").then((module) => module.OpenDashboard),
);
