/** The texts about the sheets of a workbook. */
export const sheetMessages = {
  hidden: (name: string) => `${name} (hidden)`,
} as const;
