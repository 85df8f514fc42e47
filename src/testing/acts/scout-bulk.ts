import { type ElementTester, elementTesterOf, type TestedElement } from "../element-tester.ts";
import { bulkTester } from "../parts/bulk-tester.ts";
import { rowsOf, type ShownRow, textsOf } from "../read-part.ts";

export interface BulkTester extends ElementTester {
  /** Uploads a CSV file by the element's method `upload(file)`. */
  upload(name: string, csv: string): Promise<void>;
  /** The names of the files in progress. */
  uploads(): Promise<readonly string[]>;
  /** The completed uploads: `Upload Started`, `Upload Completed`, `Total Addresses`, `Download Results`. */
  history(): Promise<readonly ShownRow[]>;
}

export function testBulk(tested: TestedElement): BulkTester {
  const { screen } = tested;
  const parts = bulkTester(screen);
  return {
    ...elementTesterOf(tested, parts.chooseFile()),
    upload: (name, csv) =>
      screen.element.evaluate((element, given) => {
        const file: { readonly name: string; readonly csv: string } = JSON.parse(given);
        if (!("upload" in element) || typeof element.upload !== "function") {
          throw new TypeError("The element is not defined.");
        }
        // The class of the element's own page, which may be a frame of the test's.
        const { File: PageFile = File } = element.ownerDocument.defaultView ?? {};
        element.upload(new PageFile([file.csv], file.name, { type: "text/csv" }));
      }, JSON.stringify({ name, csv })),
    uploads: () => textsOf(screen.getByRole("listitem").getByRole("heading")),
    history: async () => {
      const table = parts.history();
      return (await table.count()) > 0 ? rowsOf(table) : [];
    },
  };
}
