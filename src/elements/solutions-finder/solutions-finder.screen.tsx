import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { finderLoadingTexts } from "./loading.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

/** The finder. It does not check roles, because the server decides. */
export function SolutionsFinderScreen({
  model,
}: {
  readonly model: SolutionsFinderModel;
}): ReactNode {
  const { loading } = useTexts(finderLoadingTexts);
  return (
    <OpenFinder
      model={model}
      loading={loading}
      fallback={<Skeleton label={loading} lines={6} room="window" />}
    />
  );
}

/** Loads in parallel with the providers. The screen needs both. */
const OpenFinder = lazyScreen(() =>
  import("./open-finder.screen.tsx").then((module) => module.OpenFinder),
);
