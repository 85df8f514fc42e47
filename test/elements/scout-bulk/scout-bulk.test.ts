import { describe, expect, test } from "vitest";
import { everyResult } from "../../../src/core/bulk/csv/result-counts.ts";
import { passUpload } from "../../../src/core/stores/kept/passed-upload.ts";
import { bulkActs } from "../../../src/elements/scout-bulk/bulk-acts.model.ts";
import { writing } from "../../support/english-writing.ts";
import { openModel } from "../../support/open-model.ts";
import { accepted, openBulk, settingsCall } from "./bulk-model.ts";
import {
  bulkCall,
  columns,
  csvFile,
  defaultError,
  listOf,
  resultsCall,
  rows,
} from "./bulk-rows.ts";

const settingsWith = (...capabilities: readonly string[]) =>
  Response.json({ data: { settings: { capabilities } } });
const refused = (status: number) => new Response("{}", { status });

describe("C6, C7: access", () => {
  test("nothing is requested before access is known, not even by a refresh", async () => {
    let capabilities = ["scout:access"];
    const { model, core, lists, answered, listed } = await openBulk({
      answers: { [settingsCall]: () => settingsWith(...capabilities) },
    });
    listed.push(rows.older, rows.processing);
    model.refresh?.();
    await answered();
    expect([model.history.peek().length, model.progress.peek().length]).toEqual([1, 1]);
    capabilities = [];
    core.session.signOut();
    await answered();
    expect([model.access.peek(), model.list.peek()]).toEqual([false, { kind: "loading" }]);
    const before = lists();
    model.refresh?.();
    await answered();
    expect(lists()).toBe(before);
  });

  test("A11: another user sees their own uploads, and nothing of the previous user", async () => {
    const answers = [listOf(rows.older, rows.processing), listOf({ ...rows.newer, id: "p1" })];
    let email = "dana@example.com";
    const { model, core, answered } = await openBulk({
      answers: {
        [settingsCall]: () =>
          Response.json({ data: { settings: { email, capabilities: ["scout:access"] } } }),
        [bulkCall]: () => answers.shift() ?? refused(500),
        [resultsCall("c1")]: () => new Response("Street,Error\n1,\n"),
      },
    });
    await answered();
    model.showResults("c1");
    await answered();
    expect(model.history.peek().map(({ orig }) => orig)).toEqual(["older.csv"]);
    email = "luis@example.com";
    core.session.signIn("a token", "external");
    await answered();
    expect(model.results.state.peek()).toEqual({ kind: "closed" });
    expect(model.history.peek().map(({ orig }) => orig)).toEqual(["newer.csv"]);
    expect(model.announcement.peek()).toBe("");
  });
});

describe("A12, H5, C20: a load that fails", () => {
  test.each([403, 502])(
    "a load that fails with %s counts as a failed load, and a refresh loads again",
    async (status) => {
      const answers = [refused(status)];
      const { model, detailsOf, reports, answered } = await openBulk({
        answers: { [bulkCall]: () => answers.shift() ?? listOf(rows.older) },
      });
      await answered();
      expect(model.list.peek()).toEqual({ kind: "failed", status });
      expect(detailsOf("scout-failed")).toMatchObject([{ status }]);
      expect(reports).toEqual([`bulk-list-failed: ${status}`]);
      model.refresh?.();
      await answered();
      expect(model.history.peek()).toHaveLength(1);
      expect(detailsOf("scout-failed")).toHaveLength(1);
    },
  );
});

