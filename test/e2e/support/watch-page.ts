import type { Page } from "playwright";

/** Failures that a test expects. */
export interface ExpectedTrouble {
  /** Expected statuses, each as often as it occurs. */
  readonly statuses?: readonly number[];
  /** Why requests without an answer fail. */
  readonly failures?: RegExp;
  /** Allowed console messages. */
  readonly said?: RegExp;
  /** Kinds of native dialogues; each is dismissed. */
  readonly dialogs?: readonly ("alert" | "beforeunload" | "confirm" | "prompt")[];
}

export interface Watch {
  /** `METHOD /path` of every call to the backend so far. */
  readonly calls: readonly string[];
  /** All unexpected events, as text. */
  troubles(): Promise<readonly string[]>;
}

/**
 * Records every error, refusal and foreign request of a page and of the tabs it opens.
 *
 * @param origins - the demo's own.
 */
export function watchPage(
  page: Page,
  origins: readonly string[],
  expected: ExpectedTrouble,
): Watch {
  const troubles: string[] = [];
  const calls: string[] = [];
  const isExpected = (status: number) => expected.statuses?.includes(status) ?? false;

  /** Tabs that the page opens are watched, too. */
  const watch = (one: Page) => {
    one.on("request", (request) => {
      const url = new URL(request.url());
      // The browser's PDF viewer is an extension.
      const isOwn =
        origins.includes(url.origin) ||
        ["data:", "blob:", "chrome:", "chrome-extension:", "chrome-untrusted:"].includes(
          url.protocol,
        );
      if (!isOwn) troubles.push(`request to ${url.origin}`);
      if (isCall(url)) calls.push(`${request.method()} ${url.pathname}`);
    });
    one.on("response", (response) => {
      const status = response.status();
      if (status >= 400 && !isExpected(status)) troubles.push(`${status} of ${response.url()}`);
    });
    one.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      const isMeant = reason === "net::ERR_ABORTED" || expected.failures?.test(reason);
      if (!isMeant) troubles.push(`${reason} of ${request.url()}`);
    });
    one.on("pageerror", ({ message }) => troubles.push(`error: ${message}`));
    one.on("dialog", (dialog) => {
      const isMeant = expected.dialogs?.some((type) => type === dialog.type()) ?? false;
      if (!isMeant) troubles.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    one.on("console", (message) => {
      const text = message.text();
      const status = Number(/status of (\d+)/.exec(text)?.[1]);
      if (!["error", "warning"].includes(message.type()) || isExpected(status)) return;
      // React logs every error that an error boundary shows, including this one.
      if (/^(?:error: )?(?:Denied: Access Denied|Unauthorized: Unauthorized)/.test(text)) return;
      if (expected.failures?.test(text)) return;
      if (!expected.said?.test(text)) troubles.push(`${message.type()}: ${text}`);
    });
    one.on("popup", watch);
  };
  watch(page);

  return {
    calls,
    async troubles() {
      await page.evaluate("0"); // Earlier messages of the page have arrived by then.
      return troubles;
    },
  };
}

/** Whether a request is a call to the backend, not a page or a file. */
function isCall({ pathname }: URL): boolean {
  return /^\/(api|batch|callback|service|session)(\/|$)/.test(pathname);
}
