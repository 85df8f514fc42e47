import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./site-search.messages.ts";
import type { SiteSearchModel } from "./site-search.model.ts";

export function SiteSearchScreen({ model }: { readonly model: SiteSearchModel }): ReactNode {
  return (
    <OpenSearch
      model={model}
      fallback={<Skeleton label={messages.loading} lines={6} room="22em" />}
    />
  );
}

/** Loads in parallel with the results. */
const OpenSearch = lazyScreen(() =>
  import("./open-search.screen.tsx").then((module) => module.OpenSearch),
);
