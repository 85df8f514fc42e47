/** The texts of the buttons that copy, save and print a table. */
export const messages = {
  exportGroup: "Copy, save or print",
  copy: "Copy as table",
  save: "Download CSV",
  print: "Print",
  nameOf: (act: string, table: string) => `${act}: ${table}`,
  copied: "Copied. Paste it into a spreadsheet or an email.",
  notCopied: "The browser did not allow copying.",
  notPrinted: "The browser did not allow printing.",
} as const;
