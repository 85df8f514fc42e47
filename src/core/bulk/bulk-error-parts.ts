import { templateWords } from "./bulk-messages.ts";

/** A part of an error text. Parts of the kind `template` link to the template download. */
export interface BulkErrorPart {
  readonly kind: "text" | "template";
  readonly text: string;
}

const templatePattern = new RegExp(`(${templateWords})`, "i");

/** Splits an error text at every "downloadable template", in any case. */
export function bulkErrorPartsOf(message: string): readonly BulkErrorPart[] {
  return message
    .split(templatePattern)
    .map((text, index): BulkErrorPart => ({ kind: index % 2 ? "template" : "text", text }))
    .filter(({ text }) => text !== "");
}
