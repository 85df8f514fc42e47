import { statusOf } from "../../core/api/errors.ts";
import { buildSolution, solutionDownloads } from "../../core/api/solution-reports.ts";
import type { Core } from "../../core/create-core.ts";
import type { SolutionKind, SolutionRequest } from "../../core/finder/solution-request.ts";
import { safeHref } from "../../core/links/links.ts";
import { fillPath } from "../../core/links/path.ts";
import type { BrowserActions, OpenedTab } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** A report whose window the browser blocked. */
export interface BlockedReport {
  readonly kind: SolutionKind;
  readonly href: string;
}

export interface SolutionReports {
  /** The kinds in progress. Each runs at most once at a time. */
  readonly busy: ReadonlySignal<ReadonlySet<SolutionKind>>;
  readonly blocked: ReadonlySignal<BlockedReport | null>;
  /** True if the last one was answered with 401. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  create(kind: SolutionKind, request: SolutionRequest): void;
  forgetBlocked(): void;
  dispose(): void;
}

interface ReportSurroundings {
  readonly core: Pick<Core, "client" | "config" | "ports" | "session">;
  readonly actions: BrowserActions;
  /** Returns the absolute address that relative links are resolved against. */
  readonly base: () => string;
  readonly onCreated: (kind: SolutionKind, solutionId: string) => void;
  readonly onFailed: () => void;
}

/** Reports and matrices of the selected providers, each in a new window. */
export function createSolutionReports(surroundings: ReportSurroundings): SolutionReports {
  const { core, actions } = surroundings;
  const busy = signal<ReadonlySet<SolutionKind>>(new Set());
  const blocked = signal<BlockedReport | null>(null);
  const isUnauthorized = signal(false);
  const work = new AbortController();

  /** Opens the window during the click, because browsers block it later. */
  async function open(kind: SolutionKind, request: SolutionRequest): Promise<void> {
    const tab = actions.openTab();
    try {
      const id = await buildSolution(core.client, request, work.signal);
      if (id === null) {
        tab?.close(); // The answer has no id, so there is nothing to show.
        return;
      }
      await show(kind, id, tab);
      surroundings.onCreated(kind, id);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }

  /** A user with a token may have no cookie, so the file is requested with the token. */
  async function show(kind: SolutionKind, id: string, tab: OpenedTab | null): Promise<void> {
    if ((await core.session.usableToken()) !== null) {
      const file = await solutionDownloads[kind](core.client, id, work.signal);
      if (tab === null) actions.saveFile(file, `${kind}.pdf`);
      else tab.showPdf(file);
      return;
    }
    const { path } = solutionDownloads[kind].endpoint;
    const target = safeHref(core.config.apiBase + fillPath(path, { id }), surroundings.base());
    if (target === null) throw new Error("The report's address is invalid.");
    if (tab === null) blocked.value = { kind, href: target.href };
    else tab.go(target.href);
  }

  async function run(kind: SolutionKind, request: SolutionRequest): Promise<void> {
    busy.value = new Set([...busy.peek(), kind]);
    blocked.value = null;
    isUnauthorized.value = false;
    try {
      await open(kind, request);
    } catch (error) {
      if (work.signal.aborted) return;
      core.ports.report.error(`${kind}-failed`, error instanceof Error ? error.name : undefined);
      if (statusOf(error) === 401) isUnauthorized.value = true;
      else surroundings.onFailed();
    } finally {
      busy.value = new Set([...busy.peek()].filter((one) => one !== kind));
    }
  }

  return {
    busy,
    blocked,
    isUnauthorized,
    create(kind, request) {
      if (!busy.peek().has(kind)) void run(kind, request);
    },
    forgetBlocked() {
      blocked.value = null;
    },
    dispose: () => work.abort(),
  };
}
