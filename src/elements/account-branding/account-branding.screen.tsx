import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./account-branding.messages.ts";
import type { AccountBrandingModel } from "./account-branding.model.ts";

/** The branding, shown once the settings are loaded. The server decides who may save it (decisions T2). */
export function AccountBrandingScreen({
  model,
}: {
  readonly model: AccountBrandingModel;
}): ReactNode {
  OpenBranding.load();
  const { kind } = useSignal(model.state);
  const loading = <Skeleton label={messages.loading} lines={6} room="window" />;
  if (kind === "loading") return loading;
  return <OpenBranding model={model} fallback={loading} />;
}

/** Loaded in parallel with the settings; both are needed before anything is shown. */
const OpenBranding = lazyScreen(() =>
  import("./open-branding.screen.tsx").then((module) => module.OpenBranding),
);
