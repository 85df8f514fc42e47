import type { BackendParts } from "../backend-parts.ts";
import { answerFile, answerHtml } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import type { Handler, Handlers } from "../http/handler.ts";
import { checkContent } from "../http/read-body.ts";
import { readPicture } from "../paper/read-picture.ts";
import { findPricingScenario } from "../pricing/scenarios.ts";
import { siteName } from "../settings/read-branding.ts";
import { findLogo } from "./find-logo.ts";
import { printProposal } from "./print-proposal.ts";
import { proposalBody } from "./proposal-body.ts";

/** Proposals for print and as PDF: calls of the same path, distinguished by `format`. */
export function createProposalHandlers(parts: BackendParts) {
  const answerProposal: Handler = async ({ request }) => {
    const { payload, format } = checkContent(
      await request.json().catch(() => null),
      proposalBody,
      422,
    );
    const scenario = findPricingScenario(payload.customer.address);
    const fault = format ? scenario?.print : scenario?.download;
    if (fault) return answerFault(fault);
    const logo = findLogo(parts, request, payload.agency.logoUrl);
    if (format) return answerHtml(await printProposal(payload, { siteName, logo }));
    // Loaded with the first PDF, so that a page that runs the backend starts without it.
    const { drawProposal } = await import("./draw-proposal.ts");
    const bytes = await drawProposal(payload, {
      siteName,
      logo: logo === null ? null : readPicture(logo),
      createdAt: new Date(parts.clock.now()),
    });
    return answerFile(bytes, { type: "application/pdf", name: "proposal.pdf" });
  };
  return {
    printPricing: answerProposal,
    downloadPricing: answerProposal,
  } satisfies Partial<Handlers>;
}
