import type { BrowserContext, FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import {
  demoBelow,
  drippingAs,
  longAnswer,
  type OddAnswer,
  type OddSite,
  openStream,
  pageOf,
  serveOddSite,
} from "../support/odd-site.ts";
import { openBrowser } from "../support/open-browser.ts";
import { withoutPixels } from "../support/without-pixels.ts";
import { draftGuid } from "../support/wizard-driver.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The timeout of calls: no call waits longer for an answer. */
const callTimeoutMs = 120_000;
/** A lookup that takes the demo's server a minute, and one that it answers at once. */
const slowAddress = "100 Main Street, Test City, TX 75001";
const knownAddress = "200 Cached Street, Test City, TX 75001";
const libraryCall = "/api/v1/provider-library";

let serverMs = Date.now();
let demo: Awaited<ReturnType<typeof startServer>>;
let site: OddSite;

beforeAll(async () => {
  demo = await startServer({
    port: 0,
    store: await createSeededStore(),
    clock: { now: () => serverMs },
    elements: builtFolder,
    options: { defaultUser: "agent" },
  });
  site = await serveOddSite(demo.url);
});
afterAll(async () => {
  site.close();
  await demo.close();
});

/** A user in a page with an element. */
interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Waits for a text in the page, or in the given frame. */
  sees(text: string | RegExp, where?: FrameLocator): Promise<void>;
  tryAgain(): Promise<void>;
  looksUp(address: string): Promise<void>;
  /** Lets time pass until the running lookup shows its cards. */
  ends(): Promise<void>;
  /** Lets time pass in the browser and on the server. */
  passes(ms: number): Promise<void>;
}

