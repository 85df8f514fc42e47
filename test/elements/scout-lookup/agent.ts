import { page, userEvent } from "vitest/browser";

/** The screen from an agent's point of view. */
export const agent = {
  box: () => page.getByRole("combobox", { name: "Street address" }),
  suggestions: () => page.getByRole("option"),
  progress: () => page.getByRole("progressbar"),
  card: (name: string) => page.getByRole("group", { name }),
  table: () => page.getByRole("table", { name: "Available Providers" }),
  alert: () => page.getByRole("alert"),
  type: (text: string) => userEvent.fill(agent.box(), text),
  press: (keys: string) => userEvent.keyboard(keys),
  search: () => userEvent.click(page.getByRole("button", { name: "Search", exact: true })),
  clear: () => userEvent.click(page.getByRole("button", { name: "Clear", exact: true })),
} as const;
