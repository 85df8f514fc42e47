import { afterEach, beforeEach } from "vitest";

/** A tab that a click opened. */
export interface OpenedByClick {
  /** The address with which it was opened. */
  readonly url: string;
  opener: unknown;
  readonly went: string[];
  isClosed: boolean;
}

export interface Tabs {
  readonly opened: readonly OpenedByClick[];
  /** Makes the browser block new tabs from now on. */
  block(): void;
}

/** Replaces new tabs, for each test of the file. */
export function watchTabs(): Tabs {
  const { open } = window;
  const opened: OpenedByClick[] = [];
  let isBlocked = false;

  function openStub(url: string): object | null {
    if (isBlocked) return null;
    const tab: OpenedByClick = { url, opener: window, went: [], isClosed: false };
    opened.push(tab);
    return Object.assign(tab, {
      location: { replace: (href: string) => void tab.went.push(href) },
      close() {
        tab.isClosed = true;
      },
    });
  }

  beforeEach(() => {
    isBlocked = false;
    Reflect.set(window, "open", openStub);
  });
  afterEach(() => {
    window.open = open;
    opened.splice(0);
  });
  return {
    opened,
    block() {
      isBlocked = true;
    },
  };
}
