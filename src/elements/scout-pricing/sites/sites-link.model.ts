import { writeSitesLink } from "../../../core/pricing/sites/sites-link.ts";
import { inputNames } from "../../../core/pricing/wire/pricing-query.ts";
import type { BrowserActions, PageAddress, ScreenContext } from "../../../core/screen-context.ts";
import type { SitesStore } from "../../../core/stores/pricing/sites-store.ts";
import { localTexts } from "../../../core/texts/text-group.ts";
import { siteTexts } from "./sites.messages.ts";

/**
 * Copies the link of the list, and says whether it is copied (decisions S5). Call it during the click: browsers allow
 * copying only then.
 */
export async function copySitesLink({
  store,
  address,
  actions,
  notify,
  formatting,
}: {
  readonly store: SitesStore;
  readonly address: PageAddress;
  readonly actions: BrowserActions;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"];
}): Promise<void> {
  const texts = localTexts(formatting.peek().translations, siteTexts);
  const { sites } = store.run.peek();
  let isCopied = false;
  try {
    const fragment = await writeSitesLink({
      addresses: sites.map((site) => site.address),
      names: sites.map(({ name = "" }) => name),
      answered: new Set(),
      criterion: store.criterion.peek(),
      choices: store.choices.peek(),
      unsaved: new Map(),
      today: store.today.peek(),
      printsSavings: store.printsSavings.peek(),
    });
    if (fragment === null) {
      notify("warning", texts.linkTooLong);
      return;
    }
    const fragments = await address.openFragments?.();
    isCopied = fragments ? await actions.copyText(fragments.linkWith(fragment, inputNames)) : false;
  } catch {
    // The browser cannot compress. The notification below says that nothing was copied.
  }
  notify(isCopied ? "success" : "warning", isCopied ? texts.linkCopied : texts.linkNotCopied);
}
