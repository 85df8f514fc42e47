import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups } from "../../core/acts/acts-messages.ts";
import type { AccountBrandingModel } from "./account-branding.model.ts";
import { messages } from "./branding-form.messages.ts";

/** The commands of the branding. */
export function brandingActs(model: AccountBrandingModel): readonly ActGroup[] {
  const isChanged = model.isChanged.peek();
  return [
    {
      name: actGroups.screen,
      acts: [
        {
          name: messages.save,
          unavailable: !isChanged && messages.nothingToSave,
          run: model.save,
        },
        ...(isChanged ? [{ name: messages.discard, run: model.discard }] : []),
      ],
    },
  ];
}
