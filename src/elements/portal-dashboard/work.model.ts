import { type BulkProgressRow, uploadPercentageOf } from "../../core/bulk/bulk-rows.ts";
import type { BulkTexts } from "../../core/bulk/bulk-status-text.ts";
import { bulkPhaseOf, bulkStatusText } from "../../core/bulk/bulk-status-text.ts";
import { bulkStatusOf } from "../../core/bulk/bulk-upload.ts";
import { type Contract, newestFirst } from "../../core/contracts/contract.ts";
import { contractActionOf } from "../../core/contracts/contract-action.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import { writeProposalLink } from "../../core/pricing/drafts/proposal-link.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { computed, effect, type ReadonlySignal, signal } from "../../core/signals.ts";
import { createBulkListStore } from "../../core/stores/bulk/bulk-list-store.ts";
import { createContractsStore } from "../../core/stores/contracts/contracts-store.ts";
import { recentAddressesOf } from "../../core/stores/kept/recent-addresses.ts";
import type { Loaded } from "../../core/stores/page/loader.ts";
import { draftsOf, type KeptDraft } from "../../core/stores/pricing/drafts-store.ts";
import { followScoutAccess } from "../../core/stores/session/follow-scout-access.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import {
  createTemplateDownload,
  type TemplateDownload,
} from "../uploads/template-download.model.ts";
import { workTexts } from "./work.messages.ts";

/** The current work of a user with access to Scout, a few items of each kind, the latest first. */
export interface WorkModel {
  /** Null if addresses are not remembered. */
  readonly addresses: ReadonlySignal<readonly string[]> | null;
  /** Null if proposals are not remembered. */
  readonly proposals: ReadonlySignal<readonly OpenProposal[]> | null;
  readonly uploads: ReadonlySignal<Loaded<{ readonly rows: readonly UploadRow[] }>>;
  readonly contracts: ReadonlySignal<Loaded<{ readonly rows: readonly ContractRow[] }>>;
  /** The download of the template that the text of a failed upload names. */
  readonly template: TemplateDownload;
  loadUploads(): void;
  loadContracts(): void;
  dispose(): void;
}

/** An open proposal, and the path at which the user continues with it. */
export interface OpenProposal {
  readonly kept: KeptDraft;
  readonly path: string;
}

/** An upload of addresses, in progress or completed. */
export interface UploadRow {
  readonly key: string;
  /** The name of its file; `""` if unknown. */
  readonly name: string;
  /** Returns the status in a language, with the numbers as the function writes them. */
  readonly statusText: (write: (count: number) => string, texts: BulkTexts) => string;
  readonly hasFailed: boolean;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number | null;
  /** 0 to 100 while the upload is in progress; null if unknown or completed. */
  readonly percentage: number | null;
  readonly isInProgress: boolean;
}

/** A contract that waits for the user: a draft, or an expired one. */
export interface ContractRow {
  readonly contract: Contract;
  readonly act: "edit" | "price";
  /** The destination of the action: an address, or a path of the portal. */
  readonly href: string;
}

type WorkContext = Pick<
  ScreenContext<unknown, unknown>,
  "core" | "address" | "actions" | "loadFailed" | "notify" | "formatting"
>;

/** The maximum number of rows; the other screens list all of them. */
const maxRows = 4;

export function createWork({
  core,
  address,
  actions,
  loadFailed,
  notify,
  formatting,
}: WorkContext): WorkModel {
  const { rememberAddresses, rememberProposals } = core.config;
  const base = answerContextOf(core.config, address);
  const bulk = createBulkListStore(core, loadFailed);
  const contracts = createContractsStore(core, loadFailed);
  const drafts = draftsOf(core);
  const addresses = recentAddressesOf(core);
  const proposals = signal<readonly OpenProposal[]>([]);
  const template = createTemplateDownload({
    core,
    actions,
    onFailed: () => notify("warning", localTexts(formatting.peek().translations, workTexts).failed),
  });

  const stopLoading = followScoutAccess(core.settings, {
    clear() {
      bulk.clear();
      contracts.clear();
    },
    load() {
      void drafts.open();
      void bulk.refresh();
      void contracts.load();
    },
  });

  async function openProposalsOf(latest: readonly KeptDraft[]): Promise<void> {
    const opened = await Promise.all(latest.map(openProposalOf));
    // A newer list may have replaced this one.
    if (latestDrafts.peek() === latest) proposals.value = opened;
  }

  const latestDrafts = computed(() => drafts.drafts.value.slice(0, maxRows));
  const stopProposals = effect(() => void openProposalsOf(latestDrafts.value));

  return {
    addresses:
      rememberAddresses === "none"
        ? null
        : computed(() => addresses.addresses.value.slice(0, maxRows)),
    proposals: rememberProposals === "none" ? null : proposals,
    uploads: computed(() => {
      const state = bulk.state.value;
      if (state.kind !== "ready") return state;
      const completed = bulk.history.value.map(
        (item): BulkProgressRow => ({ kind: "item", key: item.id, item }),
      );
      const rows = [...bulk.progress.value, ...completed].map(uploadRowOf);
      return { kind: "ready", rows: rows.sort(runningFirst).slice(0, maxRows) };
    }),
    contracts: computed(() => {
      const state = contracts.state.value;
      if (state.kind !== "ready") return state;
      const rows = newestFirst(state.contracts).flatMap((one) => contractRowsOf(one, base));
      return { kind: "ready", rows: rows.slice(0, maxRows) };
    }),
    template,
    loadUploads: () => void bulk.refresh(),
    loadContracts: () => void contracts.load(),
    dispose() {
      stopLoading();
      stopProposals();
      template.abort();
      bulk.dispose();
      contracts.clear();
    },
  };
}

function uploadRowOf(row: BulkProgressRow): UploadRow {
  const isItem = row.kind === "item";
  const status = isItem ? row.item : bulkStatusOf(row.upload);
  const phase = bulkPhaseOf(status);
  const isInProgress = phase !== "completed" && phase !== "failed";
  return {
    key: row.key,
    name: isItem ? row.item.orig : row.upload.name,
    statusText: (write, texts) => bulkStatusText(status, write, texts),
    hasFailed: phase === "failed",
    startedAtMs: isItem ? row.item.createdAtMs : row.upload.startedAtMs,
    percentage: isInProgress ? uploadPercentageOf(row) : null,
    isInProgress,
  };
}

/**
 * Uploads in progress come first, then the latest ones, so that an old failure does not stay in front.
 */
function runningFirst(one: UploadRow, other: UploadRow): number {
  if (one.isInProgress !== other.isInProgress) return one.isInProgress ? -1 : 1;
  return (other.startedAtMs ?? 0) - (one.startedAtMs ?? 0);
}

function contractRowsOf(contract: Contract, base: AnswerContext): readonly ContractRow[] {
  const action = contractActionOf(contract, base);
  if (action?.kind !== "edit" && action?.kind !== "price") return [];
  return [{ contract, act: action.kind, href: action.href }];
}

async function openProposalOf(kept: KeptDraft): Promise<OpenProposal> {
  const builder = "/scout/pricing";
  try {
    return { kept, path: `${builder}#${await writeProposalLink(kept.draft)}` };
  } catch {
    // In a browser that cannot compress, open the builder, which lists the proposals.
    return { kept, path: builder };
  }
}
