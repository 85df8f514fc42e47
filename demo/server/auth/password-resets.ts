import type { BackendParts } from "../backend-parts.ts";
import { sendMail } from "../mail/send-mail.ts";
import { findUser } from "./find-user.ts";
import { hashPassword } from "./passwords.ts";
import { sealText } from "./seal.ts";

const resetMinutes = 60;

/** Sends a reset link to a known user; unknown names are ignored. */
export async function sendReset(parts: BackendParts, username: string): Promise<void> {
  const user = await findUser(parts.store, username);
  if (!user || !(await parts.store.credentials.get(user.id))) return;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  await parts.store.resets.put({
    id: await sealText(parts, `reset ${key}`),
    userId: user.id,
    expiresAt: parts.clock.now() + resetMinutes * 60_000,
  });
  await sendMail(parts, {
    to: user.email,
    subject: "Reset your password",
    text: `Follow the link within ${resetMinutes} minutes to set a new password.`,
    link: `/demo/reset?key=${key}`,
  });
}

/** True if a reset link is still valid. */
export async function isResetOpen(parts: BackendParts, key: string): Promise<boolean> {
  const reset = await parts.store.resets.get(await sealText(parts, `reset ${key}`));
  return reset !== null && parts.clock.now() < reset.expiresAt;
}

/** Sets a new password, once per link. False if the link is no longer valid. */
export async function takeReset(
  parts: BackendParts,
  key: string,
  password: string,
): Promise<boolean> {
  const { resets, credentials } = parts.store;
  const reset = await resets.get(await sealText(parts, `reset ${key}`));
  if (!reset || !(await resets.remove(reset.id))) return false;
  const credential = await credentials.get(reset.userId);
  if (!credential || parts.clock.now() >= reset.expiresAt) return false;
  await credentials.put({
    ...credential,
    passwordHash: await hashPassword(password),
    failures: 0,
    lockedUntil: 0,
  });
  return true;
}
