import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { loadingMessages } from "./loading.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

/** The finder. It does not check roles, because the server decides. */
export function SolutionsFinderScreen({
  model,
}: {
  readonly model: SolutionsFinderModel;
}): ReactNode {
  return (
    <OpenFinder
      model={model}
      loading={loadingMessages.loading}
      fallback={<Skeleton label={loadingMessages.loading} lines={6} room="window" />}
    />
  );
}

/** Loads in parallel with the providers. The screen needs both. */
const OpenFinder = lazyScreen(() =>
  import("./open-finder.screen.tsx").then((module) => module.OpenFinder),
);
