import { type Endpoint, endpoints } from "../../src/core/api/endpoints.ts";
import type { CallReport } from "./check-endpoints.ts";

const marks = { ok: "ok", fault: "FAULT", skipped: "skipped" } as const;

/** The reports as lines of a table, and a sum below it. */
export function reportTable(reports: readonly CallReport[]): string {
  const rows = reports.map(({ name, verdict, sentences }) => {
    const { method, path }: Endpoint = endpoints[name];
    const [first = "", ...rest] = sentences;
    return { cells: [marks[verdict], name, `${method} ${path}`], first, rest };
  });
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const lines = rows.flatMap(({ cells, first, rest }) => {
    const lead = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    const indent = " ".repeat(lead.length);
    return [`${lead}  ${first}`.trimEnd(), ...rest.map((sentence) => `${indent}  ${sentence}`)];
  });
  return [...lines, "", sumOf(reports), ""].join("\n");
}

function sumOf(reports: readonly CallReport[]): string {
  const count = (verdict: CallReport["verdict"]) =>
    reports.filter((report) => report.verdict === verdict).length;
  return `${count("ok")} calls are as the elements need them, ${count("fault")} are not, ${count("skipped")} were not made.`;
}
