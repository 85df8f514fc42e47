import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

/** The bulk screen, shown to users with access. */
export function ScoutBulkScreen({ model }: { readonly model: ScoutBulkModel }): ReactNode {
  OpenBulk.load();
  return (
    <AccessGate access={useSignal(model.access)} waiting={waiting}>
      <OpenBulk model={model} fallback={waiting} />
    </AccessGate>
  );
}

const waiting = <Skeleton lines={4} room="window" />;

/** Loads in parallel with the settings. The screen needs both. */
const OpenBulk = lazyScreen(() =>
  import("./open-bulk.screen.tsx").then((module) => module.OpenBulk),
);
