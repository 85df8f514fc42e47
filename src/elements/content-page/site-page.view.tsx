import { type ReactNode, useMemo } from "react";
import { toPlainText } from "../../core/html/plain-text.ts";
import { Heading } from "../ui/heading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { contentTexts } from "./content-page.messages.ts";
import { NotFound } from "./not-found.view.tsx";
import type { PageActs } from "./page-acts.view.tsx";
import { PageBody } from "./page-body.view.tsx";
import { usePageReading } from "./site-page/use-page-reading.ts";

/** The context and actions of a page before its own `base href` is known. */
export interface SiteActs
  extends Omit<PageActs, "linkOf" | "pictureOf" | "fetchPicture" | "frameOf"> {
  readonly linkOf: WithBase<PageActs["linkOf"]>;
  readonly pictureOf: WithBase<PageActs["pictureOf"]>;
  readonly fetchPicture: WithBase<PageActs["fetchPicture"]>;
  readonly frameOf: WithBase<PageActs["frameOf"]>;
}

type WithBase<Read extends (raw: string | null) => unknown> = (
  raw: string | null,
  base: string | null,
) => ReturnType<Read>;

interface SitePageProps {
  /** The whole page as sent by the server. */
  readonly html: string;
  readonly selectors: readonly string[];
  readonly acts: SiteActs;
  /** The href of the portal's start page, offered if the page is empty. */
  readonly homeHref: string;
  readonly part: string;
  readonly onPart: (id: string) => void;
}

/** A sanitised page of the content site. */
export function SitePage({
  html,
  selectors,
  acts,
  homeHref,
  part,
  onPart,
}: SitePageProps): ReactNode {
  const texts = useTexts(contentTexts);
  const state = usePageReading(html, selectors);
  const page = state.kind === "read" ? state.page : null;
  const base = page?.base ?? null;
  const pageActs = useMemo<PageActs>(
    () => ({
      ...acts,
      linkOf: (raw) => acts.linkOf(raw, base),
      pictureOf: (raw) => acts.pictureOf(raw, base),
      fetchPicture: (raw) => acts.fetchPicture(raw, base),
      frameOf: (raw) => acts.frameOf(raw, base),
    }),
    [acts, base],
  );
  if (state.kind === "pending") return <Skeleton label={texts.loading} lines={8} room="window" />;
  if (state.kind === "plain") {
    const words = toPlainText(html, "any");
    return words === "" ? (
      <NotFound what="page" homeHref={homeHref} />
    ) : (
      <p className="rich-text">{words}</p>
    );
  }
  if (page === null) return <NotFound what="page" homeHref={homeHref} />;
  return (
    <>
      {page.title !== "" && (
        <Heading level={1} dir={page.direction ?? "auto"} lang={page.language}>
          {page.title}
        </Heading>
      )}
      <PageBody page={page} acts={pageActs} part={part} onPart={onPart} />
    </>
  );
}
