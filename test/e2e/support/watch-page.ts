import type { Page } from "playwright";

/** Failures that a test expects. */
export interface ExpectedTrouble {
  /** Expected statuses, one entry for each occurrence. */
  readonly statuses?: readonly number[];
  /** Allowed errors of requests without an answer. */
  readonly failures?: RegExp;
  /** Allowed console messages. */
  readonly said?: RegExp;
  /** Allowed kinds of native dialogs, which are dismissed. */
  readonly dialogs?: readonly ("alert" | "beforeunload" | "confirm" | "prompt")[];
}

/** The record of one visit. */
export interface Visit {
  /** `METHOD /path` of every call to the backend so far. */
  readonly calls: readonly string[];
}

export interface PageWatch {
  /** Starts to record. */
  begin(expected: ExpectedTrouble): Visit;
  /** All unexpected events since then, as text. Later events are ignored. */
  end(): Promise<readonly string[]>;
}

interface Recording extends Visit {
  readonly expected: ExpectedTrouble;
  readonly calls: string[];
  readonly troubles: string[];
}

/**
 * Records every error, refusal and request to another origin of a page and of the tabs that it opens.
 *
 * @param origins - the origins of the demo
 */
export function watchPage(page: Page, origins: readonly string[]): PageWatch {
  let recording: Recording | null = null;
  const isExpected = (status: number) => recording?.expected.statuses?.includes(status) ?? false;
  const report = (trouble: string) => recording?.troubles.push(trouble);

  /** Also watches tabs that the page opens. */
  const watch = (one: Page) => {
    one.on("request", (request) => {
      const url = new URL(request.url());
      // The browser's PDF viewer is an extension.
      const isOwn =
        origins.includes(url.origin) ||
        ["data:", "blob:", "chrome:", "chrome-extension:", "chrome-untrusted:"].includes(
          url.protocol,
        );
      if (!isOwn) report(`request to ${url.origin}`);
      if (isCall(url)) recording?.calls.push(`${request.method()} ${url.pathname}`);
    });
    one.on("response", (response) => {
      const status = response.status();
      if (status >= 400 && !isExpected(status)) report(`${status} of ${response.url()}`);
    });
    one.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      const isAborted = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason);
      const isMeant = isAborted || recording?.expected.failures?.test(reason);
      if (!isMeant) report(`${reason} of ${request.url()}`);
    });
    one.on("pageerror", ({ message }) => report(`error: ${message}`));
    one.on("dialog", (dialog) => {
      // A page with unsaved changes must not stop the end of the visit.
      if (!recording) return void dialog.accept();
      const isMeant = recording.expected.dialogs?.some((type) => type === dialog.type()) ?? false;
      if (!isMeant) report(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    one.on("console", (message) => {
      const text = message.text();
      const status = Number(/status of (\d+)/.exec(text)?.[1]);
      if (!["error", "warning"].includes(message.type()) || isExpected(status)) return;
      if (recording?.expected.failures?.test(text)) return;
      if (!recording?.expected.said?.test(text)) report(`${message.type()}: ${text}`);
    });
    one.on("popup", watch);
  };
  watch(page);

  return {
    begin(expected) {
      recording = { expected, calls: [], troubles: [] };
      return recording;
    },
    async end() {
      await page.evaluate("0"); // Earlier messages of the page have arrived by now.
      const troubles = recording?.troubles ?? [];
      recording = null;
      return troubles;
    },
  };
}

/** True if a request is a call to the backend, not one for a page or a file. */
function isCall({ pathname }: URL): boolean {
  return /^\/(api|batch|callback|service|session)(\/|$)/.test(pathname);
}
