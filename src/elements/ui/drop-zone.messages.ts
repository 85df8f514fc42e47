import type { Formatting } from "../../core/formatting/formatting.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of a drop zone. */
export const dropZoneTexts = textGroup("drop-zone", {
  choose: "Choose a file",
  chooseFor: (label: string) => `Choose a file: ${label}`,
  orDrop: "or drop it here",
  /** Precedes the name of the file. */
  chosen: "Chosen: ",
  clear: "Clear",
  clearOf: (label: string) => `Clear ${label}`,
  rejected: "Rejected files",
  byteCount: (bytes: number, { count }: Formatting) =>
    count(bytes, { one: "byte", other: "bytes" }),
  /** A size in units of 1024 bytes, of their square and of their cube. */
  units: [
    (amount: string) => `${amount} KB`,
    (amount: string) => `${amount} MB`,
    (amount: string) => `${amount} GB`,
  ],
});
