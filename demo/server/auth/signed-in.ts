import { Refusal } from "../http/refusal.ts";
import type { User } from "../store/documents.ts";
import type { Caller } from "./identify-caller.ts";

/** The user of a call that requires one. */
export function signedIn({ user }: Pick<Caller, "user">): User {
  if (!user) throw new Refusal(401, "Please sign in.");
  return user;
}
