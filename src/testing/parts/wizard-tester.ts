import type { Part, Screen } from "../screen.ts";

/**
 * Uses the contract wizard, in the words of an agent. The form inside its frame belongs to another
 * site.
 */
export function wizardTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const page = (name: string | RegExp) => screen.getByRole("group", { name });
  return {
    heading: () => screen.getByRole("heading", { name: "SCOUT Pricing Contracts" }),
    back: () => screen.getByRole("link", { name: "Back to contracts", exact: true }),
    form: () => screen.getByTitle("Contract form", { exact: true }),
    button,
    download: () => button("Download PDF"),
    /** The tab Form or Preview, in a window with space for one panel. */
    tab: (name: "Form" | "Preview") => screen.getByRole("tab", { name, exact: true }),
    pages: () => screen.getByRole("region", { name: "Pages of the contract", exact: true }),
    page,
    firstPage: () => page(/^Page 1 of/),
  };
}
