import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { contentTexts } from "./content-page.messages.ts";
import type { ContentPageModel } from "./content-page.model.ts";

/** A page or a file of the content site. */
export function ContentPageScreen({ model }: { readonly model: ContentPageModel }): ReactNode {
  const texts = useTexts(contentTexts);
  return (
    <OpenContent
      model={model}
      fallback={<Skeleton label={texts.loading} lines={8} room="window" />}
    />
  );
}

/** Loads in parallel with the page. The screen needs both. */
const OpenContent = lazyScreen(() =>
  import("./open-content.screen.tsx").then((module) => module.OpenContent),
);
