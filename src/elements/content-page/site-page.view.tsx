import { type ReactNode, useMemo } from "react";
import { readDocumentFacts } from "../../core/html/document-facts.ts";
import { neutraliseMarkup } from "../../core/html/neutral-markup.ts";
import { toPlainText } from "../../core/html/plain-text.ts";
import { pageHtml } from "../ui/site-page/page-profile.ts";
import { readPage } from "../ui/site-page/read-page.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHtmlTree } from "../ui/use-html-tree.ts";
import { messages } from "./content-page.messages.ts";
import { NotFound } from "./not-found.view.tsx";
import type { PageActs } from "./page-acts.view.tsx";
import { PageBody } from "./page-body.view.tsx";

/** The acts of a page, whose addresses are read with the base that the page gives. */
export interface SiteActs extends Omit<PageActs, "linkOf" | "pictureOf" | "frameOf"> {
  readonly linkOf: WithBase<PageActs["linkOf"]>;
  readonly pictureOf: WithBase<PageActs["pictureOf"]>;
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
  readonly part: string;
  readonly onPart: (id: string) => void;
}

/** A sanitised page of the content site (decisions V1 to V3, V5). */
export function SitePage({ html, selectors, acts, part, onPart }: SitePageProps): ReactNode {
  const markup = useMemo(() => neutraliseMarkup(html), [html]);
  const { tree, isPending } = useHtmlTree(markup, pageHtml);
  const page = useMemo(
    () => tree && readPage(tree, selectors, readDocumentFacts(html)),
    [tree, selectors, html],
  );
  const base = page?.base ?? null;
  const pageActs = useMemo<PageActs>(
    () => ({
      ...acts,
      linkOf: (raw) => acts.linkOf(raw, base),
      pictureOf: (raw) => acts.pictureOf(raw, base),
      frameOf: (raw) => acts.frameOf(raw, base),
    }),
    [acts, base],
  );
  if (isPending) return <Skeleton label={messages.loading} lines={8} />;
  if (tree === null) {
    // The page's policy forbids parsing HTML: fall back to plain text.
    const words = toPlainText(html, "any");
    return words === "" ? <NotFound what="page" /> : <p className="rich-text">{words}</p>;
  }
  if (page === null) return <NotFound what="page" />;
  return (
    <>
      {page.title !== "" && (
        <h1 part="heading" dir={page.direction ?? "auto"} lang={page.language}>
          {page.title}
        </h1>
      )}
      <PageBody page={page} acts={pageActs} part={part} onPart={onPart} />
    </>
  );
}
