import type { BackendParts } from "../backend-parts.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { User } from "../store/documents.ts";
import { sealText } from "./seal.ts";

const codeMinutes = 10;
const maxFailures = 5;
const codes = 100_000_000;
/** The largest multiple of `codes` in 32 bits. Values above it would make some codes more likely than others. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes;

/** Sends a new code of eight digits, which invalidates the previous one. */
export async function sendCode(parts: BackendParts, user: User): Promise<void> {
  const code = randomCode();
  await parts.store.challenges.put({
    id: user.id,
    sealedCode: await sealOf(parts, user.id, code),
    expiresAt: parts.clock.now() + codeMinutes * 60_000,
    failures: 0,
  });
  await sendMail(parts, {
    to: user.email,
    subject: "Your verification code",
    text: `Your verification code is ${code}. It is good for ${codeMinutes} minutes.`,
    link: null,
  });
}

/** Checks a code. It is valid once; the fifth wrong attempt invalidates it. */
export async function isCodeOf(parts: BackendParts, user: User, code: string): Promise<boolean> {
  const { challenges } = parts.store;
  const challenge = await challenges.get(user.id);
  if (!challenge) return false;
  const isRight = (await sealOf(parts, user.id, code)) === challenge.sealedCode;
  const isOver = parts.clock.now() >= challenge.expiresAt;
  if (isRight || isOver || challenge.failures + 1 >= maxFailures) {
    return (await challenges.remove(user.id)) && isRight && !isOver;
  }
  await challenges.put({ ...challenge, failures: challenge.failures + 1 });
  return false;
}

function sealOf(parts: BackendParts, userId: string, code: string): Promise<string> {
  return sealText(parts, `code ${userId} ${code}`);
}

function randomCode(): string {
  for (;;) {
    const [number = fairBelow] = crypto.getRandomValues(new Uint32Array(1));
    if (number < fairBelow) return String(number % codes).padStart(8, "0");
  }
}
