import * as v from "valibot";
import type { sentBulkList } from "../../../src/core/api/bulk-list.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { readJson } from "../http/read-body.ts";
import { takeFault } from "../http/take-fault.ts";
import { reshapeAnswer } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";
import { bulkItemOf } from "./bulk-item.ts";
import { findBulkPerson } from "./bulk-people.ts";
import type { BulkWorker } from "./bulk-worker.ts";
import { longHistoryOf } from "./long-history.ts";

const listBody = v.object({ query: v.record(v.string(), v.unknown()) });
const maxRows = 10_000;

/** The caller's uploads, newest first; at most 10,000, while `total` counts all. */
export async function listRuns(
  parts: BackendParts,
  worker: BulkWorker,
  request: Request,
  user: User,
): Promise<Response> {
  await readJson(request, listBody);
  const list = findBulkPerson(user.id)?.list ?? {};
  if (list.waitMs) await parts.wait(list.waitMs);
  const fault = list.faults && (await takeFault(parts.store, `${user.id} list`, list.faults));
  if (fault) return answerFault(fault);
  const where = { user_id: user.id };
  const { bulkRuns } = parts.store;
  if (list.hasLongHistory && (await bulkRuns.count({ where })) === 0) {
    await bulkRuns.putAll(longHistoryOf(user.id));
  }
  await worker.advance();
  const runs = await bulkRuns.find({ where, newestFirst: true, limit: maxRows });
  const answer: ValueOf<typeof sentBulkList> = {
    data: {
      rows: runs.toSorted((one, other) => other.createdAt - one.createdAt).map(bulkItemOf),
      total: await bulkRuns.count({ where }),
      message: list.message ?? "",
      address: null,
      flag: false,
    },
  };
  return answerJson(list.reshape ? reshapeAnswer(answer, list.reshape) : answer);
}