describe("the announcements of uploads", () => {
  test("H5: announcements include an upload of the list that was in progress and is now completed", async () => {
    const completed = { ...rows.processing, status: "completed" };
    const answers = [
      listOf(rows.processing, rows.older),
      listOf(rows.processing),
      listOf({ ...completed, orig: "" }),
    ];
    const { model, answered, clock } = await openBulk({
      answers: { [bulkCall]: () => answers.shift() ?? listOf(completed) },
    });
    await answered();
    clock.advance(10_000);
    await answered();
    expect(model.announcement.peek()).toBe("");
    clock.advance(10_000);
    await answered();
    expect(model.announcement.peek()).toBe("Upload is complete.");
    model.dismiss({ kind: "item", key: "x", item: { ...failedItem, orig: "x" } });
    clock.advance(10_000);
    model.refresh?.();
    await answered();
    expect(model.announcement.peek()).toBe("x moved to the history.");
  });

  test("H3: a failed upload of the list that is dismissed moves to the history, also on the next page", async () => {
    const given = { answers: { [bulkCall]: () => listOf(rows.failed, rows.older) } };
    const { model, answered, ...screen } = await openBulk(given);
    await answered();
    const [row] = model.progress.peek();
    expect(row).toMatchObject({ kind: "item", item: { orig: "broken.csv" } });
    if (row !== undefined) model.dismiss(row);
    expect(model.announcement.peek()).toBe("broken.csv moved to the history.");
    const listed = (of: typeof model) => [
      of.progress.peek().length,
      of.history.peek().map(({ orig }) => orig),
    ];
    expect(listed(model)).toEqual([0, ["older.csv", "broken.csv"]]);
    const next = await openBulk({ ...given, browser: screen.browser });
    await next.answered();
    expect(listed(next.model)).toEqual([0, ["older.csv", "broken.csv"]]);
  });

  test("announcements use a default name for an upload without a name", async () => {
    const { model } = await openBulk();
    model.dismiss({ kind: "item", key: "x", item: { ...failedItem, orig: "" } });
    expect(model.announcement.peek()).toBe("Upload moved to the history.");
  });
});

const failedItem = {
  id: "e1",
  uploadId: "u-e1",
  status: "error",
  createdAtMs: null,
  completedAtMs: null,
  count: 0,
  total: 0,
  error: null,
  orig: "broken.csv",
} as const;

describe("H9: an upload", () => {
  test("an upload is announced and emits events when it starts and when it is accepted; then the server's row replaces it", async () => {
    const { model, form, listed, lists, nextSent, detailsOf, answered, ids } = await openBulk();
    form.choose([csvFile()]);
    const uploadId = form.start();
    expect(model.announcement.peek()).toBe("Uploading sites.csv.");
    expect(detailsOf("scout-upload-started")).toEqual([{ uploadId, name: "sites.csv" }]);
    const { file, answer, ...sent } = await nextSent();
    expect([file.name, file.type, sent.uploadId]).toEqual(["sites.csv", "text/csv", uploadId]);
    const before = lists();
    listed.push({ ...rows.processing, upload_id: uploadId, orig: "sites.csv" });
    answer(accepted());
    await answered();
    expect(model.announcement.peek()).toBe("sites.csv was uploaded.");
    expect(detailsOf("scout-upload-accepted")).toEqual([{ uploadId }]);
    expect([lists(), ids()]).toEqual([before + 1, []]);
    expect(model.progress.peek()).toMatchObject([{ kind: "item", item: { orig: "sites.csv" } }]);
    expect(detailsOf("scout-upload-failed")).toEqual([]);
  });

  test("H7: a second upload waits until the first is sent", async () => {
    const { form, sent, nextSent, answered } = await openBulk();
    form.choose([csvFile("first.csv")]);
    form.start();
    form.choose([csvFile("second.csv")]);
    expect([form.startable(), form.start(), form.isSending.peek()]).toEqual([null, null, true]);
    (await nextSent()).answer(accepted());
    await answered();
    expect([sent.length, form.isSending.peek()]).toEqual([1, false]);
    form.start();
    expect((await nextSent(2)).file.name).toBe("second.csv");
  });

  test("an upload that is cancelled is aborted, and its row is removed", async () => {
    const { model, form, nextSent, calls, phases, detailsOf } = await openBulk();
    form.choose([csvFile()]);
    form.start();
    model.cancel((await nextSent()).uploadId);
    expect(phases()).toEqual([]);
    expect(calls.findLast(({ name }) => name === bulkCall)?.signal.aborted).toBe(true);
    expect(detailsOf("scout-upload-failed")).toEqual([]);
  });

  test("H10: an upload that fails shows its text, keeps its file and is sent again with a new id", async () => {
    const { model, form, nextSent, detailsOf, answered, ids, reports, listed } = await openBulk();
    form.choose([csvFile()]);
    form.start();
    const { uploadId, answer } = await nextSent();
    answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await answered();
    expect(detailsOf("scout-upload-failed")).toEqual([{ uploadId, message: defaultError }]);
    expect(reports).toEqual(["bulk-upload-failed: 502"]);
    listed.push(rows.older);
    model.refresh?.();
    await answered();
    expect(ids()).toEqual([uploadId]);
    model.retry(uploadId);
    const again = await nextSent(2);
    expect(again.uploadId).not.toBe(uploadId);
    expect([again.file.name, await again.file.text()]).toEqual([
      "sites.csv",
      await csvFile().text(),
    ]);
    expect(ids()).toEqual([again.uploadId]);
    expect(detailsOf("scout-upload-started")).toHaveLength(2);
    again.answer(Response.json({ message: "No state." }, { status: 422 }));
    await answered();
    expect(detailsOf("scout-upload-failed")[1]).toEqual({
      uploadId: again.uploadId,
      message: "No state.",
    });
    const [row] = model.progress.peek();
    if (row !== undefined) model.dismiss(row);
    expect([model.progress.peek(), ids()]).toEqual([[], []]);
    expect(model.announcement.peek()).toBe("Uploading sites.csv.");
  });

  test("an upload that failed is removed by the next one", async () => {
    const { form, nextSent, answered } = await openBulk();
    form.choose([csvFile("bad.csv")]);
    form.start();
    (await nextSent()).answer(refused(500));
    await answered();
    form.choose([csvFile("good.csv")]);
    form.start();
    expect(form.own.peek().map(({ name }) => name)).toEqual(["good.csv"]);
  });
});

