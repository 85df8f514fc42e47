import { type Locator, page, userEvent } from "vitest/browser";

const history = () => page.getByRole("table", { name: "Bulk Upload History" });

/** The screen from an agent's point of view. */
export const agent = {
  heading: () => page.getByRole("heading", { name: "SCOUT Bulk" }),
  history,
  /** Its rows, cell by cell. */
  historyCells: () => cellsOf(history()),
  /** The rows in progress. */
  uploads: () => page.getByRole("listitem").filter({ has: page.getByRole("heading") }),
  progressHeading: () => page.getByRole("heading", { name: "Current Bulk Upload Progress" }),
  /** A progress bar by the text beside it. */
  bar: (name: string) => page.getByRole("progressbar", { name, exact: true }),
  alert: () => page.getByRole("alert"),
  start: () => page.getByRole("button", { name: "Start Upload" }),
  button: (name: string) => page.getByRole("button", { name, exact: true }),
  download: (name: string) => page.getByRole("button", { name: `Download results of ${name}` }),
  said: (text: string) => page.getByRole("status").filter({ hasText: text }),
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
