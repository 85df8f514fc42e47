/** Texts of a drop zone. */
export const dropZoneMessages = {
  choose: "Choose a file",
  chooseFor: (label: string) => `Choose a file: ${label}`,
  orDrop: "or drop it here",
  /** Precedes the name of the file. */
  chosen: "Chosen: ",
  clear: "Clear",
  clearOf: (label: string) => `Clear ${label}`,
  rejected: "Rejected files",
  byteCount: (bytes: number) => (bytes === 1 ? "1 byte" : `${bytes} bytes`),
  /** A size in units of 1024 bytes, of their square and of their cube. */
  units: [
    (amount: number) => `${amount} KB`,
    (amount: number) => `${amount} MB`,
    (amount: number) => `${amount} GB`,
  ],
} as const;
