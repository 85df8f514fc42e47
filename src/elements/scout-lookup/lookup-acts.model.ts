import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import { recentAddressActs } from "../../core/acts/recent-acts.ts";
import type { Core } from "../../core/create-core.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { recentAddressesOf } from "../../core/stores/kept/recent-addresses.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { lookupTexts } from "./scout-lookup.messages.ts";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The commands of the single lookup. */
export function lookupActs(
  model: ScoutLookupModel,
  { core, writing }: { readonly core: Core; readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const texts = localTexts(writing.translations, lookupTexts);
  const acts = localTexts(writing.translations, actTexts);
  const text = model.text.peek();
  return [
    {
      name: acts.groups.screen,
      acts: [
        {
          name: texts.search,
          unavailable: text.trim() === "" && texts.tooShort,
          run: () => model.submit(text),
        },
        { name: texts.clear, run: model.clear },
      ],
    },
    recentAddressActs(acts, recentAddressesOf(core).addresses.peek(), "lookUp", model.search),
  ];
}
