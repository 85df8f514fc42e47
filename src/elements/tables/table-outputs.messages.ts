/** The words around tables that a person takes along. */
export const messages = {
  takeAlong: "Take it along",
  copy: "Copy as table",
  save: "Download CSV",
  print: "Print",
  nameOf: (act: string, table: string) => `${act}: ${table}`,
  copied: "Copied. Paste it into a spreadsheet or a mail.",
  notCopied: "The browser did not allow copying.",
  notPrinted: "The browser did not allow printing.",
} as const;