describe("upload(file)", () => {
  test("upload(file) sends a file as if the user had chosen and started it", async () => {
    const { model, core, sent, nextSent, answered } = await openBulk();
    model.upload(new File([csvFile()], "given.csv", { type: "application/vnd.ms-excel" }));
    const { file, answer } = await nextSent();
    expect([file.name, file.type]).toEqual(["given.csv", "text/csv"]);
    answer(accepted());
    await answered();
    core.session.signIn("a token", "external");
    await answered();
    expect(sent).toHaveLength(1);
  });

  test("upload(file) rejects a file that is not CSV, and does not send the chosen one instead", async () => {
    const { model, form, sent, checked, answered } = await openBulk();
    form.choose([csvFile("chosen.csv")]);
    await checked();
    model.upload(new File(["a"], "map.png", { type: "image/png" }));
    model.upload("sites.csv");
    model.upload(undefined);
    await answered();
    expect([sent.length, form.isSending.peek()]).toEqual([0, false]);
    expect(form.choice.peek()).toMatchObject({
      file: { name: "chosen.csv" },
      refused: [{ name: "map.png" }],
    });
  });

  test.for([
    ["waits until the access is known", ["scout:access"], ["sites.csv"]],
    ["is dropped without access", [], []],
  ] as const)("C6: %s", async ([, capabilities, names]) => {
    let answer = (_settings: Response) => {};
    const settings = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { model, sent, until, calls } = await openBulk({
      answers: { [settingsCall]: () => settings },
    });
    model.upload(csvFile());
    model.refresh?.();
    await until(() => calls.length > 0);
    expect(calls.map(({ name }) => name)).toEqual([settingsCall]);
    answer(settingsWith(...capabilities));
    await until(() => model.access.peek() !== null && sent.length === names.length);
    model.upload(csvFile("late.csv"));
    expect(sent.map(({ file }) => file.name)).toEqual(names);
    expect(model.form.own.peek()).toHaveLength(names.length);
  });
});

