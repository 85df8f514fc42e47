import { createFakeWorker } from "../../core/bulk/csv/csv-driver.ts";
import { createArchivePort } from "../../support/memory-archive.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { bulkCall, columns, isUpload, listOf, templateCall } from "./bulk-rows.ts";

export const settingsCall = "GET /api/v1/site-connector/settings";

interface Sent {
  readonly uploadId: string;
  readonly file: File;
  answer(response: Response): void;
}

/**
 * Opens the bulk screen with scripted answers to uploads; `listed` is its list. The worker's job
 * runs in the page, unless `hasWorker` is false.
 */
export async function openBulk({
  hasWorker = true,
  ...given
}: ModelGivenFor<"scout-bulk"> & { readonly hasWorker?: boolean } = {}) {
  const sent: Sent[] = [];
  const listed: object[] = [];
  const worker = createFakeWorker();
  const archive = createArchivePort();
  const screen = await openModel("scout-bulk", {
    ...given,
    answers: {
      async [bulkCall](request) {
        if (!isUpload(request)) return listOf(...listed);
        const form = await request.formData();
        const [uploadId, file] = [form.get("upload_id"), form.get("upload")];
        if (typeof uploadId !== "string" || !(file instanceof File)) throw new Error("No form.");
        return new Promise<Response>((answer) => sent.push({ uploadId, file, answer }));
      },
      [templateCall]: () => new Response(`${columns}\r\n`),
      ...given.answers,
    },
    ports: {
      openArchive: archive.openArchive,
      ...(hasWorker && { runCsvWorker: worker.run }),
      ...given.ports,
    },
  });
  const { model, until } = screen;
  // A test that answers the settings itself also waits for them itself.
  if (given.answers?.[settingsCall] === undefined) await screen.answered();
  return {
    ...screen,
    /** Opens another screen on the same page. */
    surroundings: screen,
    sent,
    listed,
    archive,
    worker,
    /** The number of requests for the list. */
    lists: () =>
      screen.calls.filter(({ name, headers }) => name === bulkCall && !isForm(headers)).length,
    form: model.form,
    checked: () => until(() => model.form.check.peek().kind === "checked"),
    phases: () => model.form.own.peek().map(({ phase }) => phase.kind),
    ids: () => model.form.own.peek().map(({ uploadId }) => uploadId),
    async nextSent(count = 1): Promise<Sent> {
      await until(() => sent.length === count);
      const one = sent[count - 1];
      if (one === undefined) throw new Error("Nothing was sent.");
      return one;
    },
  };
}

const isForm = (headers: Headers) =>
  (headers.get("Content-Type") ?? "").startsWith("multipart/form-data");

export const accepted = () => Response.json({ data: {} });
