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

/** The PDF of a contract in successive versions. */
export interface PreviewModel {
  /** Oldest first. More than one during a transition. */
  readonly previews: ReadonlySignal<readonly Preview[]>;
  /** Whether the latest fetch failed and no version can be shown (decisions Y12). */
  readonly isMissing: ReadonlySignal<boolean>;
  /** True if the latest fetch was answered 401, until a version is shown (decisions A15). */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** Why the missing version cannot be shown although it has come; otherwise null (decisions Y19). */
  readonly fault: ReadonlySignal<PdfFault | null>;
  /** What the person should know about the shown version. */
  readonly standing: ReadonlySignal<PreviewStanding>;
  /** Fetches the next version: immediately, and at most once per second (decisions Y6). */
  refresh(): void;
  /** Reports that the view has drawn a version. */
  handleLoaded(sequence: number): void;
  /** Reports that the view cannot show a version. */
  handleFailed(sequence: number, fault: PdfFault): void;
  /** The newest drawn version, or else one fetched for this call (decisions Y11). */
  newest(): Promise<Blob>;
}

/** How the shown version stands to what the server has (decisions Y18). */
export type PreviewStanding =
  /** Nothing is shown yet, or nothing can be. */
  | { readonly kind: "none" }
  /** A newer version is on its way. */
  | { readonly kind: "updating" }
  /** It has what was saved until then. */
  | { readonly kind: "saved"; readonly askedMs: number }
  /** The newer version could not be shown: this one is of then. */
  | { readonly kind: "stale"; readonly askedMs: number };

interface PreviewedContract {
  readonly guid: string;
  /** The current preview type. */
  readonly typeOf: () => PreviewType;
  /** Called with the address of each version when it is shown. */
  readonly onShown: (address: string) => void;
  /** Called when a newer version cannot be shown and the older one stays. */
  readonly onStale: () => void;
  /** Called with the HTTP status, or null, when no version can be shown; `fault` as of the model. */
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
    // An empty file is shown as one.
    if (file.size > 0 && !(await isPdf(file))) throw new AnswerError("The contract is no PDF.");
    return file;
  }

  /** What was shown before stays; a failure that a newer version overtook says nothing. */
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
      // A newer version was drawn in the meantime (decisions Y8).
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
