import type { BackendParts } from "../backend-parts.ts";
import { answerFile } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { readPicture } from "../paper/read-picture.ts";
import { readBranding, siteName } from "../settings/read-branding.ts";
import type { User } from "../store/documents.ts";

/** The report or the matrix with an id, for its creator only. */
export async function downloadSolution(
  parts: BackendParts,
  id: string,
  kind: "report" | "matrix",
  user: User,
): Promise<Response> {
  const solution = await parts.store.solutions.get(id);
  if (!solution || solution.userId !== user.id) throw new Refusal(404, "No such report.");
  const found = await Promise.all(solution.providers.map((nid) => parts.store.providers.get(nid)));
  const branding = await readBranding(parts.store);
  const { drawSolution } = await import("./draw-solution.ts");
  const isMatrix = kind === "matrix";
  const bytes = await drawSolution({
    solution: isMatrix
      ? { ...solution, template: { cover: false, matrix: true, overviews: false } }
      : solution,
    providers: found.flatMap((provider) => provider ?? []),
    agent: {
      name: `${user.firstName} ${user.lastName}`,
      phone: user.phone ?? "",
      email: user.email,
    },
    siteColor: branding.siteColor,
    siteName,
    logo: branding.primaryLogo === null ? null : readPicture(branding.primaryLogo),
    createdAt: new Date(solution.createdAt),
  });
  const name = `${isMatrix ? "Provider Matrix" : "Solutions Report"} ${id}.pdf`;
  return answerFile(bytes, { type: "application/pdf", name, isShown: true });
}
