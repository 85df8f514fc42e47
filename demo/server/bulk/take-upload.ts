import * as v from "valibot";
import type { sentBulkUpload } from "../../../src/core/api/bulk.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { checkContent } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import type { BulkRun } from "../store/bulk-documents.ts";
import type { User } from "../store/documents.ts";
import { lineOf, readAddress } from "./address-columns.ts";
import { bulkItemOf } from "./bulk-item.ts";
import { bulkRowOf } from "./bulk-row.ts";
import type { BulkWorker } from "./bulk-worker.ts";
import { type AddressFile, readAddressFile, UnusableFile } from "./read-address-file.ts";
import { type BulkScenario, findBulkScenario } from "./scenarios.ts";

const maxBytes = 20 * 1024 * 1024;
const maxNameLength = 200;

const uploadForm = v.object({
  upload_id: v.pipe(
    v.string("No upload id."),
    v.nonEmpty("No upload id."),
    v.maxLength(200, "The upload id is too long."),
  ),
  upload: v.pipe(
    v.array(v.instance(File, "No file.")),
    v.filterItems(({ name, size }) => name !== "" || size > 0),
    v.length(1, "Exactly one CSV file is needed."),
  ),
});

/**
 * Accepts a file of addresses and answers with its item. An incomplete form is refused; an unusable file becomes an
 * item in error with the reason. Sending the same upload again returns the same item.
 */
export async function takeUpload(
  parts: BackendParts,
  worker: BulkWorker,
  request: Request,
  user: User,
): Promise<Response> {
  const { uploadId, file } = await readUpload(request);
  const read = await readFile(file);
  const scenario = "rows" in read ? scenarioOf(read) : null;
  if (scenario?.waitMs) await parts.wait(scenario.waitMs);
  if (scenario?.upload) return answerFault(scenario.upload);
  const run = await worker.exclusively(async () => {
    const where = { upload_id: uploadId, user_id: user.id };
    const [earlier] = await parts.store.bulkRuns.find({ where });
    return earlier ?? keepRun(parts, { uploadId, fileName: nameOf(file), user, read, scenario });
  });
  const answer: ValueOf<typeof sentBulkUpload> = {
    data: { row: bulkItemOf(run), message: run.error ?? "The upload was accepted." },
  };
  return answerJson(answer);
}

async function readUpload(request: Request): Promise<{ uploadId: string; file: File }> {
  const form = await request.formData().catch(() => {
    throw new Refusal(400, "The body is not a form.");
  });
  const content = { upload_id: form.get("upload_id"), upload: form.getAll("upload") };
  const { upload_id: uploadId, upload } = checkContent(content, uploadForm, 422);
  const [file] = upload;
  if (!file) throw new Refusal(422, "upload: No file.");
  if (file.size > maxBytes) {
    throw new Refusal(413, `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
  }
  return { uploadId, file };
}

async function readFile(file: File): Promise<AddressFile | { readonly problem: string }> {
  try {
    return readAddressFile(file, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message };
    throw error;
  }
}

interface Upload {
  readonly uploadId: string;
  readonly fileName: string;
  readonly user: User;
  readonly read: AddressFile | { readonly problem: string };
  readonly scenario: BulkScenario | null;
}

/** Rows are stored before their run, so that every run that is found is complete. */
async function keepRun(parts: BackendParts, upload: Upload): Promise<BulkRun> {
  const { uploadId, fileName, user, read, scenario } = upload;
  const now = parts.clock.now();
  const file = "rows" in read ? read : { columns: [], rows: [] };
  const run: BulkRun = {
    id: parts.newId(),
    uploadId,
    userId: user.id,
    fileName,
    status: "rows" in read ? "pending" : "error",
    changedAt: now,
    createdAt: now,
    completedAt: null,
    columns: [...file.columns],
    count: 0,
    total: file.rows.length,
    error: "problem" in read ? read.problem : null,
    scenario: scenario?.code ?? null,
  };
  await parts.store.bulkRows.putAll(
    file.rows.map((cells, index) => bulkRowOf(run.id, index, cells)),
  );
  await parts.store.bulkRuns.put(run);
  return run;
}

/** The first scenario named by an address. */
function scenarioOf({ columns, rows }: AddressFile): BulkScenario | null {
  for (const cells of rows) {
    const scenario = findBulkScenario(lineOf(readAddress(columns, cells)));
    if (scenario) return scenario;
  }
  return null;
}

/** The file name without folders and invisible characters. */
function nameOf({ name }: File): string {
  const [last = ""] = name.split(/[\\/]/).slice(-1);
  return last.replace(/\p{C}/gu, "").slice(0, maxNameLength) || "addresses.csv";
}
