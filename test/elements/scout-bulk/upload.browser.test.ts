import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { watchFiles } from "../host/saved-files.ts";
import { agent, columns, csvFile } from "./agent.ts";
import { bulkCall, defaultError, isUpload, listOf, rows, templateCall } from "./bulk-rows.ts";

cleanUpHostPage();
const saved = watchFiles();

interface Sent {
  readonly uploadId: string;
  readonly file: File;
  answer(response: Response): void;
}

/** A backend with scripted answers to uploads; `listed` is its list. */
async function show() {
  const sent: Sent[] = [];
  const listed: object[] = [];
  const backend = await serve({
    intercept: answerBy({
      async [bulkCall](request) {
        if (!isUpload(request)) return listOf(...listed);
        const form = await request.formData();
        const [uploadId, file] = [form.get("upload_id"), form.get("upload")];
        if (typeof uploadId !== "string" || !(file instanceof File)) throw new Error("No form.");
        return new Promise<Response>((answer) => sent.push({ uploadId, file, answer }));
      },
      [templateCall]: () => new Response(`${columns}\r\n`),
    }),
  });
  const element = place("scout-bulk", backend);
  await expect.element(agent.start()).toBeVisible();
  const nextSent = async (count = 1) => {
    await expect.poll(() => sent.length).toBe(count);
    const one = sent[count - 1];
    if (one === undefined) throw new Error("Nothing was sent.");
    return one;
  };
  return { backend, element, sent, listed, nextSent };
}

async function startWith(element: Element, file: File): Promise<void> {
  await agent.choose(element, file);
  // The report of the file takes its room above the button.
  await expect.element(agent.firstRows()).toBeVisible();
  await agent.start().click();
}

const accepted = () => Response.json({ data: {} });

describe("1 §5: the chosen file", () => {
  test("H7: Start requires a file, says so and keeps the focus", async () => {
    const { element, sent } = await show();
    await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
    await expect.element(agent.start()).toHaveAccessibleDescription("Choose a CSV file first.");
    agent.start().element().focus();
    await agent.press("{Enter}");
    expect(sent).toEqual([]);
    await agent.choose(element, csvFile());
    await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
    await expect.element(page.getByText("sites.csv", { exact: true })).toBeVisible();
    await agent.button("Clear CSV file").click();
    await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
  });

  test("H6: a wrong type and a second file are rejected by name, and the choice stays", async () => {
    const { element } = await show();
    const input = element.shadowRoot?.querySelector("input[type=file]");
    expect(input?.getAttribute("accept")).toBe(".csv,text/csv");
    await agent.choose(element, csvFile("kept.csv"));
    const zone = element.shadowRoot?.querySelector(".drop-zone");
    const drop = (type: string, ...files: readonly File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      const init = { bubbles: true, cancelable: true, composed: true, dataTransfer };
      zone?.dispatchEvent(new DragEvent(type, init));
    };
    const png = new File(["a"], "map.png", { type: "image/png" });
    await expect
      .poll(() => {
        drop("dragover", png);
        return zone?.className;
      })
      .toContain("over");
    drop("drop", png, csvFile("second.csv"));
    const reasons = () =>
      page
        .getByRole("list", { name: "Rejected files" })
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent);
    await expect
      .poll(reasons)
      .toEqual([
        "map.png: This is not a CSV file.",
        "second.csv: One file at a time: choose one of them.",
      ]);
    await expect.element(page.getByText("kept.csv", { exact: true })).toBeVisible();
    await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
    drop("drop", csvFile("dropped.csv"));
    await expect.element(page.getByText("dropped.csv", { exact: true })).toBeVisible();
    expect(reasons()).toEqual([]);
  });

  test("H18: only a file without rows cannot be sent", async () => {
    const { element, sent } = await show();
    await agent.choose(element, csvFile("empty.csv", 0));
    await expect.element(agent.alert()).toHaveTextContent("The file has no rows with addresses.");
    await expect
      .element(agent.start())
      .toHaveAccessibleDescription("The file has no rows with addresses.");
    await pressOn(agent.start(), "{Enter}");
    expect(sent).toEqual([]);
  });
});

