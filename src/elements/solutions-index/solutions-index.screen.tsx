import { type ReactNode, useRef } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

export function SolutionsIndexScreen({
  model,
}: {
  readonly model: SolutionsIndexModel;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const handleLeave = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <ScreenHead heading={messages.heading} introduction={messages.introduction} ref={heading} />
      <OpenIndex
        model={model}
        onLeave={handleLeave}
        fallback={<Skeleton label={messages.loading} lines={8} room="window" />}
      />
    </>
  );
}

/** Loads in parallel with the index. */
const OpenIndex = lazyScreen(() =>
  import("./open-index.screen.tsx").then((module) => module.OpenIndex),
);