describe("G17: a file that another page passes on", () => {
  /** Opens the page to which a file was passed. */
  async function arrive(stateOf: (id: string | null) => object) {
    const there = await openBulk();
    there.model.dispose();
    const id = await passUpload(there.core, csvFile("passed.csv"));
    const before = there.page.addressFor({ routing: "page", ask: () => true });
    before.enter("/page", { ...stateOf(id) });
    return { there, open: () => openModel("scout-bulk", { beside: there }) };
  }

  test("a file that another page passes on is sent once", async () => {
    const { there, open } = await arrive((id) => ({ upload: id }));
    const { detailsOf } = await open();
    expect((await there.nextSent()).file.name).toBe("passed.csv");
    expect(detailsOf("scout-upload-started")).toMatchObject([{ name: "passed.csv" }]);
    expect(there.archive.texts.size).toBe(0);
  });

  test("a file is not taken if the page has another history state", async () => {
    const { there, open } = await arrive((id) => ({ upload: [id] }));
    await open();
    await there.answered();
    expect([there.sent.length, there.archive.texts.size]).toEqual([0, 1]);
  });

  test("a file is not sent by a screen that has since ended", async () => {
    const { there, open } = await arrive((id) => ({ upload: id }));
    (await open()).model.dispose();
    await there.answered();
    expect([there.sent.length, there.archive.texts.size]).toEqual([0, 0]);
  });
});

