import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { runTexts } from "../../../src/core/lookup/lookup-messages.ts";
import { placeTexts } from "../../../src/core/lookup/place-messages.ts";
import { providerTexts } from "../../../src/core/lookup/provider-messages.ts";
import { signInTexts } from "../../../src/core/session/sign-in-messages.ts";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { listTexts } from "../../../src/elements/lists/lists.messages.ts";
import { loginTexts } from "../../../src/elements/login-form/login-form.messages.ts";
import { bulkScreenTexts } from "../../../src/elements/scout-bulk/scout-bulk.messages.ts";
import { lookupTexts } from "../../../src/elements/scout-lookup/scout-lookup.messages.ts";
import { uploadTexts } from "../../../src/elements/uploads/upload-form.messages.ts";

const ofUploads = [bulkTexts, uploadTexts, listTexts] as const;

/** The texts that each translated element draws besides those that all elements share. */
export const groupsOf = {
  "login-form": [signInTexts, loginTexts],
  "scout-bulk": [bulkScreenTexts, ...ofUploads],
  "scout-lookup": [lookupTexts, placeTexts, providerTexts, runTexts, ...ofUploads],
} satisfies Readonly<Record<string, readonly TextGroup<unknown>[]>>;
