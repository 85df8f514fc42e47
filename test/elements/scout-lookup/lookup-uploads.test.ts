import { describe, expect, test } from "vitest";
import { createArchivePort } from "../../support/memory-archive.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { bulkCall, columns, csvFile, isUpload, listOf } from "../scout-bulk/bulk-rows.ts";

const accepted = () => Response.json({ data: {} });

/** Opens the lookup screen with its upload form and a chosen file. */
async function openChosen(
  routing: "none" | "portal" | "page" | "push",
  {
    answer = accepted,
    archive = createArchivePort(),
    ...given
  }: ModelGivenFor<"scout-lookup"> & {
    readonly answer?: () => Response | Promise<Response>;
    readonly archive?: Pick<ReturnType<typeof createArchivePort>, "openArchive">;
  } = {},
) {
  const sent: string[] = [];
  const screen = await openModel("scout-lookup", {
    attributes: { routing },
    answers: {
      async [bulkCall](request) {
        if (!isUpload(request)) return listOf();
        const file = (await request.formData()).get("upload");
        sent.push(file instanceof File ? await file.text() : "");
        return answer();
      },
      "GET /api/v1/scout/bulk/template/download/csv": () => new Response(columns),
    },
    ports: { openArchive: archive.openArchive },
    ...given,
  });
  await screen.answered();
  const form = await screen.model.loadUploadForm();
  const file = csvFile();
  form.choose([file]);
  const phases = () => form.own.peek().map(({ phase }) => phase.kind);
  const moves = () => screen.detailsOf("scout-navigated");
  const start = async () => {
    await screen.model.startUpload();
    await screen.answered();
  };
  return { ...screen, form, file, sent, phases, moves, start };
}

const toBulk = (state: object = {}) => ({ href: "/scout/bulk", replace: false, state });

