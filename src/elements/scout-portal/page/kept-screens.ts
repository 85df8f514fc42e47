import { maxKeptMs } from "../../../core/values/time.ts";
import { screenKept } from "../../host/history/guard-leaving.ts";
import { afterSecondPaint } from "../../host/page/after-paint.ts";
import { whenIdle } from "../../host/page/when-idle.ts";
import type { PlacedScreen } from "./load-screen.ts";
import type { SkippedBoxes } from "./skip-unseen.ts";

/** A page of the portal's history. */
export interface ScreenPlace {
  /** Path, query and fragment. */
  readonly address: string;
  /** The name of its history entry. */
  readonly entry: string;
  /** The navigation passed state to the screen, which has to read it. */
  readonly passesState: boolean;
}

/** The latest screens, kept alive out of sight. */
export interface KeptScreens {
  /**
   * Hides a screen, with all that the user typed and chose in it. Removes the screen if it must not come back.
   */
  keep(screen: PlacedScreen, place: ScreenPlace): void;
  /**
   * Returns the screen of a page and stops keeping it, or returns null. Another screen of the same element is removed.
   */
  take(key: string, tag: string, place: ScreenPlace): HTMLElement | null;
  clear(): void;
}

interface KeptScreen extends PlacedScreen, ScreenPlace {
  readonly unseen: SkippedBoxes | null;
  /** Milliseconds of the page's clock. */
  readonly keptAtMs: number;
}

const maxScreens = 3;

/**
 * Keeps screens in the portal's shadow root, where the page's scripts and sheets cannot find them.
 */
export function createKeptScreens(portal: HTMLElement): KeptScreens {
  const box = document.createElement("div");
  box.hidden = true;
  let kept: readonly KeptScreen[] = [];
  let skipUnseen: ((screen: HTMLElement) => SkippedBoxes) | null = null;
  /** Draws the rest of the screen that came back last. */
  let drawRest = () => {};

  // Loaded late, because it is optional: without it, the whole screen is drawn at once.
  whenIdle(() => {
    import("./skip-unseen.ts").then(
      (module) => {
        ({ skipUnseen } = module);
      },
      () => {},
    );
  });

  function drop(isDropped: (screen: KeptScreen, index: number) => boolean): void {
    const dropped = kept.filter(isDropped);
    kept = kept.filter((screen) => !dropped.includes(screen));
    for (const { element } of dropped) element.remove();
  }

  return {
    keep({ key, element }, place) {
      drawRest();
      if (!mayKeep(element)) {
        element.remove();
        return;
      }
      if (!box.isConnected) portal.shadowRoot?.append(box);
      const unseen = skipUnseen?.(element) ?? null;
      box.append(element);
      kept = [{ key, element, unseen, ...place, keptAtMs: performance.now() }, ...kept];
      drop((_screen, index) => index >= maxScreens);
    },
    take(key, tag, { address, entry, passesState }) {
      const found = kept.find(({ element }) => element.localName === tag);
      const isSame =
        found?.key === key &&
        found.address === address &&
        (found.entry === entry || !passesState) &&
        performance.now() - found.keptAtMs < maxKeptMs;
      if (!isSame) drop((screen) => screen === found);
      kept = kept.filter((screen) => screen !== found);
      if (!isSame) return null;
      const { unseen } = found;
      if (unseen === null) return found.element;
      drawRest = unseen.draw;
      // A link leads to the top of the screen, and Back to where the user left it. The first frame is for the change of
      // route, so the rest is drawn in the second one.
      if (found.entry === entry && unseen.isAsLeft()) afterSecondPaint(unseen.draw);
      else drawRest();
      return found.element;
    },
    clear: () => drop(() => true),
  };
}

/**
 * Screens with unsaved work are not kept. Nor are screens with an open dialog, which would come back without its
 * backdrop.
 */
function mayKeep(element: HTMLElement): boolean {
  if (element.shadowRoot?.querySelector("dialog[open]")) return false;
  return window.dispatchEvent(new Event(screenKept, { cancelable: true }));
}
