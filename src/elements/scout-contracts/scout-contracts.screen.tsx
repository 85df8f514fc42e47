import { lazy, type ReactNode, Suspense } from "react";
import { Denied } from "../../core/index.ts";
import { useSignal } from "../host/use-signal.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ScoutContractsModel } from "./scout-contracts.model.ts";

/** The contracts list behind its access flag (1 §2; rulings C6, C7). */
export function ScoutContractsScreen({
  model,
}: {
  readonly model: ScoutContractsModel;
}): ReactNode {
  const access = useSignal(model.access);
  if (access === null) return <Skeleton lines={4} />;
  if (!access) throw new Denied();
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenContracts model={model} />
    </Suspense>
  );
}

/** Comes while the settings do: until both are here there is nothing to show. */
const opening = import("./open-contracts.screen.tsx");
opening.catch(() => {}); // the error boundary says so if it is ever shown
const OpenContracts = lazy(() => opening.then((module) => ({ default: module.OpenContracts })));
