import { loadContract } from "../../core/api/contract-embed.ts";
import { AnswerError } from "../../core/api/errors.ts";
import { afterUnlessAborted } from "../../core/async/abort.ts";
import { contractFileName } from "../../core/contracts/contract-messages.ts";
import {
  mayReceiveToken,
  type PlacedFrame,
  placeFrame,
  readEmbed,
  withToken,
} from "../../core/contracts/frame-trust.ts";
import { requestsRefresh } from "../../core/contracts/preview.ts";
import type { PreviewType, WizardAddress } from "../../core/contracts/wizard-address.ts";
import type { Core } from "../../core/create-core.ts";
import { folderHrefOf, tokenOriginsOf } from "../../core/links/links.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { nextCidSeconds } from "../../core/stores/contracts/cid-seconds.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { openContractTexts } from "./open-contract.messages.ts";
import { createPreviewModel, type PreviewModel } from "./preview.model.ts";

/** An open contract: its form, its preview and the actions on them. */
export interface OpenContract {
  /**
   * The customer's name. `""` until the list of contracts has named it, or if the list does not.
   */
  readonly customer: ReadonlySignal<string>;
  /** The href of the list of contracts. */
  readonly listHref: string;
  /** Goes back to the list, unless the host page prevents it. */
  openList(): void;
  readonly form: ContractForm;
  readonly preview: PreviewModel;
  readonly previewType: ReadonlySignal<PreviewType>;
  /** True when all form frames have loaded or timed out. */
  readonly isInitialized: ReadonlySignal<boolean>;
  readonly isDownloading: ReadonlySignal<boolean>;
  /** True if the last download was answered with 401. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** The announcement for the live region. */
  readonly announcement: ReadonlySignal<string>;
  /** True if the preview has a context menu. Only hosts of developers have it. */
  readonly hasContextMenu: boolean;
  /** The folder of the PDF library files. Empty means the folder of this build. */
  readonly pdfAssetsBase: string;
  handleFramesLoaded(): void;
  /** Handles a message that a form frame posted. */
  handleMessage(data: unknown): void;
  /** Does nothing before the form is loaded. */
  refreshPreview(): void;
  /** Saves the contract as PDF. Does nothing during a download. */
  download(): void;
}

/** The dependencies of an open contract. */
export interface Opening {
  readonly context: Pick<
    ScreenContext<unknown, { "scout-preview-refreshed": { readonly address: string } }>,
    "core" | "address" | "emit" | "actions" | "loadFailed" | "notify" | "formatting"
  >;
  readonly wizardAddress: WizardAddress;
  readonly previewType: ReadonlySignal<PreviewType>;
  /** True in the portal, which passes its token to trusted forms. A micro-site does not pass it. */
  readonly isPortal: boolean;
}

/** The path of the list in the portal. */
const listPath = "/scout/contracts";

const frameTimeoutMs = 30_000;
const downloadRestMs = 1000;

/**
 * Fetches the form of a contract. Rejects like `loadForm`. Everything that it starts ends with
 * `life`.
 */
