import { describe, expect, test } from "vitest";
import { lose } from "../../core/bulk/bulk-items.ts";
import { latin1, utf16 } from "../../core/bulk/csv/csv-driver.ts";
import { createFakeBrowser } from "../../support/fake-ports.ts";
import { createArchivePort } from "../../support/memory-archive.ts";
import { openModel } from "../../support/open-model.ts";
import { accepted, openBulk } from "../scout-bulk/bulk-model.ts";
import {
  bulkCall,
  columns,
  csvFile,
  isUpload,
  listOf,
  templateCall,
} from "../scout-bulk/bulk-rows.ts";

const row = "HQ,1 Main St,Austin,TX,78701";
const bad = `${columns}\n${row}\nLab,,Austin,TX,78701\nDepot,2 Main St\n`;
const fileOf = (content: BlobPart, name = "a.csv") =>
  new File([content], name, { type: "text/csv" });

/** Opens the form of the bulk screen with a chosen file, and waits for its check. */
async function openChosen(content: BlobPart, given: Parameters<typeof openBulk>[0] = {}) {
  const screen = await openBulk(given);
  const { form, until } = screen;
  form.choose([fileOf(content)]);
  await until(() => form.check.peek().kind !== "checking");
  const chosen = async () => form.choice.peek().file?.text();
  const corrected = () => until(() => !form.isCorrecting.peek());
  return { ...screen, chosen, corrected };
}

describe("H18: a chosen file is checked with the template of the backend", () => {
  test.for<readonly [string, BlobPart, object]>([
    ["one row", `${columns}\n${row}\n`, { encoding: "utf-8", rowCount: 1 }],
    ["a byte order mark", `\ufeff${columns}\n${row}\n`, { encoding: "utf-8-bom", rowCount: 1 }],
    [
      "Latin-1",
      latin1(`${columns}\nCaf\xe9,1 Main St,Austin,TX,78701\n`),
      { encoding: "latin-1", rowCount: 1 },
    ],
    ["UTF-16", utf16(`${columns}\n${row}\n`, "le"), { encoding: "utf-16le", rowCount: 1 }],
    [
      "a quote that is never closed",
      `${columns}\n${row}\n"HQ,1 Main St\n${row}\n`,
      { unclosedRow: 3, rowCount: 2 },
    ],
    [
      "formulas",
      `${columns}\n=1+1,@SUM(A1),Austin,TX,78701\n`,
      { formulaCells: { count: 2, rows: [2] } },
    ],
    [
      "1,000 columns",
      `${columns}${",x".repeat(995)}\n${row}${",1".repeat(995)}\n`,
      { rowCount: 1, badRowCount: 0 },
    ],
    ["a binary file", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), { encoding: "binary" }],
  ])("the file can be sent with %s", async ([, content, report]) => {
    const { form } = await openChosen(content);
    expect(form.check.peek()).toMatchObject({ check: { report } });
    expect(form.startable()).not.toBeNull();
  });

  test.each(["", `${columns}\n`])("the file %j has no rows and cannot be sent", async (content) => {
    const { form, sent } = await openChosen(content);
    expect([form.startable(), form.start(), sent.length]).toEqual([null, null, 0]);
    form.choose([csvFile()]);
    expect(form.startable()).not.toBeNull();
  });

  test("20,000 rows are counted", async () => {
    const { form } = await openChosen(await csvFile("many.csv", 20_000).text());
    expect(form.check.peek()).toMatchObject({ check: { report: { rowCount: 20_000 } } });
  });

  test("the check of the latest file counts, and without a file there is no check", async () => {
    const { form, checked } = await openBulk();
    form.choose([csvFile("large.csv", 20_000)]);
    form.choose([csvFile("small.csv", 3)]);
    await checked();
    expect(form.check.peek()).toMatchObject({ check: { report: { rowCount: 3 } } });
    form.drop();
    expect([form.check.peek(), form.startable()]).toEqual([{ kind: "idle" }, null]);
  });

  test("H6: a rejected file keeps the chosen one and its check", async () => {
    const { form } = await openChosen(`${columns}\n${row}\n`);
    const [file, check] = [form.choice.peek().file, form.check.peek()];
    form.choose([new File(["a"], "map.png"), csvFile("second.csv")]);
    expect(form.choice.peek()).toMatchObject({
      file,
      refused: [{ name: "map.png" }, { name: "second.csv" }],
    });
    expect(form.check.peek()).toBe(check);
  });

  test("without a worker the file cannot be checked, but can be sent", async () => {
    const { form, nextSent } = await openChosen("", { hasWorker: false });
    expect(form.check.peek().kind).toBe("unavailable");
    form.start();
    expect((await nextSent()).file.name).toBe("a.csv");
  });
});

