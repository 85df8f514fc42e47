import type { User } from "../store/documents.ts";
import type { Store } from "../store/store.ts";

/** The user of a name or an e-mail address, however it is capitalised. */
export async function findUser(store: Pick<Store, "users">, name: string): Promise<User | null> {
  const wanted = name.trim().toLowerCase();
  const users = await store.users.find();
  return users.find(({ id, email }) => id === wanted || email.toLowerCase() === wanted) ?? null;
}
