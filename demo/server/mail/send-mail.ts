import type { BackendParts } from "../backend-parts.ts";
import type { Mail } from "../store/auth-documents.ts";

/** Delivers an e-mail to the demo's mailbox page; nothing is sent outside. */
export async function sendMail(
  parts: Pick<BackendParts, "store" | "newId" | "clock">,
  mail: Pick<Mail, "to" | "subject" | "text" | "link">,
): Promise<void> {
  await parts.store.mails.put({ ...mail, id: parts.newId(), at: parts.clock.now() });
}
