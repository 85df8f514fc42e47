import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import { proposalActName, recentAddressActs } from "../../core/acts/recent-acts.ts";
import type { Core } from "../../core/create-core.ts";
import {
  type Formatting,
  type FormattingOptions,
  formattingOf,
} from "../../core/formatting/formatting.ts";
import { searchHrefOf } from "../../core/navigation/search-target.ts";
import { writeProposalLink } from "../../core/pricing/drafts/proposal-link.ts";
import { recentAddressesOf } from "../../core/stores/kept/recent-addresses.ts";
import { providerNamesOf } from "../../core/stores/libraries/provider-names.ts";
import { scoutAccessOf } from "../../core/stores/page/settings-store.ts";
import { draftsOf, type KeptDraft } from "../../core/stores/pricing/drafts-store.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import type { ScoutPortalModel } from "./scout-portal.model.ts";

const pricingPath = "/scout/pricing";

/**
 * The actions that lead to another screen, besides those of the header: to the providers, and for a user with access to
 * Scout to its other routes, and to remembered addresses and proposals. Empty while a sign-in or an error page is shown.
 */
export async function portalActs(
  model: ScoutPortalModel,
  { core, writing }: { readonly core: Core; readonly writing: FormattingOptions },
): Promise<readonly ActGroup[]> {
  const view = model.view.peek();
  if (view.kind !== "screen" || view.isCovered) return [];
  const format = formattingOf(writing);
  const acts = format.texts(actTexts);
  const providers = providersOf(model, core, acts);
  if (scoutAccessOf(core.settings).peek() !== true) return [providers];
  const [, ...others] = model.scoutRoutes();
  const routes = {
    name: acts.groups.routes,
    acts: others.map(({ label, href }) => ({
      name: acts.scout(label),
      run: () => model.navigate(href),
    })),
  };
  const open = (path: string, address: string) =>
    model.navigate(`${path}?${new URLSearchParams({ address })}`);
  const addresses = recentAddressesOf(core).addresses.peek();
  return [
    routes,
    recentAddressActs(acts, addresses, "price", (address) => open(pricingPath, address)),
    recentAddressActs(acts, addresses, "lookUp", (address) => open("/scout", address)),
    // The builder lists proposals itself and opens them in place.
    ...(view.tag === "scout-pricing" ? [] : [await proposalsOf(model, core, format)]),
    providers,
  ];
}

/** Every provider, which leads to its logo and page in the provider library. */
function providersOf(
  model: ScoutPortalModel,
  core: Core,
  { groups }: TextsOf<typeof actTexts>,
): ActGroup {
  const later = async () =>
    (await providerNamesOf(core)).map((name) => ({
      name,
      run: () => model.navigate(searchHrefOf("providers", name)),
    }));
  return { name: groups.providers, acts: [], isSearched: true, later };
}

async function proposalsOf(
  model: ScoutPortalModel,
  core: Core,
  { texts, recentTime }: Formatting,
): Promise<ActGroup> {
  const store = draftsOf(core);
  // The user's access is known, so the user is known, too, as `open` requires.
  await store.open();
  const resume = async ({ draft }: KeptDraft) => {
    try {
      model.navigate(`${pricingPath}#${await writeProposalLink(draft)}`);
    } catch {
      // In a browser that cannot compress, open the builder, which lists the proposals.
      model.navigate(pricingPath);
    }
  };
  return {
    name: texts(actTexts).groups.proposals,
    acts: store.drafts.peek().map((kept) => ({
      name: proposalActName(kept.draft, recentTime(kept.savedAtMs)),
      run: () => void resume(kept),
    })),
  };
}
