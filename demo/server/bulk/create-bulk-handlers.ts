import { signedIn } from "../auth/signed-in.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerFile } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import type { Handler, Handlers } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { templateColumns } from "./address-columns.ts";
import type { BulkWorker } from "./bulk-worker.ts";
import { findRows } from "./find-rows.ts";
import { listRuns } from "./list-runs.ts";
import { findBulkScenarioByCode } from "./scenarios.ts";
import { takeUpload } from "./take-upload.ts";
import { writeCsv, writeResults } from "./write-results.ts";

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = "\ufeff";

const exampleRow = ["Head Office", "1200 Main Street", "Austin", "TX", "78701"];

/** Bulk lookups: upload and list are calls of the same path, distinguished by their body. */
export function createBulkHandlers(parts: BackendParts, worker: BulkWorker) {
  const postBulk: Handler = async ({ request, caller }) => {
    const type = request.headers.get("Content-Type") ?? "";
    const answer = /^multipart\/form-data\b/i.test(type) ? takeUpload : listRuns;
    return answer(parts, worker, request, signedIn(caller));
  };
  return {
    uploadBulk: postBulk,
    listBulk: postBulk,

    async downloadBulkTemplate() {
      return answerCsv(writeCsv(templateColumns, [exampleRow]), "scout-bulk-template.csv");
    },

    async downloadBulkResults({ params, caller }) {
      await worker.advance();
      const run = await parts.store.bulkRuns.get(params.id ?? "");
      if (!run || run.userId !== signedIn(caller).id) throw new Refusal(404, "No such upload.");
      if (run.status !== "completed") throw new Refusal(404, "There are no results yet.");
      const fault = findBulkScenarioByCode(run.scenario)?.download;
      if (fault) return answerFault(fault);
      const rows = await worker.exclusively(() => findRows(parts, run));
      const name = `${run.fileName.replace(/\.csv$/i, "")} results.csv`;
      return answerCsv(byteOrderMark + writeResults(run.columns, rows), name);
    },
  } satisfies Partial<Handlers>;
}

function answerCsv(text: string, name: string): Response {
  return answerFile(new TextEncoder().encode(text), { type: "text/csv; charset=utf-8", name });
}
