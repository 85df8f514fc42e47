import * as v from "valibot";
import { newestFirst } from "../contracts/contract.ts";
import { contractListSchema } from "./contract-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

/** The latest first. */
export const contractsAnswer = jsonAnswer(
  v.pipe(contractListSchema, v.transform(newestFirst)),
  "The list of contracts cannot be read.",
);
