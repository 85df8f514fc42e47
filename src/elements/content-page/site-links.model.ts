import { answerLinkOf, ownPathOf } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ContentPageModel, PageSurroundings } from "./content-page.model.ts";

/** Makes links to portal screens routes of the portal. The code loads with the screen. */
export function routedSurroundings({
  acts,
  at: { core, address },
}: Pick<ContentPageModel, "acts" | "at">): PageSurroundings {
  return {
    ...acts,
    get siteHref() {
      return acts.siteHref;
    },
    linkOf(raw, base) {
      const link = acts.linkOf(raw, base);
      if (link?.kind !== "site") return link;
      const onSite = ownPathOf(new URL(link.href));
      const target = answerLinkOf(onSite, answerContextOf(core.config, address));
      return { ...link, href: target?.href ?? link.href };
    },
  };
}