interface VisitOptions {
  readonly path?: string;
  readonly origin?: string;
  /** Runs in the page before its own scripts. */
  readonly script?: () => void;
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const noop = () => Promise.resolve();

async function visit(
  body: string,
  act: (visit: Visit) => Promise<void>,
  { path = "/page", origin = site.url, script = () => {}, before = noop }: VisitOptions = {},
): Promise<void> {
  site.odd.set("/page", pageOf(body));
  const context = await (await openBrowser()).newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(withoutPixels);
  await page.addInitScript(script);
  await page.clock.install({ time: serverMs });
  await before(page);
  await page.goto(origin + path);
  const passes = async (ms: number) => {
    serverMs += ms;
    await page.clock.fastForward(ms);
  };
  await act({
    page,
    passes,
    ends: () =>
      expect
        .poll(
          async () => {
            await passes(15_000);
            return page.getByText(cards).count();
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0),
    context,
    sees: (text, where) => (where ?? page).getByText(text).first().waitFor(),
    tryAgain: () => page.getByRole("button", { name: "Try again" }).click(),
    async looksUp(address) {
      await page.getByRole("combobox", { name: "Street address" }).fill(address);
      await page.keyboard.press("Enter");
    },
  });
  await context.close();
  site.odd.clear();
  expect(errors).toEqual([]);
}

const withElement = (tag: string, attributes = "") =>
  `<script type="module" src="/cdn/${tag}.js"></script><${tag} ${attributes}></${tag}>`;
const library = withElement("provider-library");
const lookup = withElement("scout-lookup");
const foundText = /\d Providers Found/;
const cards = /^Available Providers/;
const requestsOf = (path: string) =>
  expect.poll(() => site.heard.some((line) => line.includes(path))).toBe(true);

test("a screen works in a cross-site frame whose storage is blocked", async () => {
  const frame = `<iframe width=900 height=600 src="${site.url}/cdn-page"></iframe>`;
  site.odd.set("/cdn-page", pageOf(library));
  const origin = site.url.replace("127.0.0.1", "localhost");
  await visit(frame, ({ page, sees }) => sees(foundText, page.frameLocator("iframe")), {
    origin,
    script: () => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    },
  });
});

test("in a sandboxed frame, without storage and origin, a sentence explains that the frame is the cause", async () => {
  site.odd.set("/cdn-page", pageOf(library));
  await visit(
    '<iframe sandbox="allow-scripts" width=900 height=600 src="/cdn-page"></iframe>',
    async ({ page, sees }) => {
      const inner = page.frameLocator("iframe");
      await sees("This page's frame blocks the service.", inner);
      await inner.getByRole("button", { name: "Try again" }).waitFor();
    },
  );
});

test("a lookup shows its results even if the storage is full", async () => {
  await visit(
    lookup,
    async ({ looksUp, sees }) => {
      await looksUp(knownAddress);
      await sees(cards);
    },
    {
      script: () => {
        const full = () => {
          throw new DOMException("There is no room left.", "QuotaExceededError");
        };
        Storage.prototype.setItem = full;
        IDBFactory.prototype.open = full;
      },
    },
  );
});

test("after an hour offline, a sentence is shown, and Try again works once the network is available", async () => {
  await visit(lookup, async ({ page, context, looksUp, sees, passes, ends, tryAgain }) => {
    await page.getByRole("combobox", { name: "Street address" }).waitFor();
    await looksUp(knownAddress);
    await sees(cards);
    await context.setOffline(true);
    await looksUp(slowAddress);
    await sees("An error has occurred.");
    await passes(hourMs);
    await context.setOffline(false);
    await tryAgain();
    await page.getByRole("progressbar").waitFor();
    await ends();
  });
});

test("a network lost while the upload form loads affects only that form", async () => {
  const before = (page: Page) =>
    page.route(/upload-form\.model/, (route) => route.abort("internetdisconnected"));
  await visit(
    lookup,
    async ({ sees, looksUp }) => {
      await sees("Bulk upload couldn't load. Reload the page.");
      await looksUp(knownAddress);
      await sees(cards);
    },
    { before },
  );
});

describe("a file that failed to load is requested again after a reload, as the page says", () => {
  const missing = "Part of this page couldn't load.";
  const loseFile = (page: Page, file: RegExp) =>
    page.route(file, (route) => route.abort("internetdisconnected"));
  const reload = async (page: Page, file: RegExp) => {
    await page.unroute(file);
    await page.getByRole("button", { name: "Reload the page" }).click();
  };

  test("a file of a screen is requested again after a reload", async () => {
    const file = /open-providers\.screen/;
    await visit(
      library,
      async ({ page, sees, tryAgain }) => {
        await sees("An error has occurred.");
        await sees(missing);
        await tryAgain();
        await reload(page, file);
        await sees(foundText);
      },
      { before: (page) => loseFile(page, file) },
    );
  });

  test("a file of a part of a screen is requested again after a reload, and the screen keeps its typed text", async () => {
    const file = /lookup-results\.screen/;
    await visit(
      withElement("scout-lookup", "routing=push"),
      async ({ page, looksUp, sees, tryAgain }) => {
        await looksUp(knownAddress);
        await sees(missing);
        await tryAgain();
        expect(await page.getByRole("combobox", { name: "Street address" }).inputValue()).toBe(
          knownAddress,
        );
        await reload(page, file);
        await sees(cards);
      },
      { before: (page) => loseFile(page, file) },
    );
  });

  test("a file of the code that sends calls is requested again after a reload, and no other cause is named", async () => {
    const file = /chunks\/requests-/;
    await visit(
      library,
      async ({ page, sees }) => {
        await sees(`${missing} Reload the page to try again.`);
        await page.unroute(file);
        await page.reload();
        await sees(foundText);
      },
      { before: (page) => loseFile(page, file) },
    );
  });
});

test("a clock that jumps forward and back by a day does not end a lookup", async () => {
  await visit(lookup, async ({ page, looksUp, passes, ends }) => {
    await looksUp(slowAddress);
    await page.getByRole("progressbar").waitFor();
    const nowMs = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(nowMs + dayMs);
    await passes(1000);
    await page.clock.setSystemTime(nowMs - dayMs);
    await ends();
  });
});

test("if a service worker of the host page answers calls with an old page, a sentence is shown, and Try again works without the worker", async () => {
  site.odd.set("/page-worker.js", (response) =>
    response.setHeader("Content-Type", "text/javascript").end(`
      let isStale = true;
      oninstall = () => skipWaiting();
      onactivate = (event) => event.waitUntil(clients.claim());
      onmessage = () => { isStale = false; };
      const old = () => new Response("<!doctype html><p>Old", { headers: { "Content-Type": "text/html" } });
      onfetch = (event) => {
        const isCall = /^\\/(?:api|session)/.test(new URL(event.request.url).pathname);
        if (isStale && isCall) event.respondWith(old());
      };`),
  );
  const start = `<script type="module">
    await navigator.serviceWorker.register("/page-worker.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    }
    document.body.append(document.createElement("provider-library"));
    await import("/cdn/provider-library.js");
  </script>`;
  await visit(`<body>${start}`, async ({ page, sees, tryAgain }) => {
    await sees("The service wasn't found at its address.");
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("go on"));
    await tryAgain();
    await sees(foundText);
  });
});

test("a page that document.write rewrites shows the screen again", async () => {
  await visit(library, async ({ page, sees }) => {
    await sees(foundText);
    await page.evaluate(() => {
      document.open();
      document.write("<title>Again</title><provider-library></provider-library>");
      document.close();
    });
    await expect.poll(() => page.title()).toBe("Again");
    await sees(foundText);
  });
});

