import { brokenSite, type Fault, gatewayTimeout } from "../http/fault.ts";
import type { Reshaping } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";

/** Somebody whose list of bulk uploads goes a way of its own. */
export interface BulkPerson {
  readonly user: User;
  readonly list: {
    /** Milliseconds before each answer. */
    readonly waitMs?: number;
    /** Answers to the first calls, one each; then a right one comes, and it all begins anew. */
    readonly faults?: readonly Fault[];
    readonly reshape?: Reshaping;
    /** Ten thousand completed uploads, made when the list is first asked for. */
    readonly hasLongHistory?: boolean;
    /** What is said of an empty list. */
    readonly message?: string;
  };
}

export const bulkPeople: readonly BulkPerson[] = [
  person("bulk-long", "Bulk: 10,000 uploads", ["Wendell", "Archer"], { hasLongHistory: true }),
  person("bulk-slow", "Bulk: a slow list", ["Patience", "Okafor"], { waitMs: 8000 }),
  person("bulk-failing", "Bulk: a list that fails, twice of three times", ["Murphy", "Bell"], {
    faults: [brokenSite, gatewayTimeout],
  }),
  person("bulk-wrong-types", "Bulk: a list of wrong types", ["Loose", "Typer"], {
    reshape: "wrong-types",
  }),
  person("bulk-hostile", "Bulk: a hostile list", ["Mallory", "Quick"], { reshape: "hostile" }),
  person("bulk-message", "Bulk: an empty list with a message", ["Nadia", "Frost"], {
    message:
      'Your history moves to a <strong>new archive</strong> this week. <a href="/account">Account</a><script>alert(1)</script>',
  }),
];

export function findBulkPerson(userId: string): BulkPerson | null {
  return bulkPeople.find(({ user }) => user.id === userId) ?? null;
}

function person(
  id: string,
  name: string,
  [firstName, lastName]: readonly [string, string],
  list: BulkPerson["list"],
): BulkPerson {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return {
    list,
    user: {
      id,
      name,
      firstName,
      lastName,
      email,
      roles: ["authenticated", "agent"],
      capabilities: ["scout:access"],
      mayBrand: false,
    },
  };
}
