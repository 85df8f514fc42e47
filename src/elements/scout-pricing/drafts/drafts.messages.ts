import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { ProposalChange } from "../../../core/pricing/drafts/restore-proposal.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import { textGroup } from "../../../core/texts/text-group.ts";

const services: PluralForms = { one: "service", other: "services" };

/** The texts about drafts and links. They load with the code that uses them. */
export const draftTexts = textGroup("drafts", {
  continue: "Continue",
  continueOf: (name: string, time: string) => `Continue the proposal for ${name} from ${time}`,
  reopen: "Reopen",
  /** Shown after another address has replaced the proposal. */
  leftOf: (name: string) => `The proposal for ${name} is in Recent proposals.`,
  recentDrafts: (count: number) => `Recent proposals (${count})`,
  draftLines: (count: number, format: Formatting) => format.count(count, services),
  continueDraft: (name: string, time: string) => `Continue ${name} from ${time}`,
  deleteDraft: "Delete",
  deleteDraftOf: (name: string, time: string) => `Delete ${name} from ${time}`,
  deleteAllDrafts: "Delete all",
  draftsKept: "Saved on this device for 30 days, without prices.",
  draftsInPage: "Saved until you close this page, without prices.",
  draftsBlocked: "This browser can't save proposals. You lose them when you close the page.",
  pricedAgain: "Prices have been updated.",
  nothingChanged: "Nothing has changed.",
  changed: "Changes:",
  change: {
    choiceGone: {
      provider: "The provider is no longer offered at this address.",
      term: "The term is no longer offered.",
      region: "The region is no longer offered.",
      package: "The package is no longer offered as saved.",
    },
    notOffered: (title: string) => `${title} is no longer offered.`,
    unavailable: (title: string) => `${title} is no longer available.`,
    added: (title: string) => `${title} is now required.`,
    quantity: (title: string, now: number) => `New quantity for ${title}: ${now}.`,
    price: (title: string, monthly: string, install: string) =>
      `New price for ${title}: ${monthly}/mo, ${install} install.`,
    totals: (monthly: string, install: string) => `New totals: ${monthly}/mo, ${install} install.`,
  },
  copyLink: "Copy link",
  nothingToShare: "Nothing to share yet.",
  linkWithCustomer: (name: string) => `Include customer name in the link: ${name}`,
  linkCopied: "Link copied. Recipients see the proposal at their own prices.",
  linkNotCopied: "The link couldn't be copied.",
  linkRefused: "This link is invalid. Ask the sender for a new one.",
});

/** Describes a difference in a proposal that is priced again. */
export function changeTextOf(change: ProposalChange, format: Formatting): string {
  const texts = format.texts(draftTexts).change;
  switch (change.kind) {
    case "choiceGone":
      return texts.choiceGone[change.choice];
    case "quantity":
      return texts.quantity(change.title, change.now);
    case "price":
      return texts.price(change.title, format.money(change.monthly), format.money(change.install));
    case "totals":
      return texts.totals(format.money(change.monthly), format.money(change.install));
    default:
      return texts[change.kind](change.title);
  }
}
