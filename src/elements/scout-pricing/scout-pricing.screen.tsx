import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** The proposal builder behind its access flag (1 §2; decisions C6, C7). */
export function ScoutPricingScreen({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  OpenPricing.load();
  return (
    <AccessGate access={useSignal(model.access)} waiting={waiting}>
      <OpenPricing model={model} fallback={waiting} />
    </AccessGate>
  );
}

const waiting = <Skeleton lines={4} room="clamp(26em, (33em - 100cqi) * 99, 38.5em)" />;

/** Loads at the same time as the settings; both are needed before the form can be shown. */
const OpenPricing = lazyScreen(() =>
  import("./open-pricing.screen.tsx").then((module) => module.OpenPricing),
);
