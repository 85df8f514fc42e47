import { describe, expect, test } from "vitest";
import { bulkScenarios } from "../../demo/server/index.ts";
import { csvOf, fileOf, formOf, header, list, upload } from "./support/bulk.ts";
import { openBackend } from "./support/open-backend.ts";

const row = "Head Office,1200 Main Street,Austin,TX,78701";

describe("an upload", () => {
  test("an upload is answered with its item, which is the first in the list (1 §7)", async () => {
    const backend = await openBackend();
    const before = await list(backend);
    const { row: item, message } = await upload(backend, fileOf(csvOf(3), "Our sites.csv"), "u-1");
    expect(message).toBe("The upload was accepted.");
    expect(item).toEqual({
      id: item.id,
      upload_id: "u-1",
      status: "pending",
      created_at: backend.clock.now() / 1000,
      completed_at: null,
      count: 0,
      total: 3,
      error: null,
      orig: { filename: "Our sites.csv" },
    });
    const after = await list(backend);
    expect(after.rows).toEqual([item, ...before.rows]);
    expect(after.total).toBe(before.total + 1);
  });

  test("an upload that is repeated with its upload_id returns the same item", async () => {
    const backend = await openBackend();
    const [first, second] = await Promise.all([
      upload(backend, csvOf(3), "twice"),
      upload(backend, csvOf(3), "twice"),
    ]);
    expect(second.row.id).toBe(first.row.id);
    expect((await list(backend)).rows.filter((one) => one.upload_id === "twice")).toHaveLength(1);
    const other = await openBackend({
      store: backend.store,
      defaultUser: "administrator",
      startAt: 1e12,
    });
    expect((await upload(other, csvOf(2), "twice")).row.id).not.toBe(first.row.id);
  });

  test.each([
    ["no file", formOf("u-1"), 422],
    ["two files", formOf("u-1", fileOf(csvOf(1)), fileOf(csvOf(1))), 422],
    ["no upload_id", formOf(null, fileOf(csvOf(1))), 422],
    ["an empty upload_id", formOf("", fileOf(csvOf(1))), 422],
    ["a nameless, empty file", formOf("u-1", fileOf("", "")), 422],
    ["a file above 20 MB", formOf("u-1", fileOf(new Uint8Array(20 * 1024 * 1024 + 1))), 413],
  ])("an upload with %s is refused", async (_, multipart, status) => {
    const backend = await openBackend();
    const { total } = await list(backend);
    expect((await backend.call("uploadBulk", { multipart })).status).toBe(status);
    expect((await list(backend)).total).toBe(total);
  });

  test("a request that is neither a form nor a list request is refused with 400", async () => {
    const backend = await openBackend();
    for (const body of [{}, { query: "all" }, null]) {
      expect((await backend.call("uploadBulk", { body, unchecked: true })).status).toBe(400);
    }
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const form = { upload_id: "u-1" };
    expect((await backend.call("uploadBulk", { form, headers })).status).toBe(400);
  });

  test.each([
    [null, 401],
    ["agent-without-scout", 403],
    ["administrator", 200],
  ])("an upload by %s is answered with %i", async (defaultUser, status) => {
    const backend = await openBackend({ defaultUser });
    const multipart = formOf("u-1", fileOf(csvOf(1)));
    expect((await backend.call("uploadBulk", { multipart })).status).toBe(status);
  });
});

