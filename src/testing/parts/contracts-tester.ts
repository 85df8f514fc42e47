import type { Part, Screen } from "../screen.ts";

/** Uses the list of contracts, in the words of an agent. */
export function contractsTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const table = () => screen.getByRole("table", { name: "Contracts", exact: true });
  return {
    heading: () => screen.getByRole("heading", { name: "Contracts", exact: true }),
    alert: () => screen.getByRole("alert"),
    status: (text: string) => screen.getByRole("status").filter({ hasText: text }),
    button,
    table,
    rows: () => table().getByRole("row"),
    search: () => screen.getByRole("searchbox", { name: "Search contracts" }),
    filter: (state: string) =>
      screen.select(screen.getByRole("combobox", { name: "Status", exact: true }), state),
    states: () => screen.getByRole("combobox", { name: "Status", exact: true }),
    downloads: () => screen.getByRole("button", { name: /^Download PDF/ }),
    download: (customer: string, provider: string) =>
      button(`Download PDF for ${customer} with ${provider}`),
    priceAgain: (customer: string, provider: string) =>
      screen.getByRole("link", { name: `Price Again for ${customer} with ${provider}` }),
    editDraft: (customer: string, provider: string) =>
      screen.getByRole("link", { name: `Edit Draft for ${customer} with ${provider}` }),
  };
}
