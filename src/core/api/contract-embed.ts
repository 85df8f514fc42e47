import * as v from "valibot";
import { member, required, sentObject, tolerated } from "../wire/member.ts";
import { html } from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { record, text } from "./reading.ts";

const formMembers = {
  wizard_embed: member(
    v.optional(text, ""),
    required(html),
    "HTML with the contract's form. Only the frame in it is shown.",
  ),
};
/** The answer with the form of a contract. */
export const sentContractEmbed = sentObject(formMembers);

const embedMembers = {
  ...formMembers,
  data: tolerated(
    v.fallback(v.pipe(record, v.object(formMembers)), { wizard_embed: "" }),
    "The same members, one level deeper.",
  ),
};

export const contractEmbedSchema = v.pipe(
  record,
  v.object(embedMembers),
  v.transform(({ wizard_embed, data }) => wizard_embed || data.wizard_embed),
  v.minLength(1),
);

export interface LoadContractRequest {
  readonly guid: string;
  readonly provider: string;
  /** The epoch seconds. A different number for each call prevents a cached answer. */
  readonly cid: number;
}

/** Loads the HTML with the contract's form. */
export const loadContract = defineCall({
  method: "GET",
  path: "/api/scout/v1/contract/{contract}",
  needsScout: true,
  query: ["cid", "provider"],
  request: ({ guid, provider, cid }: LoadContractRequest) => ({
    path: { contract: guid },
    query: { cid: String(cid), provider },
  }),
  answer: jsonAnswer(contractEmbedSchema, "The contract has no form."),
  source: "2 §7",
});
