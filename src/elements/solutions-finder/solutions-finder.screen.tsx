import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { loadingMessages } from "./loading.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

/** The finder (2 §2). It knows no roles: the server decides (2 §6). */
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

/** Loaded in parallel with the providers; both are needed before anything is shown. */
const OpenFinder = lazyScreen(() =>
  import("./open-finder.screen.tsx").then((module) => module.OpenFinder),
);
