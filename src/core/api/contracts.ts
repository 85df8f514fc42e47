import * as v from "valibot";
import { newestFirst } from "../contracts/contract.ts";
import { contractMessages } from "../contracts/contract-messages.ts";
import { contractListSchema } from "./contract-schema.ts";
import { defineCall } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { jsonAnswer } from "./read-answer.ts";

/** GET /api/scout/v1/contract (1 §7), the latest first. */
export const listContracts = defineCall({
  method: "GET",
  path: "/api/scout/v1/contract",
  needsScout: true,
  token: "JWT-Authorization",
  answer: jsonAnswer(
    v.pipe(contractListSchema, v.transform(newestFirst)),
    "The list of contracts cannot be read.",
  ),
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
