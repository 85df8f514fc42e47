import Papa from "papaparse";
import * as v from "valibot";
import type { TestBackend } from "./open-backend.ts";

const itemSchema = v.object({
  id: v.string(),
  upload_id: v.string(),
  status: v.string(),
  created_at: v.number(),
  completed_at: v.nullable(v.number()),
  count: v.number(),
  total: v.number(),
  error: v.nullable(v.object({ message: v.string() })),
  orig: v.object({ filename: v.string() }),
});
export type Item = v.InferOutput<typeof itemSchema>;

const accepted = v.object({ data: v.object({ row: itemSchema, message: v.string() }) });
const listed = v.object({
  data: v.object({ rows: v.array(itemSchema), total: v.number(), message: v.string() }),
});

export const header = "Location Name,Street Address,City,State,Postal Code";

/** Creates a file with this many addresses. */
export function csvOf(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) => `Site ${index + 1},${index + 1} Oak Street,Austin,TX,78701`,
  );
  return [header, ...lines].join("\r\n");
}

export function fileOf(content: BlobPart, name = "sites.csv", type = "text/csv"): File {
  return new File([content], name, { type });
}

export function formOf(uploadId: string | null, ...files: readonly File[]): FormData {
  const form = new FormData();
  if (uploadId !== null) form.append("upload_id", uploadId);
  for (const file of files) form.append("upload", file);
  return form;
}

/** Uploads a file, and returns the item and the message. */
export async function upload(
  backend: TestBackend,
  file: File | string,
  uploadId = "upload-1",
): Promise<{ row: Item; message: string }> {
  const multipart = formOf(uploadId, typeof file === "string" ? fileOf(file) : file);
  const answer = await backend.call("uploadBulk", { multipart });
  if (answer.status !== 200) throw new Error(await answer.text());
  return v.parse(accepted, await answer.json()).data;
}

export async function list(
  backend: TestBackend,
): Promise<{ rows: Item[]; total: number; message: string }> {
  return v.parse(listed, await backend.callJson("listBulk", { body: { query: {} } })).data;
}

/** Returns the item of an upload in the list. */
export async function itemOf(backend: TestBackend, uploadId = "upload-1"): Promise<Item> {
  const { rows } = await list(backend);
  const row = rows.find((one) => one.upload_id === uploadId);
  if (!row) throw new Error("The upload is not listed.");
  return row;
}

export function download(backend: TestBackend, id: string): Promise<Response> {
  return backend.call("downloadBulkResults", { params: { id } });
}

/** Returns the cells of a CSV answer, the header first. */
export async function cellsOf(answer: Response): Promise<string[][]> {
  return Papa.parse<string[]>(await answer.text(), { skipEmptyLines: true }).data;
}

/** Returns the rows of a CSV answer by column name. */
export async function recordsOf(answer: Response): Promise<Record<string, string>[]> {
  return Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  }).data;
}
