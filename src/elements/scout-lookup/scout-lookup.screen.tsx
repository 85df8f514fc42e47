import { lazy, type ReactNode, Suspense } from "react";
import { Denied } from "../../core/index.ts";
import { useSignal } from "../host/use-signal.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The single lookup behind its access flag (1 §2; rulings C6, C7). */
export function ScoutLookupScreen({ model }: { readonly model: ScoutLookupModel }): ReactNode {
  const access = useSignal(model.access);
  if (access === null) return <Skeleton lines={4} />;
  if (!access) throw new Denied();
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenLookup model={model} />
    </Suspense>
  );
}

/** Comes while the settings do: until both are here there is nothing to type into. */
const opening = import("./open-lookup.screen.tsx");
opening.catch(() => {}); // the error boundary says so if it is ever shown
const OpenLookup = lazy(() => opening.then((module) => ({ default: module.OpenLookup })));
