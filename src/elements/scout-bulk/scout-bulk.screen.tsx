import { lazy, type ReactNode, Suspense } from "react";
import { Denied } from "../../core/index.ts";
import { useSignal } from "../host/use-signal.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

/** The bulk screen behind its access flag (1 §2; rulings C6, C7). */
export function ScoutBulkScreen({ model }: { readonly model: ScoutBulkModel }): ReactNode {
  const access = useSignal(model.access);
  if (access === null) return <Skeleton lines={4} />;
  if (!access) throw new Denied();
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenBulk model={model} />
    </Suspense>
  );
}

/** Comes while the settings do: until both are here there is nothing to show. */
const opening = import("./open-bulk.screen.tsx");
opening.catch(() => {}); // the error boundary says so if it is ever shown
const OpenBulk = lazy(() => opening.then((module) => ({ default: module.OpenBulk })));
