import { brokenSite, type Fault, gatewayTimeout, halfAnswer, jsonFault } from "../http/fault.ts";
import type { Reshaping } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";

/** A special behaviour of the directory for a user. */
export interface DirectoryWay {
  /** The delay of each answer, in milliseconds. */
  readonly waitMs?: number;
  /** Answers to the first calls of each kind, in order, followed by a correct one; then they repeat. */
  readonly faults?: readonly Fault[];
  readonly reshape?: Reshaping;
  /** No rows, no facets, no questions. */
  readonly isEmpty?: boolean;
  /** The message above the lists. */
  readonly message?: string;
  /** The answer to a report request. */
  readonly report?: Fault;
}

/** A user for whom finder, libraries and index behave in a special way. */
export interface DirectoryPerson {
  readonly user: User;
  readonly way: DirectoryWay;
}

const message =
  'The directory is being <strong>brought up to date</strong>. <a href="/account">Account</a><script>alert(1)</script>';

export const directoryPeople: readonly DirectoryPerson[] = [
  person("directory-message", "Directory: empty, with a message", { isEmpty: true, message }),
  person("directory-empty", "Directory: empty, without a message", { isEmpty: true }),
  person("directory-slow", "Directory: slow answers", { waitMs: 8000 }),
  person("directory-failing", "Directory: fails twice of three times", {
    faults: [brokenSite, gatewayTimeout],
  }),
  person("directory-half", "Directory: an answer cut in half, every other time", {
    faults: [halfAnswer],
  }),
  person("directory-wrong-types", "Directory: wrong types", { reshape: "wrong-types" }),
  person("directory-hostile", "Directory: hostile texts", { reshape: "hostile" }),
  person("directory-no-report", "Directory: reports without an id", { report: jsonFault(200, {}) }),
  person("directory-report-500", "Directory: reports that fail", { report: brokenSite }),
];

/** The behaviour of the directory for a user, which is the normal one for most. */
export function directoryWayOf(userId: string): DirectoryWay {
  return directoryPeople.find(({ user }) => user.id === userId)?.way ?? {};
}

function person(id: string, name: string, way: DirectoryWay): DirectoryPerson {
  return {
    way,
    user: {
      id,
      name,
      firstName: "Robin",
      lastName: "Vale",
      email: `${id}@example.com`,
      roles: ["authenticated", "agent"],
      capabilities: ["scout:access", "solutions-index:edit"],
      mayBrand: false,
    },
  };
}