describe("a file", () => {
  test.each([
    ["in UTF-8 with its mark", `\ufeff${header}\n${row}`],
    [
      "with additional columns, in another order and case",
      "notes,ZIP,postal_code,state,city,STREET ADDRESS\n,,78701,TX,Austin,1200 Main Street",
    ],
    [
      "without location names",
      "Street Address,City,State,Postal Code\n1200 Main Street,Austin,TX,78701",
    ],
    ["with semicolons", `${header}\n${row}`.replaceAll(",", ";")],
    ["with tabs", `${header}\n${row}`.replaceAll(",", "\t")],
    ["with empty lines", `${header}\r\n\r\n${row}\r\n,,,,\r\n\r\n`],
    ["with two kinds of line ends", `${header}\r\n\n${row}\r`],
    ["with a line break in quotes", `${header}\n"Head\nOffice",1200 Main Street,Austin,TX,78701`],
    ["with short and long rows", `${header}\nHead Office,1200 Main Street,Austin,TX,78701,more`],
  ])("a file %s is accepted", async (_, content) => {
    const { row: item } = await upload(await openBackend(), content);
    expect([item.status, item.total]).toEqual(["pending", 1]);
  });

  test.each([
    [
      "UTF-16LE",
      Uint8Array.from([
        0xff,
        0xfe,
        ...[...`${header}\n${row}`].flatMap((c) => [c.charCodeAt(0), 0]),
      ]),
    ],
    [
      "UTF-16BE",
      Uint8Array.from([
        0xfe,
        0xff,
        ...[...`${header}\n${row}`].flatMap((c) => [0, c.charCodeAt(0)]),
      ]),
    ],
    [
      "Windows-1252",
      Uint8Array.from(`${header}\n${row.replace("Head", "Caf\u00e9")}`, (c) => c.charCodeAt(0)),
    ],
  ])("a file in %s is accepted", async (_, bytes) => {
    const { row: item } = await upload(await openBackend(), fileOf(bytes));
    expect([item.status, item.total]).toEqual(["pending", 1]);
  });

  test.each([
    ["a.csv", "application/vnd.ms-excel", "pending"],
    ["A.CSV", "", "pending"],
    ["a.txt", "text/csv", "pending"],
    ["a.csv", "application/pdf", "error"],
    ["a.txt", "text/plain", "error"],
  ])("H6: a file named %s of type %j is %s", async (name, type, status) => {
    const { row: item } = await upload(await openBackend(), fileOf(csvOf(1), name, type));
    expect(item.status).toBe(status);
  });

  test.each([
    [
      "other columns",
      "Site,Where\nHead Office,1200 Main Street",
      /^The columns "Street Address", .* Please use the downloadable template\.$/,
    ],
    [
      "one column too few",
      "Street Address,City,State\n1 Oak Street,Austin,TX",
      /^The column "Postal Code" could not be found\. .*downloadable template/,
    ],
    ["nothing in it", "", /downloadable template/],
    ["a header alone", header, /no addresses/],
    ["an open quote", `${header}\n"Head Office,1200 Main Street,Austin,TX,78701`, /quotation mark/],
    [
      "bytes that are not text",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1),
      /not a CSV file\. .*downloadable template/,
    ],
    ["10,001 addresses", csvOf(10_001), /10,001 addresses\. At most 10,000/],
  ])(
    "a file with %s becomes an item in error with the reason, and stays listed",
    async (_, content, words) => {
      const backend = await openBackend();
      const { row: item, message } = await upload(backend, fileOf(content));
      expect(item).toMatchObject({ status: "error", count: 0, total: 0, completed_at: null });
      expect(item.error?.message).toMatch(words);
      expect(message).toBe(item.error?.message);
      backend.clock.pass(86_400_000);
      expect((await list(backend)).rows).toContainEqual(item);
    },
  );

  test.each([
    ["../../etc/sites.csv", "sites.csv"],
    ["C:\\Users\\dana\\sites.csv", "sites.csv"],
    ["\u202evsc.setis\u0007.csv", "vsc.setis.csv"],
    ["Señor Peña’s.csv", "Señor Peña’s.csv"],
  ])("a file named %j is listed as %j", async (given, name) => {
    const { row: item } = await upload(await openBackend(), fileOf(csvOf(1), given));
    expect(item.orig.filename).toBe(name);
  });
});

test.each(
  bulkScenarios.flatMap(({ upload: fault, ...rest }) => (fault ? [{ ...rest, fault }] : [])),
)("$code answers the upload with $fault.status and stores nothing", async ({ address, fault }) => {
  const backend = await openBackend();
  const { total } = await list(backend);
  const content = `${csvOf(2)}\nX,${address.street},${address.city},TX,75001`;
  const multipart = formOf("u-1", fileOf(content));
  const answer = await backend.call("uploadBulk", { multipart, unchecked: true });
  expect(answer.status).toBe(fault.status);
  expect((await list(backend)).total).toBe(total);
});

test("slow-upload is answered after eight seconds", async () => {
  const waits: number[] = [];
  const backend = await openBackend({ wait: async (ms) => void waits.push(ms) });
  const { row: item } = await upload(backend, `${csvOf(1)}\nX,5 Patient Street,Test City,TX,75001`);
  expect(waits).toEqual([8000]);
  expect(item.status).toBe("pending");
});
