import { afterEach, beforeEach } from "vitest";

/** What came to a print dialogue. */
export interface Paper {
  readonly frames: readonly HTMLIFrameElement[];
  /** The addresses that the policies of the frames refused. */
  readonly refused: readonly string[];
  /** Says that the dialogue was closed, and goes on in the page: WebKit says nothing. */
  close(): void;
}

/** Takes the place of the print dialogue in every frame of the page, for each test of the file. */
export function watchPaper(): Paper {
  const frames: HTMLIFrameElement[] = [];
  const refused: string[] = [];
  // Frames' load events are seen here before they reach the frame.
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
