/** The texts about drafts and links. They load with the code that uses them. */
export const draftMessages = {
  continue: "Continue",
  continueOf: (name: string, time: string) => `Continue the proposal for ${name} from ${time}`,
  reopen: "Reopen",
  /** Shown after another address has replaced the proposal. */
  leftOf: (name: string) => `The proposal for ${name} is in Recent proposals.`,
  recentDrafts: (count: number) => `Recent proposals (${count})`,
  draftLines: (count: number) => (count === 1 ? "1 service" : `${count} services`),
  continueDraft: (name: string, time: string) => `Continue ${name} from ${time}`,
  deleteDraft: "Delete",
  deleteDraftOf: (name: string, time: string) => `Delete ${name} from ${time}`,
  deleteAllDrafts: "Delete all",
  draftsKept: "Kept on this machine for 30 days, without prices.",
  draftsInPage: "Kept until this page is closed, without prices.",
  draftsBlocked: "This browser does not keep proposals. They last until the page is closed.",
  pricedAgain: "The proposal was priced again.",
  nothingChanged: "Nothing has changed.",
  changed: "This is different now:",
  change: {
    choiceGone: {
      provider: "The provider is no longer offered at this address.",
      term: "The term is no longer offered.",
      region: "The region is no longer offered.",
      package: "The package is no longer offered as it was.",
    },
    notOffered: (title: string) => `${title} is no longer offered.`,
    unavailable: (title: string) => `${title} cannot be chosen any more.`,
    added: (title: string) => `${title} comes along now.`,
    quantity: (title: string, now: number) => `${title} is counted ${now} times now.`,
    price: (title: string, monthly: string, install: string) =>
      `${title} costs something else: ${monthly}/mo, ${install} install.`,
    totals: (monthly: string, install: string) =>
      `The totals are different: ${monthly}/mo, ${install} install.`,
  },
  copyLink: "Copy link",
  nothingToShare: "There is nothing to share yet.",
  linkWithCustomer: (name: string) => `With the customer’s name, ${name}`,
  linkCopied: "The link is copied. Whoever opens it sees the proposal at their own prices.",
  linkNotCopied: "The browser did not copy the link.",
  linkRefused: "The link contains no readable proposal. Ask its sender for a new link.",
} as const;
