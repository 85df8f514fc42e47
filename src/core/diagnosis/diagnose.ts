import { type Config, joinConfig, readConfig } from "../config.ts";
import { createCore } from "../create-core.ts";
import { pageState } from "../page-state.ts";
import type { Ports } from "../ports.ts";
import { diagnoseApi } from "../stores/trouble/diagnose-api.ts";
import type { Finding, PageInspection } from "./finding.ts";
import { judgePage } from "./judge-page.ts";

/** What is looked at instead of the page around. */
export interface DiagnoseOptions {
  /** Configuration of the API to look at, with `ports`; by default those of the page's elements are. */
  readonly config?: Partial<Config>;
  readonly ports?: Ports;
  /** What the page knows of itself; by default its elements say it, and in Node there is none. */
  readonly page?: PageInspection | null;
}

/**
 * Looks for what keeps the elements from working (interface: Failures): one call to each API base without a token, and
 * one to their files. Nothing in the findings is secret. Never rejects.
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
  // What is missing for several API bases is the same for each.
  const byText = new Map(all.map((finding) => [finding.code + finding.message, finding]));
  return [...byText.values()].sort(bySeverity);
}

const nothingStarted: Finding = {
  code: "nothing-started",
  severity: "warning",
  message: "No element has started in this page.",
  remedy: "See whether the script is loaded, and whether the tag is spelt as in the documentation.",
};

const order = ["error", "warning", "ok"] as const;

function bySeverity(a: Finding, b: Finding): number {
  return order.indexOf(a.severity) - order.indexOf(b.severity);
}
