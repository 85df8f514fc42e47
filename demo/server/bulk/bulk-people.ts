import { brokenSite, type Fault, gatewayTimeout } from "../http/fault.ts";
import type { Reshaping } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";

/** A user whose bulk list behaves in a special way. */
export interface BulkPerson {
  readonly user: User;
  readonly list: {
    /** The delay of each answer, in milliseconds. */
    readonly waitMs?: number;
    /** Answers to the first calls, in order, followed by a correct one; then they repeat. */
    readonly faults?: readonly Fault[];
    readonly reshape?: Reshaping;
    /** Ten thousand completed uploads, created at the first request of the list. */
    readonly hasLongHistory?: boolean;
    /** The message of an empty list. */
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