export async function openContract(
  { context, wizardAddress, previewType, isPortal }: Opening,
  life: AbortSignal,
): Promise<OpenContract> {
  const { core, emit, actions, loadFailed, notify, formatting } = context;
  const textsNow = () => localTexts(formatting.peek().translations, openContractTexts);
  const { clock, report, place } = core.ports;
  const base = folderHrefOf(core.config.apiBase, context.address.base);
  const form = await loadForm(wizardAddress, { core, base, isPortal }, life);
  life.throwIfAborted();
  const isInitialized = signal(false);
  const isDownloading = signal(false);
  const isUnauthorized = signal(false);
  const announcement = signal("");
  const customer = signal("");
  const preview = createPreviewModel(
    core,
    {
      guid: wizardAddress.contract,
      typeOf: () => previewType.peek(),
      onShown: tellShown,
      onStale: () => {
        announcement.value = textsNow().notRefreshed;
      },
      onMissing(status, fault) {
        if (fault !== null) announcement.value = textsNow().pdfFaults[fault];
        loadFailed(status);
      },
    },
    life,
  );
  afterUnlessAborted(clock, frameTimeoutMs, initialize, life);
  void nameCustomer();

  /** The form's answer does not include the name. Nothing waits for it. */
  async function nameCustomer(): Promise<void> {
    try {
      const { listContracts } = await import("../../core/api/contracts.ts");
      const contracts = await listContracts(core.client, undefined, life);
      const own = contracts.find(({ guid }) => guid === wizardAddress.contract);
      customer.value = own?.customerName ?? "";
    } catch (error) {
      if (!life.aborted) reportFailure(report, "contract-customer-unknown", error);
    }
  }

  function initialize(): void {
    if (isInitialized.peek()) return;
    isInitialized.value = true;
    preview.refresh();
  }

  function tellShown(address: string): void {
    announcement.value = textsNow().refreshed;
    emit("scout-preview-refreshed", { address });
  }

  function refreshPreview(): void {
    if (!isInitialized.peek()) return;
    announcement.value = "";
    preview.refresh();
  }

  async function save(): Promise<void> {
    isDownloading.value = true;
    isUnauthorized.value = false;
    announcement.value = textsNow().downloading;
    try {
      const file = await preview.newest();
      if (life.aborted) return;
      actions.saveFile(file, contractFileName);
    } catch (error) {
      if (life.aborted) return;
      const status = reportFailure(report, "contract-download-failed", error);
      isUnauthorized.value = status === 401;
      if (status !== 401) notify("warning", textsNow().failed);
    }
    // Keep the spinner for about a second after the download (2 §4).
    const rest = () => {
      isDownloading.value = false;
      announcement.value = "";
    };
    afterUnlessAborted(clock, downloadRestMs, rest, life);
  }

  return {
    customer,
    listHref: context.address.hrefOf(listPath),
    openList: () => void context.address.navigate(listPath),
    form,
    preview,
    previewType,
    isInitialized,
    isDownloading,
    isUnauthorized,
    announcement,
    hasContextMenu: place.hostname.includes("local."),
    pdfAssetsBase: core.config.pdfAssetsBase,
    handleFramesLoaded: initialize,
    handleMessage(data) {
      if (requestsRefresh(data)) refreshPreview();
    },
    refreshPreview,
    download() {
      if (!isDownloading.peek()) void save();
    },
  };
}

/** The form of a contract, ready to show. */
interface ContractForm {
  /** The frames of the form, at least one. */
  readonly frames: readonly PlacedFrame[];
  /** Scripts from origins that the host page allows. */
  readonly scripts: readonly string[];
}

interface Surroundings {
  readonly core: Core;
  /** The API base with a slash at the end, to resolve the frames' relative addresses. */
  readonly base: string;
  /** True in the portal, which passes its token to trusted forms. A micro-site does not pass it. */
  readonly isPortal: boolean;
}

/**
 * Fetches the form of a contract and rebuilds its frames. Rejects like `loadContract`, and if the
 * HTML contains no frame that may be shown.
 */
async function loadForm(
  { contract, provider }: Pick<WizardAddress, "contract" | "provider">,
  { core, base, isPortal }: Surroundings,
  abort: AbortSignal,
): Promise<ContractForm> {
  const { client, config, ports, session } = core;
  const request = { guid: contract, provider, cid: nextCidSeconds(core) };
  const { frames, scripts } = readEmbed(await loadContract(client, request, abort), base);
  if (frames.length === 0) throw new AnswerError("The contract has no form.");
  const trusted = tokenOriginsOf(config, ports.place.origin);
  const isAsked = isPortal && frames.some((one) => mayReceiveToken(one, trusted));
  const token = isAsked ? await session.usableToken() : null;
  return {
    frames: frames.map((frame) => {
      const isTold = token !== null && mayReceiveToken(frame, trusted);
      return placeFrame(isTold ? withToken(frame, token) : frame, ports.place.origin);
    }),
    scripts: scripts.filter((src) =>
      config.allowedEmbedScriptOrigins.includes(new URL(src).origin),
    ),
  };
}