test("if streams use all six connections, a sentence is shown, and Try again works once they are closed", async () => {
  site.odd.set("/stream", openStream);
  await visit(
    `${lookup}<script>
      const hold = () => Array.from({ length: 6 }, () => new EventSource("/stream"));
    </script>`,
    async ({ page, looksUp, sees, passes, ends, tryAgain }) => {
      await page.getByRole("combobox", { name: "Street address" }).waitFor();
      await looksUp(knownAddress);
      await sees(cards);
      await page.evaluate("window.held = hold()");
      await expect.poll(() => site.heard.filter((line) => line.endsWith("/stream")).length).toBe(6);
      await looksUp(slowAddress);
      // The test waits longer, because the code that finds the reason cannot load without a
      // connection either.
      await expect
        .poll(
          async () => {
            await passes(callTimeoutMs);
            return page.getByText("An error has occurred.").count();
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0);
      await page.evaluate("window.held.forEach((one) => one.close())");
      await tryAgain();
      await page.getByRole("progressbar").waitFor();
      await ends();
    },
  );
});

test("the other API answers after a switch of the API base during a lookup", async () => {
  site.odd.set("/other", demoBelow("/other", demo.url));
  await visit(lookup, async ({ page, looksUp, ends }) => {
    await looksUp(slowAddress);
    await page.getByRole("progressbar").waitFor();
    await page.evaluate(() =>
      document.querySelector("scout-lookup")?.setAttribute("api-base", "/other"),
    );
    await requestsOf("POST /other/api/v1/scout?address=100+Main");
    await page.getByRole("progressbar").waitFor();
    await ends();
  });
});

test("two hundred elements on a page are all shown", async () => {
  const many = "<scout-lookup></scout-lookup>".repeat(199);
  const before = site.heard.length;
  await visit(lookup + many, async ({ page }) => {
    await expect
      .poll(() => page.getByRole("combobox", { name: "Street address" }).count(), {
        timeout: 20_000,
      })
      .toBe(200);
    const settings = site.heard.slice(before).filter((line) => line.includes("/settings"));
    expect(settings).toHaveLength(1);
  });
});

interface OddCase {
  readonly what: string;
  readonly body: string;
  /** The path of the call with the odd answer. */
  readonly path: string;
  readonly answer: OddAnswer;
  readonly sentences: readonly string[];
  /** The text after Try again; the wizard has no such button. */
  readonly after?: string | RegExp;
}

const content = withElement("content-page", 'path="/pages/partner-services"');
const wizard = withElement("contract-wizard", `contract="${draftGuid}"`);
const tooLong = "The service's response is too large to display.";

describe("slow or endless answers end in a message", () => {
  test.each<OddCase>([
    {
      what: "a library that arrives byte by byte",
      body: library,
      path: libraryCall,
      answer: drippingAs("application/json"),
      sentences: ["The service is taking too long to respond."],
      after: foundText,
    },
    {
      what: "a content page that arrives byte by byte",
      body: content,
      path: "/proxy/pages",
      answer: drippingAs("text/html"),
      sentences: ["Page Not Found", "The service is taking too long to respond."],
      after: "Partner Services",
    },
    {
      what: "a wizard whose form arrives byte by byte",
      body: wizard,
      path: "/api/scout/v1/contract",
      answer: drippingAs("application/json"),
      sentences: ["404"],
    },
  ])(
    "a slow or endless answer ($what) ends in a sentence",
    async ({ body, path, answer, sentences, after }) => {
      site.odd.set(path, answer);
      site.heard.length = 0;
      await visit(body, async ({ sees, passes, tryAgain }) => {
        await requestsOf(path);
        await passes(callTimeoutMs + 1);
        for (const sentence of sentences) await sees(sentence);
        site.odd.delete(path);
        if (after === undefined) return;
        await tryAgain();
        await sees(after);
      });
    },
  );

  test.each<OddCase>([
    {
      what: "a library of 50 MB",
      body: library,
      path: libraryCall,
      answer: longAnswer("application/json", "["),
      sentences: [tooLong],
      after: foundText,
    },
    {
      what: "a content page of 50 MB",
      body: content,
      path: "/proxy/pages",
      answer: longAnswer("text/html", "<main><p>word</p>"),
      sentences: ["Page Not Found", tooLong],
      after: "Partner Services",
    },
    {
      what: "a wizard's form of 50 MB",
      body: wizard,
      path: "/api/scout/v1/contract",
      answer: longAnswer("application/json", "{"),
      sentences: ["404"],
    },
    {
      what: "a wizard's PDF of 50 MB",
      body: wizard,
      path: `/scout/contract/${draftGuid}/pdf`,
      answer: longAnswer("application/pdf", "%PDF-1.7"),
      sentences: ["This PDF is damaged or incomplete. Try again later, or download it."],
    },
  ])(
    "a slow or endless answer ($what) ends in a sentence",
    async ({ body, path, answer, sentences, after }) => {
      site.odd.set(path, answer);
      await visit(body, async ({ sees, tryAgain }) => {
        for (const sentence of sentences) await sees(sentence);
        site.odd.delete(path);
        if (after === undefined) return;
        await tryAgain();
        await sees(after);
      });
    },
  );
});
