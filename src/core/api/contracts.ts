import * as v from "valibot";
import { type Contract, type ContractQuery, newestFirst } from "../contracts/contract.ts";
import { contractFileName } from "../contracts/contract-messages.ts";
import { timeFromWire } from "../values/time.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { jsonAnswer } from "./read-answer.ts";
import { anything, list, plainText, record, text } from "./reading.ts";

const queryMembers = {
  address: member(v.optional(plainText, ""), sent.textOrNull, "The address, in one line."),
  prepared_for: member(v.optional(plainText, ""), sent.textOrNull, "Name of the customer."),
  provider: member(v.optional(plainText, ""), sent.textOrNull, "Value of the chosen provider."),
  term: member(v.optional(plainText, ""), sent.textOrNull, "Value of the chosen term."),
  package: member(v.optional(plainText, ""), sent.textOrNull, "Value of the chosen package."),
};

const query = v.fallback(
  v.pipe(
    record,
    v.object(queryMembers),
    v.transform(
      (wire): ContractQuery => Object.fromEntries(Object.entries(wire).filter(([, text]) => text)),
    ),
  ),
  {},
);

const contractMembers = {
  created_at: member(
    v.optional(v.pipe(anything, v.transform(timeFromWire)), null),
    required<sent.Sent<number | string>>({ type: ["integer", "string"] }),
    "When it was created: seconds since 1970, or a date and time. The list starts with the latest.",
  ),
  primary_contact_name: member(v.optional(plainText, ""), sent.textOrNull, "Name of the customer."),
  service_provider_name: member(
    v.optional(plainText, ""),
    sent.textOrNull,
    "Name of the provider.",
  ),
  service_provider_url: member(
    v.optional(text, ""),
    sent.textOrNull,
    "Address of the provider's page; without one, the name is plain text.",
  ),
  state: member(
    v.optional(plainText, ""),
    required(sent.textOrNull),
    "State of the contract. An empty state is a draft; `completed` and `expired` have their own texts; any other state is shown as it is.",
  ),
  guid: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Id of the contract; requests for its PDF contain it.",
  ),
  uri: member(
    v.optional(text, ""),
    sent.textOrNull,
    "Address at which the contract is edited; without one, the contract is not a link.",
  ),
  query: member(
    v.optional(query, {}),
    sentObject(queryMembers),
    "The search behind the contract, from `contract_data.query`. An expired contract is priced again with it.",
  ),
};

const contract = v.pipe(
  record,
  v.object(contractMembers),
  v.transform(
    (wire): Contract => ({
      createdAtMs: wire.created_at,
      customerName: wire.primary_contact_name,
      providerName: wire.service_provider_name,
      providerUrl: wire.service_provider_url,
      state: wire.state,
      guid: wire.guid,
      uri: wire.uri,
      query: wire.query,
    }),
  ),
);

const listMembers = {
  results: member(
    v.optional(list(contract), []),
    required(sent.list(sentObject(contractMembers))),
    "Contracts of the user.",
  ),
};
/** The answer of the list. */
export const sentContractList = sent.data(sentObject(listMembers));

/** PHP writes an empty object as `[]`, so `data` may be an empty list. */
export const contractListSchema = v.pipe(
  v.object({
    data: v.union([
      v.pipe(record, v.object(listMembers)),
      v.pipe(
        v.union([v.null(), v.strictTuple([])]),
        v.transform(() => ({ results: [] })),
      ),
    ]),
  }),
  v.transform(({ data }): readonly Contract[] => data.results),
);

/** The latest contract is first. */
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
  /** The epoch seconds. A different number for each call prevents a cached answer. */
  readonly cid: number;
}

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
  answer: fileAnswer(() => contractFileName),
  source: "2 §7",
});
