import { type Endpoint, endpoints } from "../core/api/endpoints.ts";
import type { CallReport } from "./check-endpoints.ts";

const marks = {
  ok: "ok",
  note: "note",
  fault: "FAULT",
  skipped: "skipped",
  unsigned: "401",
} as const;

/** The reports as lines of a table, with a summary below. */
export function reportTable(all: readonly CallReport[]): string {
  const reports = all.filter(({ verdict }) => verdict !== "unsigned");
  const rows = reports.map(({ name, verdict, sentences }) => {
    const { method, path }: Endpoint = endpoints[name];
    const [first = "", ...rest] = sentences;
    return { cells: [marks[verdict], name, `${method} ${path}`], first, rest };
  });
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const lines = rows.flatMap(({ cells, first, rest }) => {
    const lead = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    const indent = " ".repeat(lead.length);
    return [`${lead}  ${first}`.trimEnd(), ...rest.map((sentence) => `${indent}  ${sentence}`)];
  });
  return [...lines, "", sumOf(all), ""].join("\n");
}

function sumOf(reports: readonly CallReport[]): string {
  const count = (verdict: CallReport["verdict"]) =>
    reports.filter((report) => report.verdict === verdict).length;
  const notes = count("note");
  const unsigned = count("unsigned");
  return [
    `${count("ok") + notes} calls work for the elements, ${count("fault")} do not, ${count("skipped")} were not made.`,
    ...(notes > 0
      ? [`${notes} of them, marked "note", differ from the document; the screens work with them.`]
      : []),
    ...(unsigned > 0
      ? [
          `${unsigned} more were answered 401, because no token was given: set the variable SCOUT_TOKEN to the token of a user.`,
        ]
      : []),
  ].join("\n");
}
