import type { Part, Screen } from "../screen.ts";

export type LogoName = "Navigation Icon" | "Primary Logo";

/** Uses the branding of an account, in the words of its owner. */
export function brandingTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  return {
    heading: () => screen.getByRole("heading", { name: "Account", exact: true }),
    alert: () => screen.getByRole("alert"),
    button,
    color: () => screen.getByRole("textbox", { name: "Site Color", exact: true }),
    slider: (name: string) => screen.getByRole("slider", { name, exact: true }),
    /** The colour of the text on buttons. */
    radio: (name: "White" | "Black") => screen.getByRole("radio", { name, exact: true }),
    preview: (logo: LogoName) =>
      screen.getByRole("group", { name: `Preview of the ${logo}`, exact: true }),
    clearLogo: (logo: LogoName) => button(`Clear ${logo}`),
    defaultLogo: (logo: LogoName) => button(`Use Default ${logo}`),
    rejected: () => screen.getByRole("list", { name: "Rejected files", exact: true }),
    save: () => button("Save All Changes"),
    discard: () => button("Discard changes"),
    leaveDialog: () => screen.getByRole("dialog", { name: "Leave without saving?" }),
  };
}
