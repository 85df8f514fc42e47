import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type BulkDriver,
  createBulkDriver,
  csvFile,
  rowsOf,
  sampleFile,
} from "./support/bulk-driver.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

async function openBulk(path: string, options?: VisitOptions): Promise<BulkDriver> {
  return createBulkDriver(await demo.enter(path, options));
}

const path = "/demo/bulk.html";
const pollMs = 10_000;
const defaultError =
  "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.";

describe("many addresses", () => {
  test("many addresses are uploaded on the lookup page and completed, across a reload and a restart of the backend", async () => {
    const file = sampleFile("addresses-25");
    // The backend accepts no calls during the restart. The connection probe may fail only after it.
    const refused = /ERR_CONNECTION_(REFUSED|RESET)/;
    const bulk = await openBulk("/demo/lookup.html", {
      expected: { failures: refused, said: /ERR_CONNECTION_|unreachable/, statuses: [404] },
    });
    const { page, sees, advance } = bulk;
    await bulk.choose(file);
    await sees("The file looks good.");
    await sees("25 addresses found");
    await bulk.start.click();
    await page.waitForURL("**/scout/bulk");
    // The page that opens sends the file.
    await bulk.upload(file.name).getByText("Pending").waitFor();

    await page.mouse.move(1, 1);
    await advance(pollMs);
    await sees(/^[1-9]\d* out of 25 Addresses Completed$/);
    await page.reload();
    await sees(/^[1-9]\d* out of 25 Addresses Completed$/);

    await demo.restart();
    expect(await bulk.completed(file.name).count()).toBe(0);
    await bulk.follow(file.name);
    expect(await bulk.upload(file.name).count()).toBe(0);

    const row = bulk.completed(file.name);
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M UTC$/),
      "25",
      expect.stringContaining("Download"),
    ]);
    const saved = await bulk.save(() => row.getByRole("button", { name: /^Download/ }).click());
    expect(rowsOf(saved.text)).toHaveLength(25);
    for (const line of rowsOf(file.buffer.toString())) expect(saved.text).toContain(line);
    await bulk.seesHeading(`Results in ${saved.name}`);
    await sees("25 rows, none failed");
  });

  test("failed rows are saved as a file that can be uploaded again", async () => {
    const bulk = await openBulk(path);
    const { page, sees } = bulk;
    await bulk.sendAll(sampleFile("outcomes"));
    await bulk.follow("outcomes.csv");
    const all = await bulk.save(() =>
      bulk
        .completed("outcomes.csv")
        .getByRole("button", { name: /^Download/ })
        .click(),
    );
    const failed = rowsOf(all.text).filter((row) => !row.includes(",Found,"));
    expect(failed.length).toBeGreaterThan(3);
    await sees(`${rowsOf(all.text).length} rows, ${failed.length} failed`);
    await page.getByRole("checkbox", { name: `Failed, ${failed.length} addresses` }).check();
    const again = await bulk.save(() =>
      page.getByRole("button", { name: "Download failed rows as CSV" }).click(),
    );
    expect(rowsOf(again.text)).toHaveLength(failed.length);
    expect(again.text).not.toMatch(/(^|,)"?[=+@]/m);

    await bulk.sendAll(csvFile("once more.csv", again.text));
    await bulk.follow("once more.csv");
    expect(await bulk.completed("once more.csv").textContent()).toContain(`UTC${failed.length}`);
  });

  test("names in other scripts, encodings and delimiters are preserved in the results", async () => {
    const bulk = await openBulk(path);
    const accents = sampleFile("accents");
    await bulk.send(accents);
    await bulk.follow(accents.name);
    const saved = await bulk.save(() =>
      bulk
        .completed(accents.name)
        .getByRole("button", { name: /^Download/ })
        .click(),
    );
    expect(saved.name).toContain("Señor Peña’s Cantinas – todas");

    await bulk.choose(sampleFile("semicolons"));
    await bulk.sees("The file is encoded in Latin-1. UTF-8 is expected.");
    await bulk.sees("The columns are separated by semicolons. Commas are expected.");
    await bulk.page.getByRole("button", { name: "Convert the file" }).click();
    await bulk.sees("The file looks good.");
    await bulk.start.click();
    await bulk.follow("semicolons.csv");
  });

  test("many addresses are uploaded by keyboard only", async () => {
    const bulk = await openBulk(path);
    const { page, tabTo, press } = bulk;
    // Waits for the handler, because Playwright enables its file chooser asynchronously, and a key
    // press could be faster.
    const chooser = page.waitForEvent("filechooser");
    await tabTo(page.getByRole("button", { name: "Choose a file: CSV file" }));
    await press("Enter");
    await (await chooser).setFiles(sampleFile("addresses-25", "by keyboard.csv"));
    await bulk.sees("The file looks good.");
    await tabTo(bulk.start);
    await press("Enter");
    await bulk.follow("by keyboard.csv");
    const download = bulk.completed("by keyboard.csv").getByRole("button", { name: /^Download/ });
    await tabTo(download);
    const saved = await bulk.save(() => press("Enter"));
    expect(rowsOf(saved.text)).toHaveLength(25);
  });
});

test("a network failure is reported, and the file can be sent again", async () => {
  const bulk = await openBulk(path, {
    expected: { failures: /net::ERR_CONNECTION_RESET/, said: /bulk-upload-failed/ },
  });
  const { page, sees } = bulk;
  await bulk.choose(sampleFile("addresses-25", "cut off.csv"));
  await sees("The file looks good.");
  await page.route("**/api/v1/scout/bulk", (route) => route.abort("connectionreset"));
  await bulk.start.click();
  await sees(defaultError);
  await page.unroute("**/api/v1/scout/bulk");
  await page.getByRole("button", { name: "Upload again: cut off.csv" }).click();
  await bulk.follow("cut off.csv");
});

test("H22, S7: rows of the results open in pricing from the portal and from a page of their own, and nothing is priced before the review", async () => {
  for (const from of ["/scout/bulk", path]) {
    const { page, sees } = await openBulk(from);
    const searches: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/scout/v1/pricing")) searches.push(request.url());
    });
    await page
      .getByRole("button", { name: /^Show results of/ })
      .first()
      .click();
    for (const number of [2, 4]) {
      await page.getByRole("checkbox", { name: new RegExp(`^Select row ${number}:`) }).check();
    }
    await sees("2 rows selected");
    await page.getByRole("button", { name: "Price these", exact: true }).click();
    await page.waitForURL("**/scout/pricing");
    await page.getByRole("heading", { name: "Review addresses" }).waitFor();
    const sites = page.getByRole("region", { name: "Addresses to price" }).getByRole("listitem");
    expect(await sites.count()).toBe(2);
    expect(await sites.first().textContent()).toMatch(/^Site 1 .+Serviceable: /);
    expect(searches).toEqual([]);
    await page.getByRole("button", { name: "Price 2 addresses" }).click();
    await sees("2 of 2 priced");
    expect(searches).toHaveLength(2);
    await demo.leave();
  }
});
