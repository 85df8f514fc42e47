import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
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

/** Opens a backend with scripted answers to uploads; `listed` is its list. */
async function show() {
  const sent: Sent[] = [];
  const listed: object[] = [];
  const backend = await serve({
    intercept: answerBy({
      async [bulkCall](request) {
        if (!isUpload(request)) return listOf(...listed);
        const form = await request.formData();
        const [uploadId, file] = [form.get("upload_id"), form.get("upload")];
        if (typeof uploadId !== "string" || !(file instanceof File))
          throw new Error("The request has no form.");
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
    if (one === undefined) throw new Error("No file was sent.");
    return one;
  };
  return { backend, element, sent, listed, nextSent };
}

const accepted = () => Response.json({ data: {} });

async function startWith(element: Element, file: File): Promise<void> {
  await agent.choose(element, file);
  await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
  await pressOn(agent.start(), "{Enter}");
}

describe("1 §5: the chosen file", () => {
  test("H7: Start requires a file, says so and keeps focus", async () => {
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
    expect(input?.getAttribute("accept")).toMatch(/^\.csv,\.tsv,\.txt,\.xlsx,/);
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
        "map.png: This isn't a CSV file or workbook.",
        "second.csv: Choose one file at a time.",
      ]);
    await expect.element(page.getByText("kept.csv", { exact: true })).toBeVisible();
    await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
    drop("drop", csvFile("dropped.csv"));
    await expect.element(page.getByText("dropped.csv", { exact: true })).toBeVisible();
    expect(reasons()).toEqual([]);
  });
});

test("H9: an upload is In Queue with its bytes, then Pending, then the server's row", async () => {
  const { element, listed, nextSent } = await show();
  await startWith(element, csvFile());
  await expect.element(agent.bar("In Queue")).toHaveAttribute("aria-valuenow", "50");
  await expect.element(page.getByText("50% sent")).toBeVisible();
  await expect.element(agent.start()).toHaveAttribute("aria-busy", "true");
  const { uploadId, answer } = await nextSent();
  answer(accepted());
  await expect.element(agent.bar("Pending")).toBeVisible();
  await expect.element(agent.status("sites.csv was uploaded.")).toBeInTheDocument();
  listed.push({ ...rows.processing, upload_id: uploadId, orig: "sites.csv" });
  document.querySelector("scout-bulk")?.refresh();
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  expect(agent.uploads().elements()).toHaveLength(1);
});

test("H7: while a file is being sent no other can be started, even with Enter; Cancel moves focus to the heading", async () => {
  const { element, sent, nextSent, backend } = await show();
  await startWith(element, csvFile("first.csv"));
  await nextSent();
  await agent.choose(element, csvFile("second.csv"));
  await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
  agent.start().element().focus();
  await agent.press("{Enter}");
  expect(sent).toHaveLength(1);
  await agent.button("Cancel first.csv").click();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
  await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
  expect(backend.aborted()).toBe(1);
});

test("H9, H10: a failed upload shows its text with a link to the template, can be sent again and dismissed", async () => {
  expectLog("bulk-upload-failed: 502", "bulk-upload-failed: 422");
  const { element, nextSent } = await show();
  await startWith(element, csvFile());
  (await nextSent()).answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect.element(agent.alert()).toBeVisible();
  expect(agent.alert().element().textContent).toBe(defaultError);
  await pressOn(agent.button("Upload again: sites.csv"), "{Enter}");
  const message = "Unknown columns. Please use the downloadable template.";
  (await nextSent(2)).answer(Response.json({ message }, { status: 422 }));
  await expect.element(agent.alert()).toHaveTextContent(message);
  await agent.alert().getByRole("button", { name: "downloadable template" }).click();
  await expect
    .poll(() => saved)
    .toEqual([{ name: "scout-bulk-template.csv", text: `${columns}\r\n` }]);
  await agent.button("Dismiss sites.csv").click();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
});

test("H9: a file that was lost after the choice is named as such, and must be chosen again", async () => {
  expectLog("bulk-upload-failed: 502");
  const { element, nextSent, sent } = await show();
  await startWith(element, csvFile());
  (await nextSent()).answer(new Response("", { status: 502 }));
  await expect.element(agent.alert()).toHaveTextContent(defaultError);
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new DOMException());
  await agent.button("Upload again: sites.csv").click();
  await expect
    .element(agent.alert())
    .toHaveTextContent("This file was changed, renamed or deleted. Choose it again.");
  expect(agent.button("Upload again: sites.csv").query()).toBeNull();
  expect(sent).toHaveLength(1);
  await expect.element(agent.button("Choose file again: sites.csv")).toBeVisible();
  agent.chooseAgain(element, new File(["a,b\n"], "again.csv"));
  await expect.element(page.getByText("again.csv")).toBeVisible();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
});

test("1 §2: a button downloads the template", async () => {
  await show();
  await agent.template().click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
});
