import { contractMessages } from "../contracts/contract-messages.ts";
import { defineCall, laterAnswer } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";

/** GET /api/scout/v1/contract (1 §7), the latest first. */
export const listContracts = defineCall({
  method: "GET",
  path: "/api/scout/v1/contract",
  needsScout: true,
  token: "JWT-Authorization",
  answer: laterAnswer("json", async () => (await import("./contracts-answer.ts")).contractsAnswer),
  source: "1 §7",
});

export interface ContractFileRequest {
  readonly guid: string;
  /** Epoch seconds, different for each call (decisions B7). */
  readonly cid: number;
}

/** GET /scout/contract/{contract}/pdf (2 §7). */
export const downloadContract = defineCall({
  method: "GET",
  path: "/scout/contract/{contract}/pdf",
  needsScout: true,
  query: ["cid"],
  token: "JWT-Authorization",
  withCredentials: true,
  proxied: true,
  request: ({ guid, cid }: ContractFileRequest) => ({
    path: { contract: guid },
    query: { cid: String(cid) },
  }),
  answer: fileAnswer(() => contractMessages.fileName),
  source: "2 §7",
});
