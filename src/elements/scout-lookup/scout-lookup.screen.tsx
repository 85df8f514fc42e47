import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The single lookup, shown to users with access. */
export function ScoutLookupScreen({ model }: { readonly model: ScoutLookupModel }): ReactNode {
  OpenLookup.load();
  return (
    <AccessGate access={useSignal(model.access)} waiting={waiting}>
      <OpenLookup model={model} fallback={waiting} />
    </AccessGate>
  );
}

const waiting = <Skeleton lines={4} room="clamp(42.3em, 69.9em - 60.6cqi, 66em)" />;

/** Loads in parallel with the settings. The form needs both. */
const OpenLookup = lazyScreen(() =>
  import("./open-lookup.screen.tsx").then((module) => module.OpenLookup),
);
