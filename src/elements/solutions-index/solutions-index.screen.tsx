import { type ReactNode, useRef } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

export function SolutionsIndexScreen({
  model,
}: {
  readonly model: SolutionsIndexModel;
}): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleLeave = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <OpenIndex
        model={model}
        onLeave={handleLeave}
        fallback={<Skeleton label={texts.loading} lines={8} room="window" />}
      />
    </>
  );
}

/** Loads in parallel with the index. */
const OpenIndex = lazyScreen(() =>
  import("./open-index.screen.tsx").then((module) => module.OpenIndex),
);
