import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups, addressActNames } from "../../core/acts/acts-messages.ts";
import { recentAddressActs } from "../../core/acts/recent-acts.ts";
import type { Core } from "../../core/create-core.ts";
import { recentAddressesOf } from "../../core/stores/kept/recent-addresses.ts";
import { messages } from "./scout-lookup.messages.ts";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The commands of the single lookup. */
export function lookupActs(
  model: ScoutLookupModel,
  { core }: { readonly core: Core },
): readonly ActGroup[] {
  const text = model.text.peek();
  return [
    {
      name: actGroups.screen,
      acts: [
        {
          name: messages.search,
          unavailable: text.trim() === "" && messages.tooShort,
          run: () => model.submit(text),
        },
        { name: messages.clear, run: model.clear },
      ],
    },
    recentAddressActs(
      recentAddressesOf(core).addresses.peek(),
      addressActNames.lookUp,
      model.search,
    ),
  ];
}