describe("H12, H17: results", () => {
  const header = `${columns},Lookup Status,LEC,Message`;
  const text = [
    header,
    "HQ,1 Main St,Austin,TX,78701,Found,AT&T,",
    "Lab,2 Main St,Austin,TX,78701,Not Validated,,The address could not be validated.",
    "=Depot,3 Main St,Austin,TX,78701,Error,,An error has occurred.",
    "",
  ].join("\r\n");
  const file = () =>
    new Response(text, {
      headers: { "Content-Disposition": 'attachment; filename="older results.csv"' },
    });

  async function openResults(answer: () => Response | Promise<Response> = file, more = {}) {
    const screen = await openBulk({
      answers: { [bulkCall]: () => listOf(rows.older), [resultsCall("c1")]: answer, ...more },
    });
    const { model, calls } = screen;
    return {
      ...screen,
      results: model.results,
      numbers() {
        const state = model.results.state.peek();
        return state.kind === "open" ? state.results.rows.map(({ number }) => number) : null;
      },
      fetched: () => calls.filter(({ name }) => name === resultsCall("c1")).length,
      async read() {
        await screen.answered();
        await screen.until(() => {
          const state = model.results.state.peek();
          return state.kind === "open" && !state.results.isReading;
        });
      },
      savedTexts: () =>
        Promise.all(screen.files.map(async (one) => [one.name, await one.file.text()])),
    };
  }

  test("results are saved under the server's name, by the id of the upload, and shown", async () => {
    const { model, results, read, numbers, savedTexts } = await openResults();
    model.saveResults("c1");
    expect(model.announcement.peek()).toBe("Downloading…");
    expect([...model.downloading.peek()]).toEqual(["c1"]);
    await read();
    expect(model.announcement.peek()).toBe("");
    expect([...model.downloading.peek()]).toEqual([]);
    expect(await savedTexts()).toEqual([["older results.csv", text]]);
    expect([numbers(), results.timesShown.peek()]).toEqual([[2, 3, 4], 0]);
    results.close();
    expect(results.state.peek()).toEqual({ kind: "closed" });
  });

  test("results are shown without saving a file", async () => {
    const { model, results, read, files } = await openResults();
    model.showResults("c1");
    expect(model.announcement.peek()).toBe("Loading results");
    await read();
    expect([files, results.timesShown.peek(), model.announcement.peek()]).toEqual([[], 1, ""]);
    model.showResults("c1");
    await read();
    expect(results.timesShown.peek()).toBe(2);
  });

  test("results show a notice on failure, and a second click joins the first", async () => {
    const { model, notices, reports, files, fetched, answered, results } = await openResults(() =>
      refused(500),
    );
    model.saveResults("c1");
    model.showResults("c1");
    await answered();
    expect(fetched()).toBe(1);
    expect(notices).toEqual(Array(2).fill(["warning", "An error has occurred."]));
    expect(reports).toEqual(["bulk-download-failed: 500"]);
    expect([files, results.state.peek(), results.timesShown.peek()]).toEqual([
      [],
      { kind: "closed" },
      0,
    ]);
  });

  test("A15: an answer of 401 is shown instead of the results, without a notice", async () => {
    const { model, notices, answered } = await openResults(() => refused(401));
    model.saveResults("c1");
    await answered();
    expect([model.unauthorized.peek(), notices]).toEqual(["c1", []]);
  });

  test("results cause no message if the download is aborted", async () => {
    const { model, notices, until, fetched } = await openResults(
      () => new Promise<Response>(() => {}),
    );
    model.saveResults("c1");
    await until(() => fetched() === 1);
    model.dispose();
    await Promise.resolve();
    expect(notices).toEqual([]);
  });

  test("H20, W12: the rows that match a filter are shown, and saved as a file", async () => {
    const { model, results, read, numbers, savedTexts, until, files } = await openResults();
    model.showResults("c1");
    await read();
    results.filter({ ...everyResult, statuses: ["failed"] });
    await read();
    expect(numbers()).toEqual([3, 4]);
    results.saveMatching();
    results.saveMatching();
    expect(results.isSaving.peek()).toBe(true);
    await until(() => !results.isSaving.peek());
    const [, , lab, depot] = text.split("\r\n");
    expect(await savedTexts()).toEqual([
      ["older results-filtered.csv", `${[header, lab, `'${depot}`, ""].join("\r\n")}`],
    ]);
    results.saveMatching();
    await until(() => files.length === 2);
  });

  test("W12: the failed rows are saved as a file for another upload, with unchanged cells", async () => {
    const { model, form, results, read, savedTexts, until, checked } = await openResults();
    model.showResults("c1");
    await read();
    results.saveFailed();
    await until(() => !results.isSaving.peek());
    const again = `${columns}\r\nLab,2 Main St,Austin,TX,78701\r\n=Depot,3 Main St,Austin,TX,78701\r\n`;
    expect(await savedTexts()).toEqual([["older results-failed.csv", again]]);
    form.choose([new File([again], "failed.csv", { type: "text/csv" })]);
    await checked();
    expect(form.check.peek()).toMatchObject({
      check: { report: { formulaCells: { count: 1, rows: [3] } }, hasBadRows: false },
    });
  });

  test("results show a notice if the rows cannot be read", async () => {
    const { results, notices, files, until } = await openResults();
    results.saveFailed();
    await until(() => !results.isSaving.peek());
    expect([notices, files]).toEqual([[["warning", "An error has occurred."]], []]);
  });

  test("X7: results of completed uploads can be shown and saved from the palette", async () => {
    const { model, files, until } = await openBulk({
      answers: {
        [bulkCall]: () => listOf(rows.older, rows.failed, { ...rows.newer, orig: "" }),
        [resultsCall("c1")]: file,
      },
    });
    const [failed] = model.progress.peek();
    if (failed !== undefined) model.dismiss(failed);
    const [group] = bulkActs(model, { writing });
    expect([group?.name, group?.acts.map(({ name }) => name)]).toEqual([
      "This screen",
      [
        "Show results of Upload",
        "Download results of Upload",
        "Show results of older.csv",
        "Download results of older.csv",
      ],
    ]);
    group?.acts[2]?.run();
    await until(() => model.results.timesShown.peek() === 1);
    expect(files).toEqual([]);
    group?.acts[3]?.run();
    await until(() => files.length === 1);
    expect(model.results.timesShown.peek()).toBe(1);
  });
});

describe("M9: a screen that has ended", () => {
  test("a screen that has ended requests nothing more and emits nothing", async () => {
    const { model, form, lists, nextSent, answered, clock, listed, events } = await openBulk();
    listed.push(rows.processing);
    model.refresh?.();
    await answered();
    form.choose([csvFile()]);
    form.start();
    const { answer } = await nextSent();
    model.showResults("c1");
    const [before, told] = [lists(), events.length];
    model.dispose();
    answer(accepted());
    await answered();
    clock.advance(60_000);
    await answered();
    expect([lists(), events.length]).toEqual([before, told]);
    expect(model.results.state.peek()).toEqual({ kind: "closed" });
  });
});
