import { streetWordsOf } from "../catalogue/addresses.ts";
import { brokenSite, type Fault, gatewayTimeout } from "../http/fault.ts";

/** An address that makes a bulk upload behave in a special way. */
export interface BulkScenario {
  readonly code: string;
  readonly address: { readonly street: string; readonly city: string };
  /** The behaviour of the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  /** The answer to the upload. */
  readonly upload?: Fault;
  /** Milliseconds before the upload is answered. */
  readonly waitMs?: number;
  /** The factor by which each step takes longer. */
  readonly slowness?: number;
  /** The final status and its message. */
  readonly end?: {
    readonly status: "error-uploading" | "error-processing" | "failed";
    readonly message: string | null;
  };
  /** The answer to the download of the results. */
  readonly download?: Fault;
}

const city = "Test City";
const anError = "An error has occurred.";
const uploadError =
  "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.";

export const bulkScenarios: readonly BulkScenario[] = [
  {
    code: "error-uploading",
    address: { street: "1 Stopped Street", city },
    backend: "The file is lost before its rows are read: status error-uploading.",
    shown: "The upload was interrupted. Please upload the file again.",
    end: {
      status: "error-uploading",
      message: "The upload was interrupted. Please upload the file again.",
    },
  },
  {
    code: "error-processing",
    address: { street: "2 Stopped Street", city },
    backend: "The lookups stop at the row of this address: status error-processing.",
    shown: "A carrier does not answer. Please upload the remaining addresses later.",
    end: {
      status: "error-processing",
      message: "A carrier does not answer. Please upload the remaining addresses later.",
    },
  },
  {
    code: "failed",
    address: { street: "3 Stopped Street", city },
    backend: "The run breaks at the row of this address and says nothing: status failed.",
    shown: uploadError,
    end: { status: "failed", message: null },
  },
  {
    code: "slow-run",
    address: { street: "4 Patient Street", city },
    backend: "Every step takes ten times as long.",
    shown: "Each status for long enough to be read.",
    slowness: 10,
  },
  {
    code: "slow-upload",
    address: { street: "5 Patient Street", city },
    backend: "The upload is answered after eight seconds.",
    shown: "In Queue, then Pending.",
    waitMs: 8000,
  },
  {
    code: "upload-500",
    address: { street: "500 Upload Street", city },
    backend: "The upload answers 500 with an HTML page.",
    shown: uploadError,
    upload: brokenSite,
  },
  {
    code: "upload-504",
    address: { street: "504 Upload Street", city },
    backend: "The upload answers 504.",
    shown: uploadError,
    upload: gatewayTimeout,
  },
  {
    code: "download-500",
    address: { street: "500 Download Street", city },
    backend: "The run completes; the download of its results answers 500.",
    shown: anError,
    download: brokenSite,
  },
];

const byStreet = new Map(
  bulkScenarios.map((scenario) => [streetWordsOf(scenario.address.street), scenario] as const),
);

/** The scenario that an address names. */
export function findBulkScenario(address: string): BulkScenario | null {
  return byStreet.get(streetWordsOf(address)) ?? null;
}

export function findBulkScenarioByCode(code: string | null): BulkScenario | null {
  return bulkScenarios.find((scenario) => scenario.code === code) ?? null;
}