describe("H9: an upload", () => {
  test("is In Queue with its bytes, then Pending, then the server's row with the same upload id", async () => {
    const events = [
      listen("scout-upload-started"),
      listen("scout-upload-accepted"),
      listen("scout-upload-failed"),
    ];
    const { element, listed, nextSent, backend } = await show();
    await startWith(element, csvFile());
    await expect.element(agent.bar("In Queue")).toHaveAttribute("aria-valuenow", "50");
    await expect.element(page.getByText("50 % sent")).toBeVisible();
    await expect.element(agent.status("sites.csv is being sent.")).toBeInTheDocument();
    await expect.element(agent.start()).toHaveAttribute("aria-busy", "true");
    const { uploadId, file, answer } = await nextSent();
    expect([file.name, file.type]).toEqual(["sites.csv", "text/csv"]);
    const lists = backend.calls.length;
    answer(accepted());
    await expect.element(agent.bar("Pending")).toBeVisible();
    await expect.element(agent.status("sites.csv was sent.")).toBeInTheDocument();
    await expect.poll(() => backend.calls.length).toBe(lists + 1);
    await expect.element(agent.bar("Pending")).toBeVisible();
    listed.push({ ...rows.processing, upload_id: uploadId, orig: "sites.csv" });
    Reflect.apply(Reflect.get(element, "refresh"), element, []);
    await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
    expect(agent.uploads().elements()).toHaveLength(1);
    const details = events.map((heard) => heard.map(({ detail }) => detail));
    expect(details).toEqual([[{ uploadId, name: "sites.csv" }], [{ uploadId }], []]);
  });

  test("H7: a second one waits until the first is sent; Enter is ignored meanwhile", async () => {
    const { element, sent, nextSent } = await show();
    await startWith(element, csvFile("first.csv"));
    const { answer } = await nextSent();
    await agent.choose(element, csvFile("second.csv"));
    await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
    agent.start().element().focus();
    await agent.press("{Enter}");
    expect(sent).toHaveLength(1);
    answer(accepted());
    await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
    await agent.start().click();
    expect((await nextSent(2)).file.name).toBe("second.csv");
  });

  test("cancelled: its row is removed, and the heading has the focus", async () => {
    const { element, nextSent, backend } = await show();
    await startWith(element, csvFile());
    await nextSent();
    await agent.button("Cancel sites.csv").click();
    await expect.element(agent.progressHeading()).not.toBeInTheDocument();
    expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
    await expect.poll(backend.aborted).toBe(1);
  });
});

