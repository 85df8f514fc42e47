import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutContractsModel } from "./scout-contracts.model.ts";

/** The contract list, shown to users with access. */
export function ScoutContractsScreen({
  model,
}: {
  readonly model: ScoutContractsModel;
}): ReactNode {
  OpenContracts.load();
  return (
    <AccessGate access={useSignal(model.access)} waiting={waiting}>
      <OpenContracts model={model} fallback={waiting} />
    </AccessGate>
  );
}

const waiting = (
  <Skeleton lines={4} room="clamp(37.7em, (60em - 100cqi) * 99, max(37.7em, var(--_window)))" />
);

/** Loads in parallel with the settings. The screen needs both. */
const OpenContracts = lazyScreen(() =>
  import("./open-contracts.screen.tsx").then((module) => module.OpenContracts),
);
