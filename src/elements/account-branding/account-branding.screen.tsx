import type { ReactNode } from "react";
import { useSignal } from "../host/use-signal.ts";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./account-branding.messages.ts";
import type { AccountBrandingModel } from "./account-branding.model.ts";

/** The branding once the settings are here. Who may save it is the server's to decide (decisions T2). */
export function AccountBrandingScreen({
  model,
}: {
  readonly model: AccountBrandingModel;
}): ReactNode {
  const { kind } = useSignal(model.state);
  const loading = <Skeleton label={messages.loading} lines={6} />;
  if (kind === "loading") return loading;
  return <OpenBranding model={model} fallback={loading} />;
}

/** Comes while the settings do: until both are here there is nothing to show. */
const OpenBranding = lazyScreen(
  import("./open-branding.screen.tsx").then((module) => module.OpenBranding),
);
