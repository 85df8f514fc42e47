import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** The proposal builder, shown to users with access. */
export function ScoutPricingScreen({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  OpenPricing.load();
  return (
    <AccessGate access={useSignal(model.access)} waiting={waiting}>
      <OpenPricing model={model} fallback={waiting} />
    </AccessGate>
  );
}

const waiting = <Skeleton lines={4} room="clamp(26em, (33em - 100cqi) * 99, 38.5em)" />;

/** Loads in parallel with the settings. The form needs both. */
const OpenPricing = lazyScreen(() =>
  import("./open-pricing.screen.tsx").then((module) => module.OpenPricing),
);
