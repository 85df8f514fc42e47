import type { sentContractList } from "../../../src/core/api/contracts.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import { signedIn } from "../auth/signed-in.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerFile, answerJson } from "../http/answer.ts";
import { answerFault, type Fault } from "../http/fault.ts";
import type { Handlers } from "../http/handler.ts";
import { checkContent } from "../http/read-body.ts";
import { takeFault } from "../http/take-fault.ts";
import { readPicture } from "../paper/read-picture.ts";
import { readBranding, siteName } from "../settings/read-branding.ts";
import type { Contract } from "../store/pricing-documents.ts";
import { contractData } from "./contract-body.ts";
import { contractUri, createContract } from "./create-contract.ts";
import { formAddressOf } from "./create-form-app.ts";
import { findContractOf } from "./find-contract.ts";
import { findWizardScenario } from "./scenarios.ts";

type ListedQuery = NonNullable<
  ValueOf<typeof sentContractList>["data"]["results"][number]["query"]
>;

/** The HTML that embeds the form, as the platform returns it. */
function writeEmbed(address: string): string {
  return `<div class="contract-embed"><iframe src="${address}" class="contract-form" style="width: 100%; height: 1100px" allow="clipboard-write"></iframe></div>`;
}

/** Contracts: created from proposals, filled in, listed, and as PDF. Each is visible only to its creator. */
export function createContractHandlers(parts: BackendParts) {
  const { store } = parts;

  return {
    createContract: ({ request, caller }) => createContract(parts, request, signedIn(caller)),

    async listContracts({ caller }) {
      const where = { user_id: signedIn(caller).id };
      const contracts = await store.contracts.find({ where });
      const carriers = await store.carriers.find();
      const results = contracts
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .map((contract) => {
          const carrier = carriers.find(({ id }) => id === contract.providerKey);
          return {
            created_at: new Date(contract.createdAt).toISOString(),
            primary_contact_name: contract.customerName,
            service_provider_name: carrier?.name ?? contract.providerKey,
            service_provider_url: carrier?.uri ?? null,
            state: contract.state,
            guid: contract.id,
            uri: contractUri(contract),
            query: queryOf(contract),
          };
        });
      const answer: ValueOf<typeof sentContractList> = { data: { results } };
      return answerJson(answer);
    },

    async loadContract({ params, caller }) {
      const { id } = await findContractOf(parts, params.contract ?? "", signedIn(caller).id);
      const scenario = findWizardScenario(id);
      if (scenario?.embed) return answerFault(scenario.embed);
      const write = scenario?.writeEmbed ?? writeEmbed;
      return answerJson({ wizard_embed: write(await formAddressOf(parts, id)) });
    },

    async downloadContract({ params, caller }) {
      const user = signedIn(caller);
      const contract = await findContractOf(parts, params.contract ?? "", user.id);
      const fault = await pdfFaultOf(store, contract.id, user.id);
      if (fault) return answerFault(fault);
      const { primaryLogo } = await readBranding(store);
      const carrier = await store.carriers.get(contract.providerKey);
      const { drawContract } = await import("./draw-contract.ts");
      const bytes = await drawContract(
        { ...contract, data: checkContent(contract.payload, contractData, 500) },
        carrier?.name ?? contract.providerKey,
        {
          siteName,
          logo: primaryLogo === null ? null : readPicture(primaryLogo),
          createdAt: new Date(contract.createdAt),
        },
      );
      return answerFile(bytes, {
        type: "application/pdf",
        name: `Contract ${contract.providerKey} ${new Date(contract.createdAt).toISOString().slice(0, 10)}.pdf`,
      });
    },
  } satisfies Partial<Handlers>;
}

/** The search from which the contract was made. */
function queryOf({ payload }: Contract): ListedQuery {
  const { query, customer } = checkContent(payload, contractData, 500);
  const text = (name: string) => {
    const value: unknown = Reflect.get({ ...query }, name);
    return typeof value === "string" ? { [name]: value } : {};
  };
  return {
    address: customer.address,
    ...text("address"),
    ...text("provider"),
    ...text("term"),
    ...text("package"),
  };
}

/** The fault of a contract's PDF, if there is one. */
async function pdfFaultOf(
  store: BackendParts["store"],
  contractId: string,
  userId: string,
): Promise<Fault | null> {
  const { pdf, everyPdf = null } = findWizardScenario(contractId) ?? {};
  return pdf ? takeFault(store, `${userId} ${contractId}`, pdf) : everyPdf;
}
