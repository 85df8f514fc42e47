import { expect, test } from "vitest";
import { pdfFaultMessages } from "../../../src/core/files/pdf-fault-messages.ts";
import { isPdf } from "../../../src/core/files/pdf-file.ts";

test.for([
  ["%PDF-1.7\n", true],
  [`${" ".repeat(1000)}%PDF-1.4`, true],
  [`${" ".repeat(1024)}%PDF-1.4`, false],
  ["<html>%PDF</html>", false],
  ["", false],
] as const)("a file is a PDF because of its content: %j", async ([content, is]) => {
  expect(await isPdf(new Blob([content], { type: "application/pdf" }))).toBe(is);
});

test("Y19: each fault has its own sentence", () => {
  const sentences = Object.values(pdfFaultMessages);
  expect(new Set(sentences).size).toBe(sentences.length);
});
