import { createContract, downloadPricing, printPricing } from "../../core/api/pricing.ts";
import type { Core } from "../../core/create-core.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links.ts";
import { contractDataOf, type MadeContract } from "../../core/pricing/proposal/contract-data.ts";
import type { OutputKind } from "../../core/pricing/proposal/output-rules.ts";
import { proposalFileName } from "../../core/pricing/proposal/proposal-file-name.ts";
import {
  type ProposalInput,
  proposalPayload,
} from "../../core/pricing/proposal/proposal-payload.ts";
import type { BrowserActions } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

export interface ProposalOutputs {
  /** What is under way: each at most once at a time (decisions N14). */
  readonly busy: ReadonlySignal<ReadonlySet<OutputKind>>;
  /** The contract that was made last; null when there is none. */
  readonly contract: ReadonlySignal<MadeContract | null>;
  create(kind: OutputKind, proposal: ProposalInput, query: unknown): void;
  forgetContract(): void;
  /** Drops what is under way: its answer becomes no paper, no file and no link (decisions M9). */
  abandon(): void;
}

interface Order {
  readonly proposal: ProposalInput;
  readonly query: unknown;
  /** Aborted once its proposal is no longer on the screen. */
  readonly left: AbortSignal;
}

interface OutputSurroundings {
  readonly core: Pick<Core, "client" | "ports">;
  readonly actions: BrowserActions;
  /** What the server's links are resolved against. */
  readonly base: () => AnswerContext;
  /** Where an address of the server's is that names a route of the portal (decisions ZA8). */
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
}: OutputSurroundings): ProposalOutputs {
  const busy = signal<ReadonlySet<OutputKind>>(new Set());
  const contract = signal<MadeContract | null>(null);
  let leaving = new AbortController();

  async function print({ proposal, left }: Order): Promise<void> {
    const html = await printPricing(client, payloadOf(proposal), left);
    left.throwIfAborted();
    await actions.printHtml(html);
    onCreated("print", null);
  }

  async function savePdf({ proposal, left }: Order): Promise<void> {
    const payload = payloadOf(proposal);
    const file = await downloadPricing(client, payload, left);
    left.throwIfAborted();
    const { provider, customer, date } = payload;
    const names = { provider: provider.name, customer: customer.name, date };
    actions.saveFile(file, proposalFileName(names));
    onCreated("pdf", null);
  }

  /**
   * The tab opens inside the click, before the answer: later it would be blocked (decisions N8). It
   * waits for its contract even where the screen is left: the server makes it all the same.
   */
  async function openContract({ proposal, query, left }: Order): Promise<void> {
    const tab = actions.openTab();
    try {
      const data = contractDataOf(proposal, query);
      if (data === null) throw new Error("A total is not known.");
      const target = answerLinkOf(await createContract(client, data), base());
      if (target === null) throw new Error("The contract's address is none.");
      const href = routeHrefOf(target.href);
      tab?.go(href);
      if (!left.aborted) contract.value = { href, isBlocked: tab === null };
      onCreated("contract", href);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }

  const acts = { print, pdf: savePdf, contract: openContract } as const;

  function forgetContract(): void {
    contract.value = null;
  }

  async function run(kind: OutputKind, order: Order): Promise<void> {
    busy.value = new Set([...busy.peek(), kind]);
    try {
      await acts[kind](order);
    } catch (error) {
      if (order.left.aborted) return;
      ports.report.error(`${kind}-failed`, error instanceof Error ? error.name : undefined);
      onFailed();
    } finally {
      if (!order.left.aborted) {
        busy.value = new Set([...busy.peek()].filter((one) => one !== kind));
      }
    }
  }

  return {
    busy,
    contract,
    create(kind, proposal, query) {
      if (busy.peek().has(kind)) return;
      void run(kind, { proposal, query, left: leaving.signal });
    },
    forgetContract,
    abandon() {
      leaving.abort();
      leaving = new AbortController();
      busy.value = new Set();
      forgetContract();
    },
  };
}

/** The buttons are blocked while a total is ERR (decisions L15): this is for who calls anyway. */
function payloadOf(proposal: ProposalInput) {
  const payload = proposalPayload(proposal);
  if (payload === null) throw new Error("A total is not known.");
  return payload;
}
