import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { headerTexts } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";

/**
 * The destinations in the header, and a search for the typed text, as acts for the palette. Links to other sites are
 * left out.
 */
export function headerActs(
  { items, accountItems, follow, submit }: PortalHeaderModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const { groups } = localTexts(writing.translations, actTexts);
  const { search, searchFor } = localTexts(writing.translations, headerTexts);
  const routes = items.peek().map(({ path, label }) => ({ name: label, run: () => follow(path) }));
  const account = accountItems
    .peek()
    .filter(({ isOutside }) => !isOutside)
    .map(({ href, label }) => ({ name: label, run: () => follow(href) }));
  return [
    { name: groups.routes, acts: [...routes, ...account] },
    {
      name: search,
      acts: [],
      actOn: (text) => ({ name: searchFor(text), run: () => submit(text) }),
    },
  ];
}
