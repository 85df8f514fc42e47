import { buildSolution, solutionDownloads } from "../../core/api/solution-reports.ts";
import type { Core } from "../../core/create-core.ts";
import type { SolutionKind, SolutionRequest } from "../../core/finder/solution-request.ts";
import { safeHref } from "../../core/links/links.ts";
import { fillPath } from "../../core/links/path.ts";
import type { BrowserActions, OpenedTab } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { createKeyedActs } from "../../core/stores/page/keyed-acts.ts";

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

interface CreatedReport {
  readonly kind: SolutionKind;
  readonly id: string;
  readonly tab: OpenedTab | null;
  readonly abort: AbortSignal;
}

/** Reports and matrices of the selected providers, each in a new window. */
export function createSolutionReports(surroundings: ReportSurroundings): SolutionReports {
  const { core, actions } = surroundings;
  const acts = createKeyedActs<SolutionKind>((error, kind) =>
    core.ports.report.error(`${kind}-failed`, error instanceof Error ? error.name : undefined),
  );
  const blocked = signal<BlockedReport | null>(null);

  /** Opens the window during the click, because browsers block it later. */
  async function open(
    kind: SolutionKind,
    request: SolutionRequest,
    abort: AbortSignal,
  ): Promise<void> {
    const tab = actions.openTab();
    try {
      const id = await buildSolution(core.client, request, abort);
      if (id === null) {
        tab?.close(); // The answer has no id, so there is nothing to show.
        return;
      }
      await show({ kind, id, tab, abort });
      surroundings.onCreated(kind, id);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }

  /** A user with a token may have no cookie, so the file is requested with the token. */
  async function show({ kind, id, tab, abort }: CreatedReport): Promise<void> {
    if ((await core.session.usableToken()) !== null) {
      const file = await solutionDownloads[kind](core.client, id, abort);
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
    blocked.value = null;
    const { kind: end } = await acts.run(kind, (abort) => open(kind, request, abort));
    if (end === "failed") surroundings.onFailed();
  }

  return {
    busy: acts.busy,
    blocked,
    isUnauthorized: computed(() => acts.unauthorized.value !== null),
    create(kind, request) {
      if (!acts.busy.peek().has(kind)) void run(kind, request);
    },
    forgetBlocked() {
      blocked.value = null;
    },
    dispose: acts.abort,
  };
}
