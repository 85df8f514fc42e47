import type { Part, Screen } from "../screen.ts";

/** The cards of the results. */
export const cardNames = [
  "LEC",
  "Cable Company",
  "Building Details",
  "Available Providers",
] as const;

/** Uses the lookup of an address, in the words of an agent. */
export function lookupTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const address = () => screen.getByRole("combobox", { name: "Street address", exact: true });
  return {
    address,
    suggestions: () => screen.getByRole("option"),
    button,
    search: () => button("Search"),
    clear: () => button("Clear"),
    async lookUp(text: string) {
      await address().fill(text);
      await button("Search").click();
    },
    progress: () => screen.getByRole("progressbar"),
    /** Finds the progress bar with this text. */
    bar: (name: string) => screen.getByRole("progressbar", { name, exact: true }),
    alert: () => screen.getByRole("alert"),
    caption: () => screen.getByRole("heading", { name: /^Showing Results For:/ }),
    card: (name: (typeof cardNames)[number] | "Bulk upload") =>
      screen.getByRole("group", { name, exact: true }),
    providers: () => screen.getByRole("table", { name: "Available Providers", exact: true }),
  };
}
