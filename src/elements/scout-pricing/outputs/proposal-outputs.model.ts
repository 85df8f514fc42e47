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
  /** The running outputs: each runs at most once at a time (decisions N14). */
  readonly busy: ReadonlySignal<ReadonlySet<OutputKind>>;
  /** The output that was answered 401 last; null when there is none (decisions A15). */
  readonly unauthorized: ReadonlySignal<OutputKind | null>;
  /** The last contract; null when there is none. */
  readonly contract: ReadonlySignal<MadeContract | null>;
  create(kind: OutputKind, proposal: ProposalInput, query: ContractData["query"]): void;
  forgetContract(): void;
  /** Cancels the running outputs: a late answer is ignored (decisions M9). */
  cancel(): void;
}

interface OutputRequest {
  readonly proposal: ProposalInput;
  readonly query: ContractData["query"];
}

interface OutputContext {
  readonly core: Pick<Core, "client" | "ports">;
  readonly actions: BrowserActions;
  /** Resolves the server's links. */
  readonly base: () => AnswerContext;
  /** The href of a server's address, which may name a route of the portal (decisions B18). */
  readonly routeHrefOf: (href: string) => string;
  readonly onCreated: (kind: OutputKind, uri: string | null) => void;
  readonly onFailed: () => void;
}

/** Print, PDF and contract of a proposal (1 §7; decisions N). */
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
   * Opens the tab inside the click, because a browser blocks it after the answer (decisions N8). The call
   * is not cancelled when the agent leaves the screen: the server creates the contract in any case.
   */
  async function openContract(
    { proposal, query }: OutputRequest,
    abort: AbortSignal,
  ): Promise<void> {
    const tab = actions.openTab();
    try {
      const data = contractDataOf(proposal, query);
      if (data === null) throw new Error("A total is not known.");
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

/** Throws while a total is ERR, although the buttons are blocked then (decisions L15). */
function payloadOf(proposal: ProposalInput) {
  const payload = proposalPayload(proposal);
  if (payload === null) throw new Error("A total is not known.");
  return payload;
}
