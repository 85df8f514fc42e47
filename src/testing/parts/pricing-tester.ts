import type { Part, Screen } from "../screen.ts";

export const sectionNames = ["Dedicated", "Broadband", "Phone Lines", "Television"] as const;

export type SectionName = (typeof sectionNames)[number];
export type OutputName = "Print" | "Save as PDF" | "Create contract";

/** Uses the proposal builder, in the words of an agent. */
export function pricingTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const address = () => screen.getByRole("combobox", { name: "Service address", exact: true });
  /** Finds the list for Provider, Term, Package or Region. */
  const choice = (name: string) => screen.getByRole("combobox", { name, exact: true });
  const card = (name: string) => screen.getByRole("group", { name, exact: true });
  const proposal = () => screen.getByRole("region", { name: "Proposal", exact: true });
  const inProposal = (name: string | RegExp) =>
    proposal().getByRole("button", { name, exact: true });
  return {
    address,
    suggestions: () => screen.getByRole("option"),
    preparedFor: () => screen.getByRole("textbox", { name: "Prepared for" }),
    button,
    generate: () => button("Generate Pricing"),
    clear: () => button("Clear"),
    async searchFor(text: string) {
      await address().fill(text);
      await button("Generate Pricing").click();
    },
    progress: () => screen.getByRole("progressbar"),
    alert: () => screen.getByRole("alert"),
    /** Finds an announcement of the live region. */
    status: (text: string | RegExp) => screen.getByRole("status").filter({ hasText: text }),
    /** Finds a visible message. */
    note: (text: string | RegExp) => screen.getByRole("note").filter({ hasText: text }),

    choice,
    /** Finds the number field for the quantity of a service. */
    quantity: (name: string) => screen.getByRole("spinbutton", { name, exact: true }),
    /** Finds the line of a folded group of services. It shows its services. */
    foldedGroup: (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) }),
    choose: (name: string, option: string) => screen.select(choice(name), option),
    /** Finds the checkbox that shows or hides a section. */
    section: (name: SectionName) =>
      card("Service types").getByRole("checkbox", { name, exact: true }),
    /** Finds a section, or a group of services in it. */
    card,
    radio: (name: string) => screen.getByRole("radio", { name, exact: true }),
    box: (name: string) => screen.getByRole("checkbox", { name, exact: true }),

    proposal,
    proposalLines: () => proposal().getByRole("listitem"),
    /** Finds the name of a total. Its amount is the next element. */
    totalName: (name: string) =>
      proposal()
        .getByRole("term")
        .filter({ hasText: new RegExp(`^${name.replace(/[()]/g, "\\$&")}$`) }),
    remove: (title: string) => proposal().getByRole("button", { name: `Remove ${title}` }),
    undo: () => inProposal("Undo"),
    redo: () => inProposal("Redo"),
    output: (name: OutputName) => inProposal(name),
    explain: () => inProposal("Price breakdown"),
    preparedBy: () => screen.getByRole("button", { name: /^Prepared by/ }),
    contractLink: () => screen.getByRole("link", { name: /^Open the contract/ }),
    copyLink: () => inProposal("Copy link"),
    offer: () => screen.getByRole("note").filter({ hasText: /^(Continue the|The) proposal for/ }),
    continueOffer: () => screen.getByRole("button", { name: /^(Continue|Reopen)$/ }),
    recentDrafts: () => screen.getByRole("button", { name: /^Recent proposals/ }),
    changes: () => screen.getByRole("note").filter({ hasText: "Prices have been updated." }),
    keep: () => inProposal(/^(Keep|Kept) for comparison$/),
    showComparison: () => inProposal("Show comparison"),
    comparison: () => card("Comparison"),
    includeComparison: () =>
      proposal().getByRole("checkbox", {
        name: "Include comparison in PDF and print",
        exact: true,
      }),
  };
}
