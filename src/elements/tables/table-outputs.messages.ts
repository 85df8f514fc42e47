import { textGroup } from "../../core/texts/text-group.ts";

/** The texts of the buttons that copy, save and print a table. */
export const tableOutputTexts = textGroup("table-outputs", {
  exportGroup: "Copy, save or print",
  copy: "Copy as table",
  save: "Download CSV",
  print: "Print",
  nameOf: (act: string, table: string) => `${act}: ${table}`,
  copied: "Copied. Paste into a spreadsheet or email.",
  notCopied: "Your browser blocked copying.",
  notPrinted: "Your browser blocked printing.",
});
