import { afterUnlessAborted } from "../../core/abort.ts";
import { asksForRefresh } from "../../core/contracts/preview-message.ts";
import type { PreviewType } from "../../core/contracts/preview-type.ts";
import type { WizardAddress } from "../../core/contracts/wizard-address.ts";
import { folderHrefOf } from "../../core/links.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { reportFailure } from "../../core/stores/report-failure.ts";
import { type ContractForm, loadForm } from "./form.model.ts";
import { messages } from "./open-contract.messages.ts";
import { createPreviewModel, type PreviewModel } from "./preview.model.ts";

/** An open contract: its form, its preview and the actions on them. */
export interface OpenContract {
  readonly form: ContractForm;
  readonly preview: PreviewModel;
  readonly previewType: ReadonlySignal<PreviewType>;
  /** Whether all form frames have loaded or timed out (decisions Y5). */
  readonly isInitialized: ReadonlySignal<boolean>;
  readonly isDownloading: ReadonlySignal<boolean>;
  /** Whether the last download was answered 401 (decisions ZB9). */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** The live-region text. */
  readonly announcement: ReadonlySignal<string>;
  /** Whether the preview has a context menu, which only developer hosts have (decisions Y10). */
  readonly hasContextMenu: boolean;
  /** Folder of the PDF library files. Empty means that of the elements. */
  readonly pdfAssetsBase: string;
  handleFramesLoaded(): void;
  /** Handles a message that a form frame posted. */
  handleMessage(data: unknown): void;
  /** Does nothing before the form is loaded (2 §4). */
  refreshPreview(): void;
  /** Saves the contract as PDF. Does nothing during a download. */
  download(): void;
}

/** The dependencies of an open contract. */
export interface Opening {
  readonly context: Pick<
    ScreenContext<unknown, { "scout-preview-refreshed": { readonly address: string } }>,
    "core" | "address" | "emit" | "actions" | "loadFailed" | "notify"
  >;
  readonly wanted: WizardAddress;
  readonly previewType: ReadonlySignal<PreviewType>;
  /** The portal passes its token to trusted forms; the micro-site does not (2 §6). */
  readonly isPortal: boolean;
}

const longestFrameLoadMs = 30_000;
const downloadRestMs = 1000;

/** Fetches a contract's form (2 §7). Rejects like `loadForm`. Everything that it starts ends with `life`. */
export async function openContract(
  { context, wanted, previewType, isPortal }: Opening,
  life: AbortSignal,
): Promise<OpenContract> {
  const { core, emit, actions, loadFailed, notify } = context;
  const { clock, report, place } = core.ports;
  const base = folderHrefOf(core.config.apiBase, context.address.base);
  const form = await loadForm(wanted, { core, base, isPortal }, life);
  life.throwIfAborted();
  const isInitialized = signal(false);
  const isDownloading = signal(false);
  const isUnauthorized = signal(false);
  const announcement = signal("");
  const preview = createPreviewModel(
    core,
    {
      guid: wanted.contract,
      typeOf: () => previewType.peek(),
      onShown: tellShown,
      onMissing: loadFailed,
    },
    life,
  );
  afterUnlessAborted(clock, longestFrameLoadMs, initialize, life);

  function initialize(): void {
    if (isInitialized.peek()) return;
    isInitialized.value = true;
    preview.refresh();
  }

  function tellShown(address: string): void {
    announcement.value = messages.refreshed;
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
    announcement.value = messages.downloading;
    try {
      const file = await preview.newest();
      if (life.aborted) return;
      actions.saveFile(file, messages.fileName);
    } catch (error) {
      if (life.aborted) return;
      const status = reportFailure(report, "contract-download-failed", error);
      isUnauthorized.value = status === 401;
      if (status !== 401) notify("warning", messages.failed);
    }
    // 2 §4: the spinner is removed about a second later.
    const rest = () => {
      isDownloading.value = false;
      announcement.value = "";
    };
    afterUnlessAborted(clock, downloadRestMs, rest, life);
  }

  return {
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
      if (asksForRefresh(data)) refreshPreview();
    },
    refreshPreview,
    download() {
      if (!isDownloading.peek()) void save();
    },
  };
}
