import { brokenSite, type Fault, gatewayTimeout, halfAnswer, jsonFault } from "../http/fault.ts";
import type { Reshaping } from "../lookup/reshape-answer.ts";
import type { User } from "../store/documents.ts";

/** How the directory answers somebody for whom it goes a way of its own. */
export interface DirectoryWay {
  /** Milliseconds before each answer. */
  readonly waitMs?: number;
  /** Answers to the first calls of each kind, one each; then a right one, and it begins anew. */
  readonly faults?: readonly Fault[];
  readonly reshape?: Reshaping;
  /** Nothing is found: no rows, no facets, no questions. */
  readonly isEmpty?: boolean;
  /** Said above the lists. */
  readonly message?: string;
  /** Answered to whoever asks for a report. */
  readonly report?: Fault;
}

/** Somebody for whom finder, libraries and index answer in a way of their own. */
export interface DirectoryPerson {
  readonly user: User;
  readonly way: DirectoryWay;
}

const message =
  'The directory is being <strong>brought up to date</strong>. <a href="/account">Account</a><script>alert(1)</script>';

export const directoryPeople: readonly DirectoryPerson[] = [
  person("directory-message", "Directory: empty, with a message", { isEmpty: true, message }),
  person("directory-empty", "Directory: empty, without a word", { isEmpty: true }),
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

/** The way the directory answers a person; the plain one for almost everybody. */
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
