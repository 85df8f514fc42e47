import { downloadBulkTemplate } from "../../api/bulk.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core, SharedService } from "../../create-core.ts";

/** The template's columns, requested once for all elements of an API base. */
export interface BulkTemplate extends SharedService {
  /** Resolves with null if the template cannot be loaded or read. The next call tries again. */
  columns(): Promise<readonly string[] | null>;
}

export function bulkTemplateOf(core: Core): BulkTemplate {
  return core.service("bulk-template", createBulkTemplate);
}

function createBulkTemplate({ client, ports }: Core): BulkTemplate {
  let known: Promise<readonly string[] | null> | null = null;
  const task = createLatestTask();

  async function fetchColumns(abort: AbortSignal): Promise<readonly string[] | null> {
    try {
      const request = { nowMs: ports.clock.now() };
      const { file } = await downloadBulkTemplate(client, request, abort);
      const job = { kind: "check", file, choices: { names: 1 }, maxRows: 0 } as const;
      const outcome = await runCsvJob(ports.runCsvWorker, job, () => {}, abort);
      if (outcome.kind !== "report" || outcome.report.header.length === 0) return null;
      return outcome.report.header.map((name) => name.trim()).filter((name) => name !== "");
    } catch {
      if (!abort.aborted) ports.report.warn("bulk-template-failed");
      return null;
    }
  }

  return {
    columns() {
      const pending = known ?? fetchColumns(task.current());
      known = pending;
      void pending.then((columns) => {
        if (columns === null && known === pending) known = null;
      });
      return pending;
    },
    forget() {
      task.start();
      known = null;
    },
  };
}
