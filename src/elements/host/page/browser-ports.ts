import type { Activity, Ports, RunCsvWorker, TextArchive } from "../../../core/internal.ts";
import { repeatIfLeft } from "../../ui/repeat-if-left.ts";
import { pageUrl } from "../history/page-url.ts";
import { createBrowserStorage } from "./browser-storage.ts";
import { log } from "./log.ts";

export const browserClock: Ports["clock"] = {
  now: () => Date.now(),
  after(delayMs, act) {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

/** The browser as the core's environment. */
export function createBrowserPorts(): Ports {
  const { origin, hostname } = new URL(pageUrl());
  return {
    http: (url, init) => window.fetch(new URL(url, origin).href, init),
    storage: createBrowserStorage("localStorage"),
    tabStorage: createBrowserStorage("sessionStorage"),
    clock: browserClock,
    beacon: (url, form) => navigator.sendBeacon?.(new URL(url, origin).href, form) ?? false,
    newId: createId,
    random: Math.random,
    report: {
      warn: (code, detail) => log("warn", code, detail),
      error: (code, detail) => log("error", code, detail),
    },
    place: { origin, hostname },
    userAgent: navigator.userAgent,
    upload: async (url, init, onSent) => {
      const { sendUpload } = await import("../output/send-upload.ts");
      return sendUpload(new URL(url, origin).href, init, onSent);
    },
    repeatIfLeft,
    async explainCall(call) {
      const { explainInBrowser } = await import("../doctor/explain-in-browser.ts");
      return explainInBrowser(call);
    },
    activity: browserActivity,
    runCsvWorker: runLater,
    openArchive,
  };
}

/** The browser for sample data: calls are answered in the page, and nothing is stored (interface: Sample data). */
export function createSamplePorts(): Ports {
  const { upload: _upload, ...ports } = createBrowserPorts();
  let archive: Promise<TextArchive> | null = null;
  return {
    ...ports,
    storage: createBrowserStorage(""),
    tabStorage: createBrowserStorage(""),
    openArchive() {
      archive ??= import("./memory-archive.ts").then((module) => module.createMemoryArchive());
      return archive;
    },
    beacon: () => true,
    async http(url, init) {
      const { answerSample } = await import("./answer-sample.ts");
      return answerSample(url, init);
    },
  };
}

async function openArchive(): Promise<TextArchive> {
  const { browserArchive } = await import("./browser-archive.ts");
  return browserArchive;
}

/** Only bulk lookups need this code, so they load it. */
const runLater: RunCsvWorker = (job, handlers) => {
  let isOver = false;
  let stop = () => {};
  import("../output/run-csv-worker.ts").then(
    ({ runCsvWorker }) => {
      if (!isOver) stop = runCsvWorker(job, handlers);
    },
    () => handlers.refuse(),
  );
  return () => {
    isOver = true;
    stop();
  };
};

/**
 * Creates a random id, also in insecure contexts, where `crypto.randomUUID` does not exist (decisions H8).
 */
function createId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Events that show that the user is active anywhere in a document. */
const activityEvents = [
  "pointerdown",
  "pointermove",
  "keydown",
  "wheel",
  "touchstart",
  "focusin",
] as const;

const browserActivity: Activity = {
  isHidden: () => document.hidden,
  subscribe(listener) {
    const handleSign = () => listener();
    for (const sign of activityEvents) {
      document.addEventListener(sign, handleSign, { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", handleSign);
    window.addEventListener("focus", handleSign);
    return () => {
      for (const sign of activityEvents)
        document.removeEventListener(sign, handleSign, { capture: true });
      document.removeEventListener("visibilitychange", handleSign);
      window.removeEventListener("focus", handleSign);
    };
  },
};
