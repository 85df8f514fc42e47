import { type Locator, userEvent } from "vitest/browser";
import { bulkTester } from "../../../src/testing/parts/bulk-tester.ts";
import { browserScreen } from "../../testers/browser-screen.ts";

export { columns, csvFile } from "./bulk-rows.ts";

const tester = bulkTester(browserScreen);

/** Uses the bulk screen as a user does. */
export const agent = {
  ...tester,
  /** Returns the rows of the history, cell by cell. */
  historyCells: () => cellsOf(tester.history()),
  press: (keys: string) => userEvent.keyboard(keys),
  choose: (element: Element, file: File) => userEvent.upload(inputOf(element), file),
} as const;

function inputOf(element: Element): Element {
  const input = element.shadowRoot?.querySelector("input[type=file]");
  if (!input) throw new Error("No file can be chosen yet.");
  return input;
}

export function cellsOf(table: Locator): string[][] {
  const [, ...lines] = table.getByRole("row").elements();
  return lines.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}
