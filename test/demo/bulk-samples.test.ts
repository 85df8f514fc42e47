import { describe, expect, test } from "vitest";
import { sampleFiles } from "../../demo/server/index.ts";
import { fileOf, formOf, itemOf, upload } from "./support/bulk.ts";
import { openBackend } from "./support/open-backend.ts";

const origin = "http://scout.test";

describe("a sample file", () => {
  test.each(sampleFiles)(
    "the sample $code is linked on the help page and can be saved",
    async ({ code, ...sample }) => {
      const backend = await openBackend();
      const page = await (await backend.app.request(`${origin}/demo/help`)).text();
      expect(page).toContain(`href="/demo/samples/${code}.csv"`);
      const answer = await backend.app.request(`${origin}/demo/samples/${code}.csv`);
      expect(answer.headers.get("Content-Type")).toBe("text/csv");
      expect(answer.headers.get("Content-Disposition")).toMatch(
        /^attachment; filename="[\w .()-]+"/,
      );
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sample.content());
    },
  );

  test.each([
    ["addresses-25", "completed", 25],
    ["addresses-1000", "completed", 1000],
    ["outcomes", "completed", 12],
    ["accents", "completed", 3],
    ["semicolons", "completed", 1],
    ["wrong-columns", "error", 0],
    ["no-addresses", "error", 0],
    ["open-quote", "error", 0],
    ["not-a-csv", "error", 0],
    ["error-uploading", "error-uploading", 0],
    ["error-processing", "error-processing", 2],
    ["failed", "failed", 2],
    ["slow-run", "completed", 5],
    ["slow-upload", "completed", 5],
    ["download-500", "completed", 5],
  ])("the sample %s ends as %s with %i addresses done", async (code, status, count) => {
    const backend = await openBackend();
    const sample = sampleFiles.find((one) => one.code === code);
    if (!sample) throw new Error("There is no such sample.");
    const { row } = await upload(
      backend,
      fileOf(Uint8Array.from(sample.content()), sample.fileName),
    );
    expect(row.orig.filename).toBe(sample.fileName);
    backend.clock.pass(3_600_000);
    const item = await itemOf(backend);
    expect([item.status, item.count]).toEqual([status, count]);
  });

  test.each([
    ["upload-500", 500],
    ["upload-504", 504],
  ])("the upload of the sample %s is answered with %i", async (code, status) => {
    const backend = await openBackend();
    const sample = sampleFiles.find((one) => one.code === code);
    const multipart = formOf("u-1", fileOf(Uint8Array.from(sample?.content() ?? [])));
    const answer = await backend.call("uploadBulk", { multipart, unchecked: true });
    expect(answer.status).toBe(status);
  });

  test("a sample that does not exist is answered with 404", async () => {
    const backend = await openBackend();
    expect((await backend.app.request(`${origin}/demo/samples/none.csv`)).status).toBe(404);
  });
});
