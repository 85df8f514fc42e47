import type { Part, Screen } from "../screen.ts";

/** Uses the upload of many addresses, in the words of an agent. */
export function bulkTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const history = () => screen.getByRole("table", { name: "Bulk Upload History", exact: true });
  const uploads = () => screen.getByRole("listitem").filter({ has: screen.getByRole("heading") });
  return {
    heading: () => screen.getByRole("heading", { name: "SCOUT Bulk", exact: true }),
    button,
    chooseFile: () => button("Choose a file: CSV file"),
    /** Finds the select for a column of the file. */
    columnFor: (name: string) => screen.getByRole("combobox", { name, exact: true }),
    firstRows: () => screen.getByRole("region", { name: "First rows", exact: true }),
    start: () => button("Start Upload"),
    template: () => button("Download the CSV template"),
    sendAgain: () => screen.getByRole("button", { name: /^Upload again: / }),
    alert: () => screen.getByRole("alert"),
    status: (text: string) => screen.getByRole("status").filter({ hasText: text }),

    progressHeading: () =>
      screen.getByRole("heading", { name: "Current Bulk Upload Progress", exact: true }),
    /** The uploads in progress. */
    uploads,
    /** Finds an upload in progress by its file. */
    upload: (fileName: string) => uploads().filter({ hasText: fileName }),
    /** Finds a progress bar by the text beside it. */
    bar: (name: string) => screen.getByRole("progressbar", { name, exact: true }),

    /** Finds a count of the results by its name: "Spectrum, 120 addresses". */
    count: (name: string) => screen.getByRole("checkbox", { name, exact: true }),
    resultsSearch: () =>
      screen.getByRole("searchbox", { name: "Search these results", exact: true }),

    history,
    /** Finds the newest completed upload of a file. */
    completed: (fileName: string) =>
      history().getByRole("row").filter({ hasText: fileName }).first(),
    downloads: () => screen.getByRole("button", { name: /^Download results of/ }),
    showResults: () => screen.getByRole("button", { name: /^Show results of/ }),
    download: (fileName: string) => button(`Download results of ${fileName}`),
  };
}
