import * as v from "valibot";
import { member, required, sentObject, tolerated } from "../wire/member.ts";
import { html } from "../wire/sent.ts";
import { record, text } from "./reading.ts";

const formMembers = {
  wizard_embed: member(
    v.optional(text, ""),
    required(html),
    "HTML with the contract's form: only its frame is shown.",
  ),
};
/** The answer with the form of a contract. */
export const sentContractEmbed = sentObject(formMembers);

const embedMembers = {
  ...formMembers,
  data: tolerated(
    v.fallback(v.pipe(record, v.object(formMembers)), { wizard_embed: "" }),
    "The answer itself.",
  ),
};

export const contractEmbedSchema = v.pipe(
  record,
  v.object(embedMembers),
  v.transform(({ wizard_embed, data }) => wizard_embed || data.wizard_embed),
  v.minLength(1),
);
