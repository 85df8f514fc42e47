import { loadContent } from "../../api/content.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import { type Content, contentKindOf } from "../../content/content.ts";
import type { Core } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { OnLoadFailed } from "../page/loader.ts";
import { reportFailure } from "../trouble/report-failure.ts";

export type ContentState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly path: string; readonly content: Content }
  /** `status` is the HTTP status, or null without an answer. */
  | {
      readonly kind: "notFound";
      readonly what: "page" | "file";
      readonly status: number | null;
    };

/** The content of one screen. */
export interface ContentStore {
  readonly state: ReadonlySignal<ContentState>;
  /** Drops the content and loads the page or file at a path. Aborts an earlier load. */
  load(path: string): Promise<void>;
  /** Drops the content and aborts the load. */
  clear(): void;
}

export function createContentStore({ client, ports }: Core, onFailed: OnLoadFailed): ContentStore {
  const state = signal<ContentState>({ kind: "loading" });
  const task = createLatestTask();

  function clear(): void {
    task.abort();
    state.value = { kind: "loading" };
  }

  return {
    state,
    async load(path) {
      clear();
      const abort = task.start();
      try {
        const content = await loadContent(client, path, abort);
        if (!abort.aborted) state.value = { kind: "ready", path, content };
      } catch (error) {
        if (abort.aborted) return;
        const status = reportFailure(ports.report, "content-failed", error, "warn");
        const what = contentKindOf(path) === "page" ? "page" : "file";
        state.value = { kind: "notFound", what, status };
        onFailed(status);
      }
    },
    clear,
  };
}
