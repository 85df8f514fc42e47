import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups } from "../../core/acts/acts-messages.ts";
import { messages } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";

/**
 * The destinations in the header, and a search for the typed text, as acts for the palette. Links to other sites are
 * left out.
 */
export function headerActs({
  items,
  accountItems,
  follow,
  submit,
}: PortalHeaderModel): readonly ActGroup[] {
  const routes = items.peek().map(({ path, label }) => ({ name: label, run: () => follow(path) }));
  const account = accountItems
    .peek()
    .filter(({ isOutside }) => !isOutside)
    .map(({ href, label }) => ({ name: label, run: () => follow(href) }));
  return [
    { name: actGroups.routes, acts: [...routes, ...account] },
    {
      name: messages.search,
      acts: [],
      actOn: (text) => ({ name: messages.searchFor(text), run: () => submit(text) }),
    },
  ];
}
