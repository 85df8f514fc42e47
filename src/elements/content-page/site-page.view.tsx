import { type ReactNode, useMemo } from "react";
import { cleanText } from "../../core/html/clean-text.ts";
import { pageHtml } from "../ui/page-profile.ts";
import { readPage } from "../ui/read-page.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHtmlTree } from "../ui/use-html-tree.ts";
import { messages } from "./content-page.messages.ts";
import { NotFound } from "./not-found.view.tsx";
import type { PageActs } from "./page-acts.view.tsx";
import { PageBody } from "./page-body.view.tsx";

interface SitePageProps extends PageActs {
  /** The whole page as sent by the server. */
  readonly html: string;
  readonly selectors: readonly string[];
}

/** A sanitised page of the content site (decisions V1 to V3, V5). */
export function SitePage({ html, selectors, ...acts }: SitePageProps): ReactNode {
  const { tree, isPending } = useHtmlTree(html, pageHtml);
  const page = useMemo(() => tree && readPage(tree, selectors), [tree, selectors]);
  if (isPending) return <Skeleton label={messages.loading} lines={8} />;
  if (tree === null) {
    // The page's policy forbids parsing HTML: fall back to plain text.
    const words = cleanText(html);
    return words === "" ? <NotFound what="page" /> : <p className="rich-text">{words}</p>;
  }
  if (page === null) return <NotFound what="page" />;
  return (
    <>
      {page.title !== "" && <h1 part="heading">{page.title}</h1>}
      <PageBody region={page.region} {...acts} />
    </>
  );
}