describe("H18: a corrected file", () => {
  const alike = "zip;TOWN;state;Address;Location Name\n78701;Köln;TX;1 Main St;HQ\n";

  test("a corrected file replaces the chosen one, and is checked again", async () => {
    const { form, chosen, corrected, checked, worker } = await openChosen(utf16(alike, "le"));
    expect(form.check.peek()).toMatchObject({
      check: { corrections: ["header", "encoding", "delimiter"] },
    });
    form.correct();
    form.correct();
    expect(form.isCorrecting.peek()).toBe(true);
    await corrected();
    expect(await chosen()).toBe(`${columns}\r\nHQ,1 Main St,Köln,TX,78701\r\n`);
    expect(form.choice.peek().refused).toEqual([]);
    expect(worker.jobs.filter(({ kind }) => kind === "correct")).toHaveLength(1);
    await checked();
    expect(form.check.peek()).toMatchObject({
      check: { corrections: [], report: { rowCount: 1 } },
    });
  });

  test("a corrected file has the columns that the user assigned", async () => {
    const { form, chosen, corrected, checked } = await openChosen(
      `Location Name,Where,City,State,Zip\n${row}\n`,
    );
    expect(form.check.peek()).toMatchObject({ check: { isMappable: true } });
    form.revise({ columns: [{ index: 1, use: "address" }] });
    await checked();
    form.correct();
    await corrected();
    expect(await chosen()).toBe(`${columns}\r\n${row}\r\n`);
  });

  test("a corrected file does not replace a file that was chosen meanwhile, and that is not a failure", async () => {
    const { form, corrected, notices } = await openChosen(alike);
    form.correct();
    form.choose([csvFile("other.csv")]);
    await corrected();
    expect(form.choice.peek().file?.name).toBe("other.csv");
    expect(notices).toEqual([]);
  });

  test("a corrected file that cannot be made shows a notice, and the chosen file stays", async () => {
    const { form, corrected, notices } = await openChosen("", { hasWorker: false });
    const { file } = form.choice.peek();
    form.correct();
    await corrected();
    expect(notices).toEqual([["warning", "An error has occurred."]]);
    expect(form.choice.peek().file).toBe(file);
  });
});

describe("H18: a file with bad rows", () => {
  test("a file with bad rows waits until the user chooses which rows are sent", async () => {
    const { form, sent } = await openChosen(bad);
    expect(form.check.peek()).toMatchObject({ check: { hasBadRows: true } });
    expect([form.startable(), form.start(), sent.length]).toEqual([null, null, 0]);
  });

  test.for([
    ["good", `${columns}\r\n${row}\r\nDepot,2 Main St,,,\r\n`],
    ["all", bad],
  ] as const)("a file with bad rows is sent with the %s rows", async ([which, content]) => {
    const { form, nextSent } = await openChosen(bad);
    form.chooseRows(which, () => form.start());
    expect(await (await nextSent()).file.text()).toBe(content);
    expect(form.choice.peek().file).toBeNull();
  });

  test("a file with bad rows needs the choice again after another file", async () => {
    const { form, checked } = await openChosen(bad);
    form.chooseRows("all", () => {});
    expect(form.startable()).not.toBeNull();
    form.choose([fileOf(bad, "other.csv")]);
    await checked();
    expect(form.startable()).toBeNull();
  });
});

