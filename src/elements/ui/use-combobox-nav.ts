import ComboboxNav from "@github/combobox-nav";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Parts of a combobox whose keys and ARIA states the library keeps. */
export interface ComboboxNavParts {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Another list drops the active option, unless its element is still there. */
  readonly options: readonly unknown[];
}

/** Moves through the options of a list with the arrow keys, while the focus stays in the text box. */
export interface ComboboxNavigation {
  /** Whether an option is active: Enter clicks it. */
  hasActive(): boolean;
  /** -1 when none is active. */
  activeIndex(): number;
  /** Activates the first option (1) or the last (-1) as soon as the list is open. */
  startAt(step: 1 | -1): void;
}

export function useComboboxNav(parts: ComboboxNavParts): ComboboxNavigation {
  const { inputRef, listRef, isOpen, options } = parts;
  const navRef = useRef<ComboboxNav | null>(null);
  const stepRef = useRef<1 | -1 | null>(null);

  useLayoutEffect(() => {
    if (inputRef.current === null || listRef.current === null) return;
    const nav = new ComboboxNav(inputRef.current, listRef.current, {
      tabInsertsSuggestions: false,
    });
    navRef.current = nav;
    return () => nav.destroy();
  }, [inputRef, listRef]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const nav = navRef.current;
    nav?.start();
    if (stepRef.current !== null) nav?.navigate(stepRef.current);
    stepRef.current = null;
    return () => nav?.stop();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may have removed the active option
  useLayoutEffect(() => {
    if (activeIn(listRef) === null) navRef.current?.clearSelection();
  }, [listRef, options]);

  return {
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
