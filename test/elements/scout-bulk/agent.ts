import { type Locator, userEvent } from "vitest/browser";
import { browserScreen } from "../../testers/browser-screen.ts";
import { bulkTester } from "../../testers/bulk-tester.ts";

const tester = bulkTester(browserScreen);

/** The upload as an agent sees and uses it. */
export const agent = {
  ...tester,
  /** The rows of the history, cell by cell. */
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

export const columns = "Location Name,Street Address,City,State,Postal Code";

/** A valid file with this many rows. */
export function csvFile(name = "sites.csv", count = 2): File {
  const lines = Array.from(
    { length: count },
    (_, at) => `Site ${at},${at + 1} Main St,Austin,TX,78701`,
  );
  return new File([[columns, ...lines, ""].join("\r\n")], name, { type: "text/csv" });
}
