import type { Part, Screen } from "../screen.ts";

/** Uses the solutions finder, in the words of an agent. */
export function finderTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  return {
    heading: (name: string | RegExp) => screen.getByRole("heading", { name, exact: true }),
    alert: () => screen.getByRole("alert"),
    button,
    search: () => screen.getByRole("combobox", { name: "Search Keywords", exact: true }),
    clear: () => button("Clear"),
    tab: (name: string) => screen.getByRole("tab", { name, exact: true }),
    /** Finds the button that shows the terms of a facet. */
    facet: (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) }),
    /** Finds a term of a facet, or an answer to a question. */
    box: (name: string) => screen.getByRole("checkbox", { name, exact: true }),

    /** The checkboxes that select providers. */
    cards: () => screen.getByRole("checkbox", { name: /^Select / }),
    card: (name: string) => screen.getByRole("checkbox", { name: `Select ${name}`, exact: true }),
    proposal: () => screen.getByRole("region", { name: "Proposal", exact: true }),
    selected: () =>
      screen.getByRole("list", { name: "Selected Providers", exact: true }).getByRole("listitem"),
  };
}