describe("H6, H18: what is sent", () => {
  const other = `Location Name,Where,City,State,Postal Code\n${row}\n`;

  test("without a choice of the user, the file itself is sent", async () => {
    const { form, nextSent } = await openChosen(other);
    await form.prepare(() => form.start());
    expect(await (await nextSent()).file.text()).toBe(other);
  });

  test("after a choice of the user, a corrected copy is sent", async () => {
    const { form, nextSent } = await openChosen(other);
    form.revise({ columns: [{ index: 1, use: "address" }] });
    expect(form.startable()).toBeNull();
    await form.prepare(() => form.start());
    expect(await (await nextSent()).file.text()).toBe(`${columns}\r\n${row}\r\n`);
  });

  test("all rows of a file with bad rows follow the choice, too", async () => {
    const { form, nextSent, until } = await openChosen(`${other}x,,Austin,TX,78701\n`);
    form.revise({ columns: [{ index: 1, use: "address" }] });
    await until(() => !JSON.stringify(form.check.peek()).includes('"isUpdating":true'));
    form.chooseRows("all", () => form.start());
    expect(await (await nextSent()).file.text()).toBe(
      `${columns}\r\n${row}\r\nx,,Austin,TX,78701\r\n`,
    );
  });

  test.each(["list.txt", "list.tsv", "list"])("the list %s is sent as CSV", async (name) => {
    const { form, checked, nextSent } = await openBulk();
    form.choose([new File([`${columns}\n${row}\n`.replaceAll(",", "\t")], name)]);
    await checked();
    expect(form.startable()).toBeNull();
    await form.prepare(() => form.start());
    const { file } = await nextSent();
    expect([file.name, await file.text()]).toEqual(["list.csv", `${columns}\r\n${row}\r\n`]);
  });

  test("a file that was lost after the choice is not sent, and must be chosen again", async () => {
    const { form, until, sent } = await openChosen(`${columns}\n${row}\n`);
    lose(form.choice.peek().file ?? expect.fail());
    await form.prepare(() => form.start());
    await until(() => form.check.peek().kind === "unreadable");
    expect([form.startable(), form.start(), sent.length]).toEqual([null, null, 0]);
  });

  test("a file that was lost is not converted, and must be chosen again", async () => {
    const { form, until, notices } = await openChosen(`${columns}\n${row}\n`.replaceAll(",", ";"));
    lose(form.choice.peek().file ?? expect.fail());
    form.correct();
    await until(() => form.check.peek().kind === "unreadable");
    expect(notices).toEqual([]);
  });

  test("H9: a lost file is not sent again", async () => {
    const { form, phases, nextSent, sent, until, ids } = await openChosen(`${columns}\n${row}\n`);
    const file = form.choice.peek().file ?? expect.fail();
    form.start();
    (await nextSent()).answer(new Response("", { status: 502 }));
    await until(() => phases()[0] === "failed");
    lose(file);
    await form.retry(ids()[0] ?? "");
    expect([phases(), sent.length]).toEqual([["lost"], 1]);
    // A refused file leaves the row.
    const [uploadId = ""] = ids();
    form.replace(uploadId, [new File(["x"], "map.png", { type: "image/png" })]);
    expect([phases(), form.choice.peek().refused.length]).toEqual([["lost"], 1]);
    form.replace(uploadId, [new File([`${columns}\n${row}\n`], "again.csv")]);
    expect([phases(), form.choice.peek().file?.name]).toEqual([[], "again.csv"]);
    await form.prepare(() => form.start());
    expect(phases()).toEqual(["sending"]);
  });

  test("without a worker, only CSV is sent", async () => {
    const { form, until } = await openBulk({ hasWorker: false });
    form.choose([new File(["a\tb\n"], "list.txt")]);
    await until(() => form.check.peek().kind === "unavailable");
    await form.prepare(() => form.start());
    expect(form.startable()).toBeNull();
  });
});

