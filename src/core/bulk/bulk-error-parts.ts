import { bulkMessages } from "./bulk-messages.ts";

/** A run of an error text. `template` runs link to the template download. */
export interface BulkErrorPart {
  readonly kind: "text" | "template";
  readonly text: string;
}

const templateWords = new RegExp(`(${bulkMessages.templateWords})`, "i");

/** Splits an error text at every "downloadable template", in any case (1 §8; decisions H10). */
export function bulkErrorPartsOf(message: string): readonly BulkErrorPart[] {
  return message
    .split(templateWords)
    .map((text, index): BulkErrorPart => ({ kind: index % 2 ? "template" : "text", text }))
    .filter(({ text }) => text !== "");
}
