import type { Part, Screen } from "../screen.ts";

/** Uses the form and table for several addresses, in the words of an agent. */
export function sitesTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string | RegExp) =>
    screen.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  const lines = () => screen.getByRole("textbox", { name: "Addresses, one per line" });
  const table = () => screen.getByRole("table", { name: "Best offers by site" });
  return {
    button,
    lines,
    /** The button below the form. */
    toggle: () => button("Several addresses"),
    check: () => button("Review addresses"),
    found: () => screen.getByRole("region", { name: "Addresses to price" }),
    start: () => button(/^Price \d+ address(es)?$/),
    /** Opens the field, and confirms a list. */
    async confirm(addresses: readonly string[]) {
      await button("Several addresses").click();
      await lines().fill(addresses.join("\n"));
      await button("Review addresses").click();
      await button(/^Price \d+ address(es)?$/).click();
    },
    progress: () => screen.getByRole("progressbar"),
    status: (text: string | RegExp) => screen.getByRole("status").filter({ hasText: text }),
    alert: () => screen.getByRole("alert"),
    table,
    /** Finds the row of a site by a part of its address. */
    row: (address: string) => table().getByRole("row").filter({ hasText: address }),
    /** The offers of a site, or one of them by its provider. */
    offers: (address: string) =>
      screen.getByRole("group", { name: `Offer for ${address}`, exact: true }),
    offer: (address: string, provider: string | RegExp) =>
      screen
        .getByRole("group", { name: `Offer for ${address}`, exact: true })
        .getByRole("radio", { name: provider }),
    phoneLines: () => screen.getByRole("spinbutton", { name: "Phone lines" }),
    staticIp: () => screen.getByRole("checkbox", { name: "Static IP" }),
    terms: () => screen.getByRole("table", { name: "All sites by term" }),
    choice: (name: string) => screen.getByRole("combobox", { name, exact: true }),
    /** The box for another address of a site. */
    newAddress: () => screen.getByRole("combobox", { name: "New address", exact: true }),
    totals: () => screen.getByRole("table", { name: "Totals by provider" }),
    open: (address: string) => button(`Open ${address} as a proposal`),
  };
}
