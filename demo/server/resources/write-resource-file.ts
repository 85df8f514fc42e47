import { createDice } from "../catalogue/dice.ts";
import type { Resource } from "../store/library-documents.ts";
import { topics } from "./topics.ts";

const speeds = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const terms = [12, 24, 36, 60];

/** The rates of a price sheet as CSV, with the byte order mark that spreadsheets expect. */
export function writeRates({ name, topic }: Resource): string {
  const dice = createDice(`rates ${name}`);
  const rows = speeds.flatMap((mbps) => {
    const rate = 40 + Math.sqrt(mbps) * dice.between(8, 20);
    return terms.map((months, at) =>
      [topic, mbps, months, (rate * (1 - at * 0.06)).toFixed(2)].join(","),
    );
  });
  return `\ufeff${["Service,Mbps,Term in months,Monthly rate", ...rows].join("\r\n")}\r\n`;
}

/** The answers of a list of questions as plain text. */
export function writeAnswers({ name, providerName, topic }: Resource): string {
  const [, ...lines] = topics.find(([known]) => known === topic) ?? [topic];
  return `${name}\r\n\r\nWhat is ${topic} of ${providerName}?\r\n${lines.join("\r\n")}\r\n`;
}
