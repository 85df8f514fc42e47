import { createContract, downloadPricing, printPricing } from "../../../core/api/pricing.ts";
import type { Core } from "../../../core/create-core.ts";
import { type AnswerContext, answerLinkOf } from "../../../core/links/links.ts";
import {
  type ContractData,
  contractDataOf,
  type MadeContract,
} from "../../../core/pricing/proposal/contract-data.ts";
import type { OutputKind } from "../../../core/pricing/proposal/output-rules.ts";
import { proposalFileName } from "../../../core/pricing/proposal/proposal-file-name.ts";
import {
  type ProposalInput,
  proposalPayload,
} from "../../../core/pricing/proposal/proposal-payload.ts";
import type { BrowserActions } from "../../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../../core/signals.ts";
import { createKeyedActs } from "../../../core/stores/page/keyed-acts.ts";

export interface ProposalOutputs {
  /** The outputs in progress. Each runs at most once at a time. */
  readonly busy: ReadonlySignal<ReadonlySet<OutputKind>>;
  /** The output whose last request was answered with 401, or null. */
  readonly unauthorized: ReadonlySignal<OutputKind | null>;
  /** The last contract, or null. */
  readonly contract: ReadonlySignal<MadeContract | null>;
  create(kind: OutputKind, proposal: ProposalInput, query: ContractData["query"]): void;
  forgetContract(): void;
  /** Cancels the outputs in progress. Late answers are ignored. */
  cancel(): void;
}

interface OutputRequest {
  readonly proposal: ProposalInput;
  readonly query: ContractData["query"];
}

interface OutputContext {
  readonly core: Pick<Core, "client" | "ports">;
  readonly actions: BrowserActions;
  /** The context that resolves the server's links. */
  readonly base: () => AnswerContext;
  /** Returns the href of a server's link, which may point to a route of the portal. */
  readonly routeHrefOf: (href: string) => string;
  readonly onCreated: (kind: OutputKind, uri: string | null) => void;
  readonly onFailed: () => void;
}

/** Print, PDF and contract of a proposal. */
export function createProposalOutputs({
  core: { client, ports },
  actions,
  base,
  routeHrefOf,
  onCreated,
  onFailed,
}: OutputContext): ProposalOutputs {
  const acts = createKeyedActs<OutputKind>((error, kind) =>
    ports.report.error(`${kind}-failed`, error instanceof Error ? error.name : undefined),
  );
  const contract = signal<MadeContract | null>(null);

  async function print({ proposal }: OutputRequest, abort: AbortSignal): Promise<void> {
    const html = await printPricing(client, payloadOf(proposal), abort);
    abort.throwIfAborted();
    await actions.printHtml(html, base().api);
    onCreated("print", null);
  }

  async function savePdf({ proposal }: OutputRequest, abort: AbortSignal): Promise<void> {
    const payload = payloadOf(proposal);
    const file = await downloadPricing(client, payload, abort);
    abort.throwIfAborted();
    const { provider, customer, date } = payload;
    const names = { provider: provider.name, customer: customer.name, date };
    actions.saveFile(file, proposalFileName(names));
    onCreated("pdf", null);
  }

  /**
   * Opens the tab during the click, because browsers block it later. The call is not cancelled when
   * the user leaves the screen, because the server creates the contract anyway.
   */
  async function openContract(
    { proposal, query }: OutputRequest,
    abort: AbortSignal,
  ): Promise<void> {
    const tab = actions.openTab();
    try {
      const data = contractDataOf(proposal, query);
      if (data === null) throw new Error("A total is unknown.");
      const target = answerLinkOf(await createContract(client, data), base());
      if (target === null) throw new Error("The contract has no address.");
      const href = routeHrefOf(target.href);
      tab?.go(href);
      if (!abort.aborted) contract.value = { href, isBlocked: tab === null };
      onCreated("contract", href);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }

  const creators = { print, pdf: savePdf, contract: openContract } as const;

  function forgetContract(): void {
    contract.value = null;
  }

  async function run(kind: OutputKind, request: OutputRequest): Promise<void> {
    const outcome = await acts.run(kind, (abort) => creators[kind](request, abort));
    if (outcome.kind === "failed") onFailed();
  }

  return {
    busy: acts.busy,
    unauthorized: acts.unauthorized,
    contract,
    create(kind, proposal, query) {
      if (!acts.busy.peek().has(kind)) void run(kind, { proposal, query });
    },
    forgetContract,
    cancel() {
      acts.abort();
      forgetContract();
    },
  };
}

/**
 * Throws if a total is ERR. The buttons are blocked in that case, so this guards against mistakes.
 */
function payloadOf(proposal: ProposalInput) {
  const payload = proposalPayload(proposal);
  if (payload === null) throw new Error("A total is unknown.");
  return payload;
}
