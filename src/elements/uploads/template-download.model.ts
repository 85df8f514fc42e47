import { downloadBulkTemplate } from "../../core/api/bulk.ts";
import type { DownloadedFile } from "../../core/api/download-file.ts";
import type { Core } from "../../core/create-core.ts";
import type { BrowserActions } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal } from "../../core/signals.ts";
import { createKeyedActs } from "../../core/stores/page/keyed-acts.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";

/** The download of the template for bulk files. */
export interface TemplateDownload {
  readonly isBusy: ReadonlySignal<boolean>;
  /** True if the last request was answered with 401. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  save(): Promise<void>;
  abort(): void;
}

export function createTemplateDownload({
  core,
  actions,
  onFailed,
}: {
  readonly core: Core;
  readonly actions: BrowserActions;
  readonly onFailed: () => void;
}): TemplateDownload {
  const downloads = createKeyedActs<"template", DownloadedFile>((error) =>
    reportFailure(core.ports.report, "bulk-download-failed", error),
  );
  return {
    isBusy: computed(() => downloads.busy.value.has("template")),
    isUnauthorized: computed(() => downloads.unauthorized.value === "template"),
    async save() {
      const nowMs = core.ports.clock.now();
      const outcome = await downloads.run("template", (abort) =>
        downloadBulkTemplate(core.client, { nowMs }, abort),
      );
      if (outcome.kind === "done") actions.saveFile(outcome.value.file, outcome.value.name);
      else if (outcome.kind === "failed") onFailed();
    },
    abort: downloads.abort,
  };
}