describe("H9, H10: a failed upload", () => {
  test("shows the default text, keeps its file and is sent again with a new id", async () => {
    expectLog("bulk-upload-failed: 502");
    const failed = listen("scout-upload-failed");
    const { element, listed, nextSent } = await show();
    await startWith(element, csvFile());
    const { uploadId, answer } = await nextSent();
    answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect.element(agent.alert()).toBeVisible();
    expect(agent.alert().element().textContent).toBe(defaultError);
    expect(failed.map(({ detail }) => detail)).toEqual([{ uploadId, message: defaultError }]);
    listed.push(rows.older);
    Reflect.apply(Reflect.get(element, "refresh"), element, []);
    await expect.element(agent.download("older.csv")).toBeVisible();
    await expect.element(agent.alert()).toBeVisible();
    await agent.button("Send again: sites.csv").click();
    const again = await nextSent(2);
    expect(again.uploadId).not.toBe(uploadId);
    expect([again.file.name, await again.file.text()]).toEqual([
      "sites.csv",
      await csvFile().text(),
    ]);
    await expect.element(agent.alert()).not.toBeInTheDocument();
    expect(agent.uploads().elements()).toHaveLength(1);
  });

  test("can be dismissed, and the heading gets the focus", async () => {
    expectLog("bulk-upload-failed: 500");
    const { element, nextSent } = await show();
    await startWith(element, csvFile());
    (await nextSent()).answer(new Response("", { status: 500 }));
    await agent.button("Dismiss sites.csv").click();
    await expect.element(agent.progressHeading()).not.toBeInTheDocument();
    expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
  });

  test("is removed by the next Start", async () => {
    expectLog("bulk-upload-failed: 500");
    const { element, nextSent } = await show();
    await startWith(element, csvFile("bad.csv"));
    (await nextSent()).answer(new Response("", { status: 500 }));
    await expect.element(agent.alert()).toBeVisible();
    await startWith(element, csvFile("good.csv"));
    await expect.element(agent.uploads()).toHaveTextContent(/^good\.csv/);
  });

  test("the server's message replaces the default text; its words download the template", async () => {
    expectLog("bulk-upload-failed: 422");
    const { element, nextSent } = await show();
    await startWith(element, csvFile());
    const message = "Unknown columns. Please use the downloadable template.";
    (await nextSent()).answer(Response.json({ message }, { status: 422 }));
    await expect.element(agent.alert()).toHaveTextContent(message);
    await agent.alert().getByRole("button", { name: "downloadable template" }).click();
    await expect
      .poll(() => saved)
      .toEqual([{ name: "scout-bulk-template.csv", text: `${columns}\r\n` }]);
  });
});

describe("upload(file)", () => {
  const upload = (element: Element, file: unknown) =>
    Reflect.apply(Reflect.get(element, "upload"), element, [file]);

  test("sends it as if it had been chosen and started", async () => {
    const { element, nextSent } = await show();
    const type = "application/vnd.ms-excel";
    upload(element, new File([csvFile()], "given.csv", { type }));
    const { file } = await nextSent();
    expect([file.name, file.type]).toEqual(["given.csv", "text/csv"]);
  });

  test("a file that is not CSV is rejected, and the chosen one is not sent instead", async () => {
    const { element, sent } = await show();
    await agent.choose(element, csvFile("chosen.csv"));
    upload(element, new File(["a"], "map.png", { type: "image/png" }));
    upload(element, "sites.csv");
    await expect.element(page.getByText("This is not a CSV file.")).toBeVisible();
    await expect.element(agent.start()).not.toHaveAttribute("aria-busy");
    expect(sent).toEqual([]);
  });

  test("C6: waits until the access is known", async () => {
    let answerSettings = (_answer: Response) => {};
    const settings = new Promise<Response>((resolve) => {
      answerSettings = resolve;
    });
    const backend = await serve({
      intercept: answerBy({
        "GET /api/v1/site-connector/settings": () => settings,
        [bulkCall]: (request) => (isUpload(request) ? accepted() : listOf()),
        [templateCall]: () => new Response(`${columns}\r\n`),
      }),
    });
    const started = listen("scout-upload-started");
    upload(place("scout-bulk", backend), csvFile());
    expect(backend.calls).not.toContain(bulkCall);
    answerSettings(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    await expect.poll(() => started.map(({ detail }) => detail.name)).toEqual(["sites.csv"]);
  });

  test("C6: without access nothing is sent", async () => {
    expectLog("Denied: Access Denied");
    const backend = await serve({ user: "agent-without-scout" });
    const element = place("scout-bulk", backend);
    upload(element, csvFile());
    await expect
      .element(page.getByText("You are not authorized to access this page."))
      .toBeVisible();
    upload(element, csvFile());
    expect(backend.calls).not.toContain(bulkCall);
  });
});

test("1 §2: a link downloads the template; a failure shows a notice", async () => {
  expectLog("bulk-download-failed: 404");
  await show();
  await agent.template().click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
  const broken = await serve({
    intercept: answerBy({
      [bulkCall]: () => listOf(),
      [templateCall]: () => new Response("", { status: 404 }),
    }),
  });
  document.body.replaceChildren();
  place("scout-bulk", broken);
  await agent.template().click();
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
});