describe("G17: a bulk upload that starts in the lookup", () => {
  test("an upload outside a portal opens the bulk screen when the server has accepted the file", async () => {
    let accept = (_answer: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      accept = resolve;
    });
    const { model, form, phases, moves, sent, until, answered } = await openChosen("none", {
      answer: () => answer,
    });
    expect(model.bulkHref).toBe("/scout/bulk");
    void model.startUpload();
    await until(() => sent.length === 1);
    expect([phases(), moves(), form.choice.peek().file]).toEqual([["sending"], [], null]);
    accept(accepted());
    await answered();
    expect([phases(), moves()]).toEqual([["accepted"], [toBulk()]]);
  });

  test("an upload in a portal opens the bulk screen immediately and continues there", async () => {
    let accept = (_answer: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      accept = resolve;
    });
    const lookup = await openChosen("portal", { answer: () => answer });
    expect(lookup.model.bulkHref).toBeNull();
    void lookup.model.startUpload();
    await lookup.until(() => lookup.sent.length === 1);
    expect(lookup.moves()).toEqual([toBulk()]);
    lookup.model.dispose();
    const bulk = await openModel("scout-bulk", { beside: lookup });
    expect(bulk.model.progress.peek()).toMatchObject([{ kind: "upload" }]);
    accept(accepted());
    await bulk.answered();
    expect(bulk.detailsOf("scout-upload-accepted")).toHaveLength(1);
    expect(bulk.model.announcement.peek()).toBe("sites.csv was uploaded.");
    expect(lookup.moves()).toHaveLength(1);
  });

  test.each(["page", "push"] as const)(
    "an upload with routing %s is passed to the bulk screen of the next page, which sends it once",
    async (routing) => {
      const archive = createArchivePort();
      const lookup = await openChosen(routing, { archive });
      void lookup.start();
      await lookup.start();
      expect(lookup.moves()).toEqual([toBulk({ upload: expect.any(String) })]);
      expect(lookup.page.left).toEqual([
        { href: "https://portal.example/scout/bulk", replace: false },
      ]);
      expect([lookup.sent, archive.texts.size]).toEqual([[], 1]);

      const [{ state } = toBulk()] = lookup.moves() as readonly ReturnType<typeof toBulk>[];
      const other = lookup.page.addressFor({ routing: "page", ask: () => true });
      other.enter("/scout/bulk", { ...state });
      const bulk = await openModel("scout-bulk", { beside: lookup });
      await bulk.until(() => lookup.sent.length === 1);
      await bulk.answered();
      expect(lookup.sent).toEqual([await lookup.file.text()]);
      expect(archive.texts.size).toBe(0);
    },
  );

  test("an upload is sent by the lookup if the host page prevents the navigation", async () => {
    const archive = createArchivePort();
    const { moves, sent, start, phases } = await openChosen("page", {
      archive,
      prevents: ["scout-navigated"],
    });
    await start();
    expect(moves()).toEqual([toBulk({ upload: expect.any(String) }), toBulk()]);
    expect([sent.length, phases(), archive.texts.size]).toEqual([1, ["accepted"], 0]);
  });

  test("an upload is sent by the lookup if the file cannot be passed", async () => {
    const refusing = { openArchive: () => Promise.reject(new Error("There is no room.")) };
    const { moves, sent, start } = await openChosen("page", { archive: refusing });
    await start();
    expect([sent.length, moves()]).toEqual([1, [toBulk()]]);
  });

  test("an upload is sent by the lookup if passing the file throws", async () => {
    const { sent, start, file } = await openChosen("page");
    let breaks = 0;
    const { size } = file;
    Object.defineProperty(file, "size", {
      get() {
        breaks += 1;
        if (breaks === 1) throw new Error("The code is missing.");
        return size;
      },
    });
    await start();
    expect([sent.length, breaks > 1]).toEqual([1, true]);
    await start();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ["the bulk screen", { portalBase: "https://partners.test" }],
    ["the server", { apiBase: "https://api.test" }],
  ])("an upload is sent by the lookup if %s is of another site", async (_name, config) => {
    const { moves, sent, start } = await openChosen("page", { config });
    await start();
    expect(sent).toHaveLength(1);
    expect(moves()).toHaveLength(1);
    expect(moves()).toMatchObject([{ state: {} }]);
  });

  test("a file that cannot be read does not leave the page", async () => {
    const { form, moves, sent, start } = await openChosen("page");
    form.drop();
    await start();
    form.choose([csvFile("second.csv")]);
    expect([moves(), sent]).toEqual([[], []]);
    await start();
    expect(moves()).toHaveLength(1);
  });
});

test("H9: an upload that fails stays, can be sent again, and then opens the bulk screen", async () => {
  const answers = [new Response("", { status: 500 })];
  const { form, moves, phases, reports, sent, start, answered } = await openChosen("none", {
    answer: () => answers.shift() ?? accepted(),
  });
  await start();
  expect(form.own.peek()[0]?.phase).toEqual({ kind: "failed", message: "", status: 500 });
  expect([moves(), reports]).toEqual([[], ["bulk-upload-failed: 500"]]);
  await form.retry(form.own.peek()[0]?.uploadId ?? "");
  await answered();
  expect([phases(), moves(), sent.length]).toEqual([["accepted"], [toBulk()], 2]);
});

test("a notice reports that the template cannot be loaded", async () => {
  const { form, notices, answered } = await openChosen("none", {
    answers: {
      "GET /api/v1/scout/bulk/template/download/csv": () => new Response("", { status: 404 }),
    },
  });
  form.saveTemplate();
  await answered();
  expect(notices).toEqual([["warning", "An error has occurred."]]);
});

test("an upload continues after its screen ends, and then opens no other screen", async () => {
  let accept = (_answer: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    accept = resolve;
  });
  const { model, phases, moves, sent, until, answered } = await openChosen("none", {
    answer: () => answer,
  });
  void model.startUpload();
  await until(() => sent.length === 1);
  model.dispose();
  accept(accepted());
  await answered();
  expect([phases(), moves()]).toEqual([["accepted"], []]);
});
