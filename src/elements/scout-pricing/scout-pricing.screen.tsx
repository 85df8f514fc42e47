import { lazy, type ReactNode, Suspense } from "react";
import { Denied } from "../../core/index.ts";
import { useSignal } from "../host/use-signal.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** The proposal builder behind its access flag (1 §2; rulings C6, C7). */
export function ScoutPricingScreen({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  const access = useSignal(model.access);
  if (access === null) return <Skeleton lines={4} />;
  if (!access) throw new Denied();
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenPricing model={model} />
    </Suspense>
  );
}

/** Comes while the settings do: until both are here there is nothing to type into. */
const opening = import("./open-pricing.screen.tsx");
opening.catch(() => {}); // the error boundary says so if it is ever shown
const OpenPricing = lazy(() => opening.then((module) => ({ default: module.OpenPricing })));
