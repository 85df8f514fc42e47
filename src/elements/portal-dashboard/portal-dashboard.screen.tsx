import { lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./portal-dashboard.messages.ts";
import type { PortalDashboardModel } from "./portal-dashboard.model.ts";

/** The dashboard (1 §2 Dashboard). */
export function PortalDashboardScreen({
  model,
}: {
  readonly model: PortalDashboardModel;
}): ReactNode {
  return (
    <Suspense fallback={<Skeleton label={messages.loading} lines={6} />}>
      <OpenDashboard model={model} />
    </Suspense>
  );
}

/** Comes while the settings do. */
const opening = import("./open-dashboard.screen.tsx");
opening.catch(() => {}); // the error boundary says so if it is ever shown
const OpenDashboard = lazy(() => opening.then((module) => ({ default: module.OpenDashboard })));
