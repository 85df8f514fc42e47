import { type ReactNode, useMemo } from "react";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import css from "./content-page.css?inline";
import { contentTexts } from "./content-page.messages.ts";
import type { ContentPageModel } from "./content-page.model.ts";
import { FilePage } from "./file-page.view.tsx";
import { NotFound } from "./not-found.view.tsx";
import { CopiedText } from "./page-acts.view.tsx";
import { routedSurroundings } from "./site-links.model.ts";
import { SitePage } from "./site-page.view.tsx";

styleScreen("content-page", [css]);

/** The loaded content of the path. */
export function OpenContent({ model }: { readonly model: ContentPageModel }): ReactNode {
  return (
    <>
      <Announce message={useSignal(model.announcement)} />
      <CopiedText value={useSignal(model.copied)}>
        <Shown model={model} />
      </CopiedText>
    </>
  );
}

function Shown({ model }: { readonly model: ContentPageModel }): ReactNode {
  const texts = useTexts(contentTexts);
  const state = useSignal(model.content);
  const part = useSignal(model.part);
  const surroundings = useMemo(() => routedSurroundings(model), [model]);
  const homeHref = model.hrefOf("/");
  if (state.kind === "loading") {
    return (
      <>
        <Announce message={texts.loading} />
        <Skeleton label={texts.loading} lines={8} room="window" />
      </>
    );
  }
  if (state.kind === "notFound") {
    // Without an answer, or after a server error, a retry may help.
    const isPassing = state.status === null || state.status >= 500;
    return (
      <NotFound
        what={state.what}
        isUnauthorized={state.status === 401}
        onRetry={isPassing ? model.refresh : null}
        homeHref={homeHref}
      />
    );
  }
  const { content } = state;
  if (content.kind !== "page") {
    return (
      <FilePage content={content} pdfAssetsBase={model.pdfAssetsBase} onDownload={model.download} />
    );
  }
  return (
    <SitePage
      key={state.path}
      html={content.html}
      selectors={model.selectors}
      acts={surroundings}
      homeHref={homeHref}
      part={part}
      onPart={model.enterPart}
    />
  );
}
