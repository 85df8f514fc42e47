import type { BackendParts } from "../backend-parts.ts";
import type { EndpointName } from "../endpoints.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { takeFault } from "../http/take-fault.ts";
import { reshapeAnswer } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";
import { type DirectoryWay, directoryWayOf } from "./directory-people.ts";

/**
 * Answers a call of the directory as the caller's `DirectoryWay` demands: late, faulty, empty, or with `content`.
 */
export async function answerDirectory(
  parts: BackendParts,
  name: EndpointName,
  user: User,
  content: (way: DirectoryWay) => Promise<unknown>,
): Promise<Response> {
  const way = directoryWayOf(user.id);
  if (way.waitMs) await parts.wait(way.waitMs);
  const fault = way.faults && (await takeFault(parts.store, `${user.id} ${name}`, way.faults));
  if (fault) return answerFault(fault);
  const answer = await content(way);
  return answerJson(way.reshape ? reshapeAnswer(answer, way.reshape) : answer);
}
