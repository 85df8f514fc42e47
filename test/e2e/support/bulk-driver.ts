import { readFile } from "node:fs/promises";
import type { Download, Locator } from "playwright";
import { findSampleFile } from "../../../demo/server/bulk/sample-files.ts";
import { bulkTester } from "../../../src/testing/parts/bulk-tester.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import type { Visitor } from "./visitor.ts";

/** A file with its name and content. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface SavedText {
  readonly name: string;
  readonly text: string;
}

/** Acts as an agent who uploads many addresses. */
export interface BulkDriver extends Visitor {
  readonly start: Locator;
  /** The uploads in progress. */
  readonly progress: Locator;
  readonly history: Locator;
  choose(file: GivenFile): Promise<void>;
  /** Drops files on the form. */
  drop(...files: readonly GivenFile[]): Promise<void>;
  /** Chooses the file, waits for its check, and sends it. */
  send(file: GivenFile): Promise<void>;
  /** Chooses a file with bad rows, and sends it with them. */
  sendAll(file: GivenFile): Promise<void>;
  /** An upload in progress, by its file. */
  upload(fileName: string): Locator;
  /** A completed upload, by its file. */
  completed(fileName: string): Locator;
  /** Lets the server work until the page lists the file as completed. */
  follow(fileName: string): Promise<void>;
  save(act: () => Promise<void>): Promise<SavedText>;
}

export function createBulkDriver(visitor: Visitor): BulkDriver {
  const { page, element } = visitor;
  const tester = bulkTester(demoScreen(page));
  const { upload, completed } = tester;
  const start = tester.start();
  const choose = async (file: GivenFile) => {
    const chooser = page.waitForEvent("filechooser");
    await tester.chooseFile().click();
    await (await chooser).setFiles(file);
  };

  return {
    ...visitor,
    start,
    progress: element.locator("section").filter({ has: tester.progressHeading() }),
    history: tester.history(),
    upload,
    completed,
    choose,
    async drop(...files) {
      const given = files.map(({ name, mimeType, buffer }) => ({
        name,
        mimeType,
        text: buffer.toString("latin1"),
      }));
      const transfer = await page.evaluateHandle((all) => {
        const data = new DataTransfer();
        for (const { name, mimeType, text } of all) {
          data.items.add(new File([text], name, { type: mimeType }));
        }
        return data;
      }, given);
      const zone = element.locator(".drop-zone");
      // Waits until the code for drops has loaded.
      await page.waitForFunction((node) => node && "dropzone" in node, await zone.elementHandle());
      await zone.dispatchEvent("drop", { dataTransfer: transfer });
    },
    async send(file) {
      await choose(file);
      await tester.firstRows().waitFor();
      await start.click();
    },
    async sendAll(file) {
      await choose(file);
      await tester.button("Upload all rows").click();
    },
    async follow(fileName) {
      // Advances in small steps, because answers take real time, during which the page does not poll again.
      for (let seconds = 0; !(await completed(fileName).first().isVisible()); seconds += 1) {
        // The page stops polling without user activity.
        await page.mouse.move(seconds % 30, seconds % 30);
        await visitor.advance(1000);
      }
    },
    async save(act) {
      const begun = page.waitForEvent("download");
      await act();
      return textOf(await begun);
    },
  };
}

async function textOf(download: Download): Promise<SavedText> {
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), text };
}

/** Returns a sample file of the demo, optionally renamed. */
export function sampleFile(code: string, name?: string): GivenFile {
  const sample = findSampleFile(code);
  if (!sample) throw new Error(`There is no sample ${code}.`);
  return csvFile(name ?? sample.fileName, Buffer.from(sample.content()));
}

export function csvFile(name: string, content: string | Buffer): GivenFile {
  return { name, mimeType: "text/csv", buffer: Buffer.from(content) };
}

/** Returns the rows of a CSV file without its header. */
export function rowsOf(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/)
    .slice(1);
}
