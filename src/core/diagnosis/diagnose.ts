import { type Config, joinConfig, readConfig } from "../config.ts";
import { createCore } from "../create-core.ts";
import { pageState } from "../page-state.ts";
import type { Ports } from "../ports.ts";
import { diagnoseApi } from "../stores/trouble/diagnose-api.ts";
import type { Finding, PageInspection } from "./finding.ts";
import { findingMessages } from "./finding-messages.ts";
import { judgePage } from "./judge-page.ts";

/** Overrides what is inspected. By default it is the current page. */
export interface DiagnoseOptions {
  /** The API and the ports to inspect. By default, those of the elements on the page. */
  readonly config?: Partial<Config>;
  readonly ports?: Ports;
  /** The state of the page. By default its elements report it. Null in Node. */
  readonly page?: PageInspection | null;
}

/**
 * Finds the problems that keep elements from working (interface: Failures). Makes one call to each API base without a
 * token, and one to the files of the elements. The findings contain no secrets. Never rejects.
 */
export async function diagnose(options: DiagnoseOptions = {}): Promise<readonly Finding[]> {
  const state = pageState();
  const cores = options.ports
    ? [createCore(joinConfig(readConfig(options.config ?? {}).config), options.ports)]
    : [...state.cores.values()];
  const page =
    options.page === undefined ? await state.inspect?.().catch(() => null) : options.page;
  const findings = await Promise.all(cores.map(diagnoseApi));
  if (options.ports) for (const core of cores) core.dispose();
  if (cores.length === 0) findings.push([nothingStarted]);
  const all = [...findings.flat(), ...(page ? judgePage(page) : [])];
  // Several API bases may have the same problem. Report it once.
  const byText = new Map(all.map((finding) => [finding.code + finding.message, finding]));
  return [...byText.values()].sort(bySeverity);
}

const nothingStarted: Finding = {
  code: "nothing-started",
  severity: "warning",
  ...findingMessages.nothingStarted,
};

const order = ["error", "warning", "ok"] as const;

function bySeverity(a: Finding, b: Finding): number {
  return order.indexOf(a.severity) - order.indexOf(b.severity);
}
