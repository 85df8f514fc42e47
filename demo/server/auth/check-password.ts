import type { BackendParts } from "../backend-parts.ts";
import type { Credential } from "../store/auth-documents.ts";
import type { User } from "../store/documents.ts";
import { findUser } from "./find-user.ts";
import { isPasswordOf } from "./passwords.ts";

const maxFailures = 10;
const lockMs = 5 * 60 * 1000;

/** A dummy hash, so that unknown names take as long as known ones. */
const nobodysHash = `pbkdf2$10000$${"00".repeat(16)}$${"00".repeat(32)}`;

export interface SignedInBy {
  readonly user: User;
  readonly credential: Credential;
}

/** The user of a name and password. Ten wrong passwords in a row lock a name for five minutes. */
export async function checkPassword(
  { store, clock }: Pick<BackendParts, "store" | "clock">,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<SignedInBy | null> {
  const user = await findUser(store, username);
  const credential = user && (await store.credentials.get(user.id));
  const isRight = await isPasswordOf(password, credential?.passwordHash ?? nobodysHash);
  if (!user || !credential || clock.now() < credential.lockedUntil) return null;
  if (isRight) {
    await store.credentials.put({ ...credential, failures: 0 });
    return { user, credential };
  }
  const failures = credential.failures + 1;
  const isLocked = failures >= maxFailures;
  await store.credentials.put({
    ...credential,
    failures: isLocked ? 0 : failures,
    lockedUntil: isLocked ? clock.now() + lockMs : 0,
  });
  return null;
}
