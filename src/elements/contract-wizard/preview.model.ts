import { downloadContract } from "../../core/api/contracts.ts";
import { AnswerError } from "../../core/api/errors.ts";
import { afterUnlessAborted } from "../../core/async/abort.ts";
import {
  type Preview,
  previewTimes,
  shownPreview,
  withLoaded,
  withOlderHidden,
  withoutOlder,
  withoutPreview,
  withPreview,
} from "../../core/contracts/preview-list.ts";
import type { PreviewType } from "../../core/contracts/wizard-address.ts";
import type { Core } from "../../core/create-core.ts";
import { isPdf, type PdfFault } from "../../core/files/pdf-file.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { nextCidSeconds } from "../../core/stores/contracts/cid-seconds.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";

/** The successive versions of a contract's PDF. */
export interface PreviewModel {
  /** The drawn versions, oldest first. There are several only during a transition. */
  readonly previews: ReadonlySignal<readonly Preview[]>;
  /** True if the last fetch failed and there is no version to show. */
  readonly isMissing: ReadonlySignal<boolean>;
  /** True if the latest fetch was answered 401, until a version is shown. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** The reason why a version that has loaded cannot be displayed, or null. */
  readonly fault: ReadonlySignal<PdfFault | null>;
  /** Says how current the shown version is. */
  readonly standing: ReadonlySignal<PreviewStanding>;
  /** Fetches the next version immediately, but at most once a second. */
  refresh(): void;
  /** Called by the view after it has drawn a version. */
  handleLoaded(sequence: number): void;
  /** Called by the view if it cannot draw a version. */
  handleFailed(sequence: number, fault: PdfFault): void;
  /** Returns the newest drawn version, or fetches one if no version is drawn. */
  newest(): Promise<Blob>;
}

/** The state of the shown version, compared with the saved contract. */
export type PreviewStanding =
  /** No version is shown. */
  | { readonly kind: "none" }
  /** A newer version is loading. */
  | { readonly kind: "updating" }
  /** The version contains everything that was saved when it was requested. */
  | { readonly kind: "saved"; readonly askedMs: number }
  /** The newer version failed. This one was requested at that time. */
  | { readonly kind: "stale"; readonly askedMs: number };

interface PreviewedContract {
  readonly guid: string;
  /** Returns the current preview type. */
  readonly typeOf: () => PreviewType;
  /** Called with the address of each version when it is shown. */
  readonly onShown: (address: string) => void;
  /** Called if a newer version cannot be shown and the older one stays. */
  readonly onStale: () => void;
  /**
   * Called with the HTTP status, or null, if no version can be shown. `fault` is that of the model.
   */
  readonly onMissing: (status: number | null, fault: PdfFault | null) => void;
}

const restMs = 1000;

/** Timers and requests end with `life`. */
export function createPreviewModel(
  core: Core,
  { guid, typeOf, onShown, onStale, onMissing }: PreviewedContract,
  life: AbortSignal,
): PreviewModel {
  const { clock, report } = core.ports;
  const previews = signal<readonly Preview[]>([]);
  const isMissing = signal(false);
  const isUnauthorized = signal(false);
  const faultNow = signal<PdfFault | null>(null);
  const standing = signal<PreviewStanding>({ kind: "none" });
  let sequence = 0;
  let isResting = false;
  let isRequested = false;

  const later = (delayMs: number, act: () => void) => afterUnlessAborted(clock, delayMs, act, life);

  async function fetchNext(): Promise<void> {
    sequence += 1;
    const mine = sequence;
    const contract = { guid, cid: nextCidSeconds(core) };
    const askedMs = clock.now();
    if (shownPreview(previews.peek()) !== null) standing.value = { kind: "updating" };
    try {
      const address = downloadContract.addressOf(core.client, contract);
      const file = await fetchPdf(contract);
      if (life.aborted) return;
      previews.value = withPreview(previews.peek(), { sequence: mine, address, file, askedMs });
    } catch (error) {
      if (!life.aborted) fail(mine, error);
    }
  }

  async function fetchPdf(contract: { readonly guid: string; readonly cid: number }) {
    const { file } = await downloadContract(core.client, contract, life);
    // An empty file is not a failed load: the view says that it is empty.
    if (file.size > 0 && !(await isPdf(file)))
      throw new AnswerError("The contract is not a PDF file.");
    return file;
  }

  /**
   * Keeps the version shown before. Does nothing else if a newer version was requested meanwhile.
   */
  function fail(mine: number, error: unknown, fault: PdfFault | null = null): void {
    const status = reportFailure(report, "preview-failed", error, "warn");
    previews.value = withoutPreview(previews.peek(), mine);
    if (mine === sequence) isUnauthorized.value = status === 401;
    isMissing.value = previews.peek().length === 0 && mine === sequence;
    faultNow.value = fault;
    if (isMissing.peek()) onMissing(status, fault);
    const shown = shownPreview(previews.peek());
    if (shown === null || mine !== sequence) return;
    standing.value = { kind: "stale", askedMs: shown.askedMs };
    onStale();
  }

  function makeRoom(mine: number): void {
    if (typeOf() === "canvas") {
      later(previewTimes.canvas.dropAfterMs, () => drop(mine));
      return;
    }
    const { hideAfterMs, dropAfterHiddenMs } = previewTimes.iframe;
    later(hideAfterMs, () => {
      previews.value = withOlderHidden(previews.peek(), mine);
      later(dropAfterHiddenMs, () => drop(mine));
    });
  }

  function drop(mine: number): void {
    previews.value = withoutOlder(previews.peek(), mine);
  }

  return {
    previews,
    isMissing,
    isUnauthorized,
    fault: faultNow,
    standing,
    refresh() {
      if (isResting) {
        isRequested = true;
        return;
      }
      isResting = true;
      later(restMs, () => {
        isResting = false;
        if (!isRequested) return;
        isRequested = false;
        this.refresh();
      });
      void fetchNext();
    },
    handleLoaded(mine) {
      const one = previews.peek().find((preview) => preview.sequence === mine);
      if (one === undefined || one.isLoaded) return;
      // A newer version was drawn in the meantime.
      if ((shownPreview(previews.peek())?.sequence ?? 0) > mine) {
        previews.value = withoutPreview(previews.peek(), mine);
        return;
      }
      isMissing.value = false;
      isUnauthorized.value = false;
      previews.value = withLoaded(previews.peek(), mine);
      const { askedMs } = one;
      if (mine === sequence) standing.value = { kind: "saved", askedMs };
      else if (standing.peek().kind === "stale") standing.value = { kind: "stale", askedMs };
      onShown(one.address);
      makeRoom(mine);
    },
    handleFailed: (mine, fault) => fail(mine, null, fault),
    async newest() {
      const shown = shownPreview(previews.peek());
      if (shown !== null) return shown.file;
      return fetchPdf({ guid, cid: nextCidSeconds(core) });
    },
  };
}
