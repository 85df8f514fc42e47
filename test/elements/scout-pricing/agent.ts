import { type Locator, page, userEvent } from "vitest/browser";

const proposal = () => page.getByRole("region", { name: "Proposal" });

/** The builder as an agent sees and uses it. */
export const agent = {
  address: () => page.getByRole("combobox", { name: "Service address" }),
  preparedFor: () => page.getByRole("textbox", { name: "Prepared for" }),
  generate: () => page.getByRole("button", { name: "Generate Pricing" }),
  clear: () => page.getByRole("button", { name: "Clear", exact: true }),
  progress: () => page.getByRole("progressbar"),
  alert: () => page.getByRole("alert"),
  /** Provider, Term, Package or Region. */
  choice: (name: string) => page.getByRole("combobox", { name, exact: true }),
  choose: (name: string, value: string) => userEvent.selectOptions(agent.choice(name), value),
  section: (name: string) => page.getByRole("checkbox", { name, exact: true }),
  card: (name: string) => page.getByRole("group", { name, exact: true }),
  radio: (name: string) => page.getByRole("radio", { name, exact: true }),
  box: (name: string) => page.getByRole("checkbox", { name, exact: true }),
  proposal,
  remove: (title: string) => proposal().getByRole("button", { name: `Remove ${title}` }),
  undo: () => proposal().getByRole("button", { name: "Undo", exact: true }),
  redo: () => proposal().getByRole("button", { name: "Redo", exact: true }),
  output: (name: "Print" | "Save as PDF" | "Create contract") =>
    proposal().getByRole("button", { name, exact: true }),
  status: (text: string | RegExp) => page.getByRole("status").filter({ hasText: text }),
  /** The lines of the proposal. */
  lines: () => proposal().getByRole("listitem").elements().map(firstPart),
  /** The amount beside a name in the totals. */
  amount: (name: string) =>
    proposal()
      .getByRole("term")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .element().nextElementSibling?.textContent,
  press: (keys: string) => userEvent.keyboard(keys),
} as const;

function firstPart(element: Element): string {
  return element.firstElementChild?.textContent ?? "";
}

/** A click that does not wait until a disabled control is enabled. */
export function clickAnyway(locator: Locator): Promise<void> {
  return locator.click({ force: true });
}
