import type { ReactNode } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { accountBrandingTexts } from "./account-branding.messages.ts";
import type { AccountBrandingModel } from "./account-branding.model.ts";

/** The branding, shown when the settings are loaded. The server decides who may save it. */
export function AccountBrandingScreen({
  model,
}: {
  readonly model: AccountBrandingModel;
}): ReactNode {
  const texts = useTexts(accountBrandingTexts);
  OpenBranding.load();
  const { kind } = useSignal(model.state);
  const loading = <Skeleton label={texts.loading} lines={6} room="window" />;
  if (kind === "loading") return loading;
  return <OpenBranding model={model} fallback={loading} />;
}

/** Loads in parallel with the settings. The screen needs both. */
const OpenBranding = lazyScreen(() =>
  import("./open-branding.screen.tsx").then((module) => module.OpenBranding),
);
