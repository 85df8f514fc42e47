import { type ReactNode, Suspense } from "react";
import { lazyScreen } from "../ui/lazy-screen.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./site-search.messages.ts";
import type { SiteSearchModel } from "./site-search.model.ts";

/** The results of a site search (1 §2 Site search results). */
export function SiteSearchScreen({ model }: { readonly model: SiteSearchModel }): ReactNode {
  return (
    <Suspense fallback={<Skeleton label={messages.loading} lines={6} />}>
      <OpenSearch model={model} />
    </Suspense>
  );
}

/** Comes while the results do. */
const OpenSearch = lazyScreen(
  import("./open-search.screen.tsx").then((module) => module.OpenSearch),
);
