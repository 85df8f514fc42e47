import type { ReactNode } from "react";
import { useSignal } from "../host/use-signal.ts";
import { AccessGate } from "../ui/access-gate.tsx";
import { lazyScreen } from "../ui/lazy-screen.ts";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The single lookup behind its access flag (1 §2; rulings C6, C7). */
export function ScoutLookupScreen({ model }: { readonly model: ScoutLookupModel }): ReactNode {
  return (
    <AccessGate access={useSignal(model.access)}>
      <OpenLookup model={model} />
    </AccessGate>
  );
}

/** Comes while the settings do: until both are here there is nothing to type into. */
const OpenLookup = lazyScreen(
  import("./open-lookup.screen.tsx").then((module) => module.OpenLookup),
);
