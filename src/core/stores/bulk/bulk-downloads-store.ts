import { downloadBulkResults, downloadBulkTemplate } from "../../api/bulk.ts";
import type { DownloadedFile } from "../../api/download-file.ts";
import type { Core } from "../../create-core.ts";
import { fail, type Result, succeed } from "../../result.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";

/** The template, or the results of an item. */
export type BulkDownloadKey = "template" | `results ${string}`;

/** A downloaded file, or its failure. The failure is null if the download was aborted or answered 401. */
type BulkDownload = Result<DownloadedFile, { readonly status: number | null } | null>;

/** The downloads of one screen. */
export interface BulkDownloads {
  /** The running downloads; their buttons are busy. */
  readonly busy: ReadonlySignal<ReadonlySet<BulkDownloadKey>>;
  /** The last download that was answered 401; null if there is no such download. */
  readonly unauthorized: ReadonlySignal<BulkDownloadKey | null>;
  template(): Promise<BulkDownload>;
  /** @param id - the `id` of the item, not its `uploadId` */
  results(id: string): Promise<BulkDownload>;
  /** Aborts the running downloads. */
  dispose(): void;
}

export function createBulkDownloads({ client, ports }: Core): BulkDownloads {
  const busy = signal<ReadonlySet<BulkDownloadKey>>(new Set());
  const unauthorized = signal<BulkDownloadKey | null>(null);
  const running = new Map<BulkDownloadKey, Promise<BulkDownload>>();
  const controller = new AbortController();
  const { signal: aborted } = controller;

  async function attempt(
    key: BulkDownloadKey,
    call: Promise<DownloadedFile>,
  ): Promise<BulkDownload> {
    try {
      return succeed(await call);
    } catch (error) {
      if (aborted.aborted) return fail(null);
      const status = reportFailure(ports.report, "bulk-download-failed", error);
      if (status !== 401) return fail({ status });
      unauthorized.value = key;
      return fail(null);
    }
  }

  /** A second click on a busy button returns the running download. */
  function once(key: BulkDownloadKey, call: () => Promise<DownloadedFile>): Promise<BulkDownload> {
    const known = running.get(key);
    if (known !== undefined) return known;
    unauthorized.value = null;
    const download = attempt(key, call()).finally(() => {
      running.delete(key);
      busy.value = new Set(running.keys());
    });
    running.set(key, download);
    busy.value = new Set(running.keys());
    return download;
  }

  return {
    busy,
    unauthorized,
    template: () =>
      once("template", () => downloadBulkTemplate(client, { nowMs: ports.clock.now() }, aborted)),
    results: (id) =>
      once(`results ${id}`, () =>
        downloadBulkResults(client, { id, nowMs: ports.clock.now() }, aborted),
      ),
    dispose: () => controller.abort(),
  };
}
