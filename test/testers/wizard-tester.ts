import type { Part, Screen } from "./screen.ts";

/** The contract wizard, as an agent sees and uses it. The form inside its frame belongs to another site. */
export function wizardTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const page = (name: string | RegExp) => screen.getByRole("group", { name });
  return {
    heading: () => screen.getByRole("heading", { name: "SCOUT Pricing Contracts" }),
    back: () => screen.getByRole("link", { name: "Back to contracts", exact: true }),
    form: () => screen.getByTitle("Contract form", { exact: true }),
    button,
    download: () => button("Download PDF"),
    /** Where only one panel has room: Form or Preview. */
    tab: (name: "Form" | "Preview") => screen.getByRole("tab", { name, exact: true }),
    pages: () => screen.getByRole("region", { name: "Pages of the contract", exact: true }),
    page,
    firstPage: () => page(/^Page 1 of/),
  };
}
