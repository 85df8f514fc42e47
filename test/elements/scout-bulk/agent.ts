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
  choose: async (element: Element, file: File) => giveFile(inputOf(element, ".upload-form"), file),
  /** Chooses a file in place of one of the list of uploads. */
  chooseAgain: (element: Element, file: File) => giveFile(inputOf(element, ".uploads"), file),
} as const;

function inputOf({ shadowRoot }: Element, place: string): HTMLInputElement {
  const input = shadowRoot?.querySelector<HTMLInputElement>(`${place} input[type=file]`);
  if (!input) throw new Error("No file can be chosen yet.");
  return input;
}

/** The screen has several choosers, which come and go with the list of uploads. A selector could find another one. */
function giveFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export function cellsOf(table: Locator): string[][] {
  const [, ...lines] = table.getByRole("row").elements();
  return lines.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}
