import { signedIn } from "../auth/signed-in.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerFile, answerJson } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { check } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { readPicture } from "../paper/read-picture.ts";
import { readBranding, siteName } from "../settings/read-branding.ts";
import { contractData } from "./contract-body.ts";
import { contractUri, createContract } from "./create-contract.ts";

/** Contracts: made of proposals, listed, and as PDF; each is its maker's alone. */
export function createContractHandlers(parts: BackendParts): Handlers {
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
          };
        });
      return answerJson({ data: { results } });
    },

    async downloadContract({ params, caller }) {
      const contract = await store.contracts.get(params.contract ?? "");
      if (!contract || contract.userId !== signedIn(caller).id) {
        throw new Refusal(404, "No such contract.");
      }
      const { primaryLogo } = await readBranding(store);
      const carrier = await store.carriers.get(contract.providerKey);
      const { drawContract } = await import("./draw-contract.ts");
      const bytes = await drawContract(
        { ...contract, data: check(contract.payload, contractData, 500) },
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
  };
}
