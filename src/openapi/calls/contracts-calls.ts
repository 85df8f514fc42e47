import { loadContract, sentContractEmbed } from "../../core/api/contract-embed.ts";
import { downloadContract, listContracts, sentContractList } from "../../core/api/contracts.ts";
import { createContract, sentMadeContract } from "../../core/api/pricing.ts";
import { component, described, file, object } from "../../core/wire/sent.ts";
import { requireValue, type Walk } from "../check-walk.ts";
import type { DescribedCalls } from "../described-call.ts";
import { sampleContract } from "../sample-proposal.ts";
import { failedState, warning } from "../screen-reactions.ts";

const opens = "When it opens, as soon as the settings allow the Scout screens.";
const noContract = "there is no contract to open";
const cidOf = ({ nowMs }: Walk) => Math.floor(nowMs / 1000);

/** The calls of provider contracts, which are made from proposals. */
export const contractsCalls = {
  createContract: {
    tag: "Contracts",
    summary: "Creates a provider contract from a proposal",
    kind: "act",
    when: { "scout-pricing": 'On "Contract". The tab opens with the click, before the answer.' },
    after: ["searchPricing"],
    answer:
      "`data.uri` is opened in the tab. Where the browser has blocked the tab, a link to it is shown.",
    failures: { other: `The tab is closed. ${warning}` },
    wire: {
      request: object({
        contract_data: described(
          component("ContractData"),
          "The proposal to make a contract from.",
        ),
      }),
      answer: sentMadeContract,
      failures: { 422: "The contract is not valid, or the provider does not accept contracts" },
    },
    check: { changesData: true, make: ({ client }) => createContract(client, sampleContract) },
  },
  listContracts: {
    tag: "Contracts",
    summary: "The contracts created so far",
    kind: "load",
    when: {
      "scout-contracts": opens,
      "contract-wizard": "After the form has loaded, to name the customer in the heading.",
      "portal-dashboard":
        "When it opens for a user with `scout:access`. The latest four drafts and expired contracts are shown.",
    },
    answer:
      'The newest first. `state` "Completed" has "Download PDF", an empty one "Edit Draft", "Expired" has "Price Again" with the values of `query`, any other "Open Contract". Without rows: "There are no contracts at this time."',
    failures: { other: failedState },
    wire: { answer: sentContractList },
    check: {
      make: async ({ client, found }) => {
        const [contract] = await listContracts(client);
        if (contract) found.contract = { guid: contract.guid, provider: contract.providerName };
      },
    },
  },
  loadContract: {
    tag: "Contracts",
    summary: "The form of a contract",
    kind: "load",
    when: { "contract-wizard": "When it opens with a contract." },
    after: ["listContracts", "createContract"],
    answer:
      "The frames of `wizard_embed` are rebuilt, with scripts only from `allowedEmbedScriptOrigins`. A frame of `trustedOrigins` or of the API's origin gets the token as `jwt_token`. Without a frame the screen says 404.",
    failures: {
      401: 'The error page with "You are not signed in.", never 404.',
      other: "The screen says 404.",
    },
    wire: {
      requiredQuery: ["provider"],
      answer: sentContractEmbed,
      failures: { 404: "No such contract" },
    },
    check: {
      make: (walk) =>
        loadContract(walk.client, {
          ...requireValue(walk.found.contract, noContract),
          cid: cidOf(walk),
        }),
    },
  },
  downloadContract: {
    tag: "Contracts",
    summary: "A contract as PDF",
    kind: "own",
    when: {
      "scout-contracts": 'On "Download PDF".',
      "contract-wizard":
        "For the preview: when the form is loaded, when a frame reports a change, and on its buttons.",
    },
    after: ["listContracts", "loadContract"],
    answer:
      "The list saves it, under the name of `Content-Disposition`. The preview draws every answer that begins as a PDF, whatever its content type. If the PDF is empty, damaged, has a password or is an XFA form, the preview says so.",
    failures: {
      other: `In the list: ${warning} The preview keeps the previous PDF; without one it says "The requested file could not be found."`,
    },
    wire: {
      answer: { ...file, contentMediaType: "application/pdf" },
      failures: { 404: "No such contract" },
    },
    check: {
      make: (walk) =>
        downloadContract(walk.client, {
          guid: requireValue(walk.found.contract, noContract).guid,
          cid: cidOf(walk),
        }),
    },
  },
} satisfies DescribedCalls;
