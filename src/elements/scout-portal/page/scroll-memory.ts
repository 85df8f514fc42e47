import { createBrowserStorage } from "../../host/browser-storage.ts";
import { timeLimitedSignal } from "./time-limited-signal.ts";

/** The scroll position of each history entry (decisions C11), kept as long as the tab. */
export interface ScrollMemory {
  keep(entry: string): void;
  /** Scrolls to the entry's position as soon as the page is that long; to the top without one. */
  restore(entry: string, signal: AbortSignal): void;
}

const storageKey = "scout-portal-scroll";
const limit = 50;
/** How long to wait for the page to grow. */
const patienceMs = 5000;

export function createScrollMemory(): ScrollMemory {
  const storage = createBrowserStorage("sessionStorage");

  function read(): [string, number][] {
    const kept: unknown = parse(storage.read(storageKey));
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  }

  return {
    keep(entry) {
      const others = read().filter(([name]) => name !== entry);
      const kept = [...others, [entry, Math.round(window.scrollY)]].slice(-limit);
      storage.write(storageKey, JSON.stringify(kept));
    },
    restore(entry, signal) {
      const top = read().find(([name]) => name === entry)?.[1] ?? 0;
      window.scrollTo({ top, behavior: "instant" });
      if (window.scrollY < top) followGrowth(top, signal);
    },
  };
}

/** The screen fetches what it shows: the page grows until it is as long as it was. */
function followGrowth(top: number, signal: AbortSignal): void {
  const { signal: until, end } = timeLimitedSignal(signal, patienceMs);
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    if (window.scrollY >= top) end();
  });
  observer.observe(document.body);
  until.addEventListener("abort", () => observer.disconnect());
  // Ends when the person scrolls.
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"] as const) {
    window.addEventListener(act, end, { signal: until, passive: true });
  }
}

function isPlace(raw: unknown): raw is [string, number] {
  return Array.isArray(raw) && typeof raw[0] === "string" && Number.isFinite(raw[1]);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null; // another script's text
  }
}