describe("1 §2: the template", () => {
  test("the template is saved, and its button is busy meanwhile", async () => {
    const { form, files, answered } = await openBulk();
    form.saveTemplate();
    expect(form.isTemplateBusy.peek()).toBe(true);
    await answered();
    expect(form.isTemplateBusy.peek()).toBe(false);
    expect(files.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
    expect(await files[0]?.file.text()).toBe(`${columns}\r\n`);
  });

  test.for([
    [404, [["warning", "An error has occurred."]], false],
    [401, [], true],
  ] as const)(
    "a template that fails with %s is not saved",
    async ([status, expected, isUnauthorized]) => {
      const { form, notices, files, answered } = await openBulk({
        answers: { [templateCall]: () => new Response("", { status }) },
      });
      form.saveTemplate();
      await answered();
      expect([notices, files]).toEqual([expected, []]);
      expect(form.isTemplateUnauthorized.peek()).toBe(isUnauthorized);
    },
  );
});

describe("H7: the uploads of a form", () => {
  test("a form has the uploads that it started, and another form of the page has its own", async () => {
    const { model, form, nextSent, answered, events, surroundings } = await openBulk();
    const names = ({ own }: typeof form) => own.peek().map(({ name }) => name);
    form.choose([csvFile("mine.csv")]);
    form.start();
    (await nextSent()).answer(accepted());
    await answered();
    const told = events.length;
    const lookup = await openModel("scout-lookup", { beside: surroundings });
    const other = await lookup.model.loadUploadForm();
    other.choose([csvFile("other.csv")]);
    other.start();
    await nextSent(2);
    expect([names(form), names(other), events.length]).toEqual([["mine.csv"], ["other.csv"], told]);
    form.choose([csvFile()]);
    expect([form.isSending.peek(), form.start()]).toEqual([true, null]);
    expect(form.choice.peek().file?.name).toBe("sites.csv");
    expect(model.progress.peek()).toMatchObject([
      { kind: "upload", upload: { name: "other.csv" } },
      { kind: "upload", upload: { name: "mine.csv" } },
    ]);
  });

  test("the uploads of a form can be repeated, cancelled and dismissed", async () => {
    const { form, nextSent, answered, phases, ids } = await openBulk();
    form.choose([csvFile()]);
    form.start();
    (await nextSent()).answer(new Response("", { status: 500 }));
    await answered();
    await form.retry(ids()[0] ?? "");
    expect(phases()).toEqual(["sending"]);
    await nextSent(2);
    form.cancel(ids()[0] ?? "");
    expect(phases()).toEqual([]);
    form.choose([csvFile()]);
    form.start();
    (await nextSent(3)).answer(new Response("", { status: 500 }));
    await answered();
    form.dismiss(ids()[0] ?? "");
    expect(phases()).toEqual([]);
  });

  test("M9: a form that has ended checks nothing and emits nothing", async () => {
    const { form, events, nextSent, answered } = await openBulk();
    form.choose([csvFile()]);
    form.start();
    const { answer } = await nextSent();
    form.choose([csvFile("large.csv", 20_000)]);
    form.dispose();
    const told = events.length;
    answer(accepted());
    await answered();
    expect([form.check.peek(), events.length]).toEqual([{ kind: "idle" }, told]);
  });
});

describe("A15: a chosen file survives a sign-in on another page", () => {
  const other = { "scout-bulk": "scout-lookup", "scout-lookup": "scout-bulk" } as const;

  /**
   * Simulates a tab whose server refuses uploads. Each page starts with the storage of the previous
   * ones.
   */
  function openTab() {
    const archive = createArchivePort();
    const given = {
      ports: { openArchive: archive.openArchive, tabStorage: createFakeBrowser().tab() },
      browser: createFakeBrowser(),
      answers: {
        [bulkCall]: (request: Request) =>
          isUpload(request) ? new Response("", { status: 401 }) : listOf(),
        [templateCall]: () => new Response(columns),
      },
    };
    return {
      archive,
      async page(tag: keyof typeof other, path: string) {
        const url = `https://portal.example${path}`;
        const { model, answered } = await openModel(tag, { ...given, url });
        await answered();
        const form = await ("form" in model ? model.form : model.loadUploadForm());
        await answered();
        const name = () => form.choice.peek().file?.name;
        return { form, name, answered, end: () => model.dispose() };
      },
    };
  }

  test.each(["scout-bulk", "scout-lookup"] as const)(
    "a file whose upload in %s was answered with 401 is restored in the same form of the same page",
    async (tag) => {
      const { page, archive } = openTab();
      const first = await page(tag, "/a");
      first.form.choose([csvFile()]);
      first.form.start();
      await first.answered();
      first.end();
      for (const elsewhere of [await page(other[tag], "/a"), await page(tag, "/b")]) {
        expect([elsewhere.name(), archive.texts.size]).toEqual([undefined, 1]);
        elsewhere.end();
      }
      const again = await page(tag, "/a");
      expect([again.name(), archive.texts.size]).toEqual(["sites.csv", 0]);
    },
  );

  test("a file that was chosen later replaces the saved one", async () => {
    const { page } = openTab();
    const { form, answered, end } = await page("scout-bulk", "/a");
    form.choose([csvFile()]);
    form.start();
    await answered();
    form.choose([csvFile("chosen.csv")]);
    await answered();
    end();
    expect((await page("scout-bulk", "/a")).name()).toBe("chosen.csv");
  });
});
