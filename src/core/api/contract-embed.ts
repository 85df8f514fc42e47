import * as v from "valibot";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { record, text } from "./reading.ts";

const embedSchema = v.pipe(
  record,
  v.object({
    wizard_embed: v.optional(text, ""),
    data: v.fallback(v.pipe(record, v.object({ wizard_embed: v.optional(text, "") })), {
      wizard_embed: "",
    }),
  }),
  v.transform(({ wizard_embed, data }) => wizard_embed || data.wizard_embed),
);

/**
 * GET /api/scout/v1/contract/{contract} (2 §7): the HTML with the contract's form. Rejects as the
 * http client does, and with `AnswerError` when there is none.
 *
 * @param contract.cid - epoch seconds that no call had before (decisions B7).
 */
export async function loadContractEmbed(
  client: HttpClient,
  contract: { readonly guid: string; readonly provider: string; readonly cid: number },
  signal: AbortSignal,
): Promise<string> {
  const { guid, provider, cid } = contract;
  const answer = await client.read("loadContract", {
    path: { contract: guid },
    query: { cid: String(cid), provider },
    signal,
  });
  const reading = v.safeParse(embedSchema, answer);
  if (!reading.success || reading.output === "") throw new AnswerError("The contract has no form.");
  return reading.output;
}
