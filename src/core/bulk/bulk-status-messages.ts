import { type TextsOf, textGroup } from "../texts/text-group.ts";
import { bulkMessages } from "./bulk-messages.ts";

const { pending, inQueue, uploading, completed, lostFile, defaultError } = bulkMessages;

/** The status of an upload. Several screens show it. */
export const bulkStatusTexts = textGroup("bulk-status", {
  ...{ pending, inQueue, uploading, completed, lostFile, defaultError },
});

export type BulkStatusTexts = TextsOf<typeof bulkStatusTexts>;
