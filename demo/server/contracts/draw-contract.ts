import type * as v from "valibot";
import { contentWidth, margin, openPaper, type Paper } from "../paper/open-paper.ts";
import { readColour } from "../paper/read-colour.ts";
import {
  drawFacts,
  drawLetterhead,
  drawLines,
  drawTotals,
  type Letterhead,
} from "../proposals/draw-proposal.ts";
import { agentNameOf, type Fact } from "../proposals/proposal-facts.ts";
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
    author: agentNameOf(data),
    footer: `Service order ${contract.id}`,
    borderTop: colour,
    borderBottom: readColour(data.agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, ["Service Order", date], colour);
  const facts: Fact[] = [
    ["Provider", providerName],
    ["Customer", data.customer.name],
    ["Term", data.provider.term],
    ["Status", contract.state || "Draft"],
  ];
  drawFacts(
    paper,
    facts.filter(([, value]) => value !== ""),
  );
  paper.writeLines(`Service address: ${data.customer.address}`, margin, contentWidth, { size: 10 });
  paper.writeLines(`Agent: ${agentNameOf(data)}, ${data.agent.email}`, margin, contentWidth, {
    size: 10,
  });
  for (const [label, value] of filledFields(contract.form)) {
    paper.writeLines(`${label}: ${value}`, margin, contentWidth, { size: 10 });
  }
  paper.down(14);
  drawLines(paper, "Services", data.pricing.services, colour);
  drawLines(paper, "Equipment", data.pricing.equipment, colour);
  drawTotals(paper, data, colour);
  drawClauses(paper);
  drawSignatures(paper, [data.customer.name || "Customer", providerName]);
  return paper.finish();
}

function drawClauses(paper: Paper): void {
  for (const [title, text] of clauses) {
    paper.reserve(50);
    paper.write(title, margin, contentWidth, { bold: true });
    paper.down(13);
    paper.writeLines(text, margin, contentWidth);
    paper.down(6);
  }
}

function drawSignatures(paper: Paper, names: readonly string[]): void {
  paper.reserve(80);
  paper.down(44);
  const width = contentWidth / names.length - 24;
  for (const [index, name] of names.entries()) {
    const x = margin + index * (width + 48);
    const shown = paper.linesOf(name, width)[0] ?? "";
    paper.fill(x, width, 0.8, [0.3, 0.33, 0.36]);
    paper.down(6);
    paper.write(shown, x, width);
    paper.down(12);
    paper.write("Signature and date", x, width, { size: 7.5, colour: [0.38, 0.41, 0.45] });
    paper.down(-18);
  }
}
