import { grey, hairline, type Paper } from "./open-paper.ts";
import { margin, type } from "./paper-scale.ts";
import type { Colour } from "./read-colour.ts";
import type { Picture } from "./read-picture.ts";

export interface Letterhead {
  readonly siteName: string;
  readonly logo: Picture | null;
  readonly createdAt: Date;
}

/** The logo, or else the name of the site, with the title to its right. */
export async function drawLetterhead(
  paper: Paper,
  { logo, siteName }: Letterhead,
  [title, subtitle]: readonly [string, string],
  colour: Colour,
): Promise<void> {
  const half = paper.width / 2;
  const isDrawn = logo !== null && (await paper.picture(logo, margin, half - 24, 36));
  if (!isDrawn) paper.write(siteName, margin, half, { size: type.party, bold: true, colour });
  paper.write(title, margin + half, half, { size: type.figure, bold: true, align: "right" });
  paper.down(22);
  paper.write(subtitle, margin + half, half, { colour: grey, align: "right" });
  paper.down(18);
  paper.rule(hairline);
  paper.down(10);
}

export interface Agent {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The customer, in large print, with the agent to the right. */
export function drawParties(
  paper: Paper,
  customer: { readonly name: string; readonly address: string },
  agent: Agent,
): void {
  const gap = 24;
  const right = paper.width * 0.34;
  const left = paper.width - right - gap;
  const [name, address] = customer.name
    ? [customer.name, customer.address]
    : [customer.address, ""];
  const start = paper.y;
  drawParty(paper, margin, left, ["Prepared for", name, address], type.party);
  const lowest = paper.y;
  paper.down(lowest - start);
  drawParty(
    paper,
    margin + left + gap,
    right,
    ["Prepared by", agent.name, agent.phone, agent.email],
    type.strong,
  );
  paper.down(Math.max(paper.y - lowest, 0) + 10);
}

function drawParty(
  paper: Paper,
  x: number,
  width: number,
  [label = "", name = "", ...rest]: readonly string[],
  size: number,
): void {
  drawLabel(paper, label, x, width);
  const style = {
    size: paper.linesOf(name, width, { size, bold: true }).length > 2 ? type.heading : size,
    bold: true,
  };
  for (const line of paper.linesOf(name, width, style).slice(0, 4)) {
    paper.write(line, x, width, style);
    paper.down(style.size * 1.25);
  }
  paper.down(2);
  for (const line of rest.flatMap((text) => paper.linesOf(text, width).slice(0, 3))) {
    paper.write(line, x, width);
    paper.down(12);
  }
}

/** A small label above its value. */
export function drawLabel(paper: Paper, text: string, x: number, width: number): void {
  paper.write(text, x, width, { size: type.small, colour: grey });
  paper.down(13);
}
