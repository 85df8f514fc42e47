import type { sentSolution } from "../../../src/core/api/solution-reports.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { checkContent } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import type { User } from "../store/documents.ts";
import { directoryWayOf } from "./directory-people.ts";
import { solutionBody } from "./solution-body.ts";

/** Stores the chosen providers in order, and answers with the id of the report. */
export async function buildSolution(
  parts: BackendParts,
  request: Request,
  user: User,
): Promise<Response> {
  const content: unknown = await request.json().catch(() => null);
  const body = checkContent(content, solutionBody, 422);
  for (const id of body.providers) {
    if (!(await parts.store.providers.get(id))) {
      throw new Refusal(422, `providers: There is no provider ${id}.`);
    }
  }
  const { waitMs, report } = directoryWayOf(user.id);
  if (waitMs) await parts.wait(waitMs);
  if (report) return answerFault(report);
  const id = parts.newId();
  await parts.store.solutions.put({
    id,
    userId: user.id,
    createdAt: parts.clock.now(),
    providers: body.providers,
    customerName: body.customer?.name ?? "",
    filters: body.filters,
    template: {
      cover: body.template.cover,
      matrix: body.template.matrix,
      overviews: body.template["provider-overviews"],
    },
  });
  const answer: ValueOf<typeof sentSolution> = { solution_id: id };
  return answerJson(answer);
}
