import { afterEach, beforeEach } from "vitest";

/** The documents that reached a print dialog. */
export interface Paper {
  readonly frames: readonly HTMLIFrameElement[];
  /** The addresses that the frames' policies blocked. */
  readonly refused: readonly string[];
  /**
   * Reports that the dialog was closed, and lets the page continue. WebKit fires no event for it.
   */
  close(): void;
}

/** Replaces the print dialog in every frame of the page, for each test of the file. */
export function watchPaper(): Paper {
  const frames: HTMLIFrameElement[] = [];
  const refused: string[] = [];
  // Captures the load events of frames before the frames get them.
  const handleLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
    target.contentWindow.print = () => void frames.push(target);
    target.contentDocument?.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      refused.push(blockedURI);
    });
  };
  beforeEach(() => document.addEventListener("load", handleLoad, true));
  afterEach(() => {
    document.removeEventListener("load", handleLoad, true);
    frames.splice(0);
    refused.splice(0);
  });
  return {
    frames,
    refused,
    close() {
      for (const frame of frames) frame.contentWindow?.dispatchEvent(new Event("afterprint"));
      window.dispatchEvent(new Event("pointerdown"));
    },
  };
}
