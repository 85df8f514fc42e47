import { type ReactNode, useRef } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { providerLibraryTexts } from "./provider-library.messages.ts";
import type { ProviderLibraryModel } from "./provider-library.model.ts";

export function ProviderLibraryScreen({
  model,
}: {
  readonly model: ProviderLibraryModel;
}): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleLeave = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <OpenProviders
        model={model}
        onLeave={handleLeave}
        fallback={<Skeleton label={texts.loading} lines={6} room="window" />}
      />
    </>
  );
}

/** Loads in parallel with the providers. */
const OpenProviders = lazyScreen(() =>
  import("./open-providers.screen.tsx").then((module) => module.OpenProviders),
);
