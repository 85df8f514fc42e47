import type { User } from "../store/documents.ts";
import type { Store } from "../store/store.ts";

/** Finds a user by name or e-mail address, in any case. */
export async function findUser(store: Pick<Store, "users">, name: string): Promise<User | null> {
  const wanted = name.trim().toLowerCase();
  const users = await store.users.find();
  return users.find(({ id, email }) => id === wanted || email.toLowerCase() === wanted) ?? null;
}
