import type * as v from "valibot";
import { drawFacts, type Fact } from "../paper/draw-facts.ts";
import { drawLetterhead, drawParties, type Letterhead } from "../paper/draw-letterhead.ts";
import { drawSignatures, signatureHeight } from "../paper/draw-signatures.ts";
import { openPaper, type Paper } from "../paper/open-paper.ts";
import { margin } from "../paper/paper-scale.ts";
import { readColour } from "../paper/read-colour.ts";
import { drawOrder } from "../proposals/draw-proposal.ts";
import { agentOf, runningHeadOf } from "../proposals/proposal-facts.ts";
import type { Contract } from "../store/pricing-documents.ts";
import type { contractData } from "./contract-body.ts";
import { filledFields } from "./contract-form.ts";

interface DrawnContract extends Pick<Contract, "id" | "state" | "createdAt" | "form"> {
  readonly data: v.InferOutput<typeof contractData>;
}

const clauses = [
  [
    "1. Services",
    "The provider delivers the services listed in this order at the service address for the term stated, beginning on the day each service is installed.",
  ],
  [
    "2. Charges",
    "Monthly charges are billed in advance and one-time charges with the first invoice. Taxes, surcharges and fees are not part of the amounts above.",
  ],
  [
    "3. Availability",
    "The order is subject to a survey of the building. If construction is needed, the customer may withdraw without charge.",
  ],
  [
    "4. Termination",
    "When the customer ends a service before its term, the remaining monthly charges of that service fall due.",
  ],
] as const;

/** A contract as a PDF: the order of its proposal, the terms, and the signature. */
export async function drawContract(
  contract: DrawnContract,
  providerName: string,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const { data } = contract;
  const colour = readColour(data.agency.borderTop);
  const date = new Date(contract.createdAt).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
  const paper = await openPaper({
    title: `${providerName} Service Order for ${data.customer.name}`.trim(),
    author: agentOf(data).name,
    runningHead: [runningHeadOf("Service Order", data), date],
    footer: `Service order ${contract.id}`,
    borderTop: colour,
    borderBottom: readColour(data.agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, ["Service Order", date], colour);
  drawParties(paper, data.customer, agentOf(data));
  const facts: Fact[] = [
    ["Provider", providerName],
    ["Term", data.provider.term],
    ["Status", contract.state || "Draft"],
  ];
  drawFacts(
    paper,
    facts.filter(([, value]) => value !== ""),
  );
  for (const [label, value] of filledFields(contract.form)) {
    paper.writeLines(`${label}: ${value}`, margin, paper.width, { size: 10 });
  }
  paper.down(14);
  drawOrder(paper, data, colour);
  drawClauses(paper);
  drawSignatures(paper, [
    `${data.customer.name || "Customer"}, signature and date`,
    `${providerName}, signature and date`,
  ]);
  return paper.finish();
}

function drawClauses(paper: Paper): void {
  for (const [index, [title, text]] of clauses.entries()) {
    paper.reserve(index === clauses.length - 1 ? 50 + signatureHeight : 50);
    paper.write(title, margin, paper.width, { bold: true });
    paper.down(13);
    paper.writeLines(text, margin, paper.width);
    paper.down(6);
  }
}
