import { type ReactNode, useRef } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { resourceLibraryTexts } from "./resource-library.messages.ts";
import type { ResourceLibraryModel } from "./resource-library.model.ts";

export function ResourceLibraryScreen({
  model,
}: {
  readonly model: ResourceLibraryModel;
}): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleLeave = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <Announce message={useSignal(model.announcement)} />
      <Announce message={useSignal(model.progress)} />
      <OpenResources
        model={model}
        onLeave={handleLeave}
        fallback={<Skeleton label={texts.loading} lines={8} room="window" />}
      />
    </>
  );
}

/** Loads in parallel with the first page. */
const OpenResources = lazyScreen(() =>
  import("./open-resources.screen.tsx").then((module) => module.OpenResources),
);
