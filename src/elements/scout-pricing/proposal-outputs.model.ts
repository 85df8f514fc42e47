import { createContract, downloadPricing, printPricing } from "../../core/api/pricing.ts";
import type { Core } from "../../core/create-core.ts";
import { safeHref } from "../../core/links.ts";
import { contractDataOf } from "../../core/pricing/contract-data.ts";
import type { OutputKind } from "../../core/pricing/contract-rules.ts";
import { proposalFileName } from "../../core/pricing/proposal-file-name.ts";
import { type ProposalInput, proposalPayload } from "../../core/pricing/proposal-payload.ts";
import type { PageOutlets } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

export interface ProposalOutputs {
  /** What is under way: each at most once at a time (rulings N14). */
  readonly busy: ReadonlySignal<ReadonlySet<OutputKind>>;
  /** Address of a contract whose tab the browser blocked; null when there is none (rulings N8). */
  readonly contractHref: ReadonlySignal<string | null>;
  create(kind: OutputKind, proposal: ProposalInput, query: unknown): void;
  forgetContract(): void;
}

interface OutputSurroundings {
  readonly core: Pick<Core, "client" | "ports">;
  readonly outlets: PageOutlets;
  /** Absolute address that the server's links are resolved against. */
  readonly base: () => string;
  readonly onCreated: (kind: OutputKind, uri: string | null) => void;
  readonly onFailed: () => void;
}

/** Print, PDF and contract of a proposal (1 §7; rulings N). */
export function createProposalOutputs({
  core: { client, ports },
  outlets,
  base,
  onCreated,
  onFailed,
}: OutputSurroundings): ProposalOutputs {
  const busy = signal<ReadonlySet<OutputKind>>(new Set());
  const contractHref = signal<string | null>(null);

  async function print(proposal: ProposalInput): Promise<void> {
    await outlets.printHtml(await printPricing(client, payloadOf(proposal)));
    onCreated("print", null);
  }

  async function savePdf(proposal: ProposalInput): Promise<void> {
    const payload = payloadOf(proposal);
    const file = await downloadPricing(client, payload);
    const { provider, customer, date } = payload;
    const names = { provider: provider.name, customer: customer.name, date };
    outlets.saveFile(file, proposalFileName(names));
    onCreated("pdf", null);
  }

  /** The tab opens inside the click, before the answer: later it would be blocked (rulings N8). */
  async function openContract(proposal: ProposalInput, query: unknown): Promise<void> {
    const tab = outlets.openTab();
    try {
      const data = contractDataOf(proposal, query);
      if (data === null) throw new Error("A total is not known.");
      const target = safeHref(await createContract(client, data), base());
      if (target === null) throw new Error("The contract's address is none.");
      if (tab === null) contractHref.value = target.href;
      else tab.go(target.href);
      onCreated("contract", target.href);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }

  const acts = { print, pdf: savePdf, contract: openContract } as const;

  async function run(kind: OutputKind, proposal: ProposalInput, query: unknown): Promise<void> {
    busy.value = new Set([...busy.peek(), kind]);
    try {
      await acts[kind](proposal, query);
    } catch (error) {
      ports.report.error(`${kind}-failed`, error instanceof Error ? error.name : undefined);
      onFailed();
    } finally {
      busy.value = new Set([...busy.peek()].filter((one) => one !== kind));
    }
  }

  return {
    busy,
    contractHref,
    create(kind, proposal, query) {
      if (!busy.peek().has(kind)) void run(kind, proposal, query);
    },
    forgetContract() {
      contractHref.value = null;
    },
  };
}

/** The buttons are blocked while a total is ERR (rulings L15): this is for who calls anyway. */
function payloadOf(proposal: ProposalInput) {
  const payload = proposalPayload(proposal);
  if (payload === null) throw new Error("A total is not known.");
  return payload;
}
