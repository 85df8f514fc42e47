import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { siteSearchTexts } from "./site-search.messages.ts";
import type { SiteSearchModel } from "./site-search.model.ts";

export function SiteSearchScreen({ model }: { readonly model: SiteSearchModel }): ReactNode {
  const texts = useTexts(siteSearchTexts);
  return (
    <OpenSearch model={model} fallback={<Skeleton label={texts.loading} lines={6} room="22em" />} />
  );
}

/** Loads in parallel with the results. */
const OpenSearch = lazyScreen(() =>
  import("./open-search.screen.tsx").then((module) => module.OpenSearch),
);
