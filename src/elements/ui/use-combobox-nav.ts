import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ComboboxNav } from "./combobox-nav.ts";
import { repeatIfLeft } from "./repeat-if-left.ts";

/** The parts of a combobox that the library needs to handle keys and ARIA states. */
interface ComboboxNavParts {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /**
   * The options of the list. When they change, the active option is deactivated, unless its element is still in the
   * list.
   */
  readonly options: readonly unknown[];
}

/** Moves through the options of a list with the arrow keys. The focus stays in the text box. */
interface ComboboxNavigation {
  /** True if the arrow keys move through an open list. Until then, `startAt` keeps the key. */
  isReady(): boolean;
  /** True if an option is active, so that Enter clicks it. */
  hasActive(): boolean;
  /** The index of the active option, or -1. */
  activeIndex(): number;
  /** Activates the first option (1) or the last one (-1) when the list opens. Null cancels this. */
  startAt(step: 1 | -1 | null): void;
}

type Library = typeof ComboboxNav;

let loadedLibrary: Library | null = null;

/** Loads the library. Without it, options are chosen with the pointer only. */
async function loadLibrary(): Promise<void> {
  try {
    loadedLibrary ??= (await repeatIfLeft(() => import("./combobox-nav.ts"))).ComboboxNav;
  } catch {
    // The next list that opens tries again.
  }
}

/** The library, which a text box does not need to be drawn. It is loaded after the first frame. */
function useLibrary(isOpen: boolean): Library | null {
  const [library, setLibrary] = useState(() => loadedLibrary);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that opens after a failure tries again
  useEffect(() => {
    if (library !== null) return;
    let isGone = false;
    void loadLibrary().then(() => {
      if (!isGone) setLibrary(() => loadedLibrary);
    });
    return () => {
      isGone = true;
    };
  }, [library, isOpen]);
  return library;
}

export function useComboboxNav(parts: ComboboxNavParts): ComboboxNavigation {
  const { inputRef, listRef, isOpen, options } = parts;
  const navRef = useRef<ComboboxNav | null>(null);
  const stepRef = useRef<1 | -1 | null>(null);
  const library = useLibrary(isOpen);

  useLayoutEffect(() => {
    if (library === null || inputRef.current === null || listRef.current === null) return;
    const nav = new library(inputRef.current, listRef.current, { tabInsertsSuggestions: false });
    navRef.current = nav;
    return () => nav.destroy();
  }, [library, inputRef, listRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list may be open when the library arrives
  useLayoutEffect(() => {
    if (!isOpen) return;
    const nav = navRef.current;
    nav?.start();
    if (stepRef.current !== null) nav?.navigate(stepRef.current);
    if (nav !== null) stepRef.current = null;
    return () => nav?.stop();
  }, [isOpen, library]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may have removed the active option
  useLayoutEffect(() => {
    if (activeIn(listRef) === null) navRef.current?.clearSelection();
  }, [listRef, options]);

  return {
    isReady: () => navRef.current !== null,
    hasActive: () => activeIn(listRef) !== null,
    activeIndex() {
      const active = activeIn(listRef);
      return active === null ? -1 : [...(listRef.current?.children ?? [])].indexOf(active);
    },
    startAt(step) {
      stepRef.current = step;
    },
  };
}

function activeIn(listRef: ComboboxNavParts["listRef"]): Element | null {
  return listRef.current?.querySelector('[aria-selected="true"]') ?? null;
}
