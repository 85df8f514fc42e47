import { maxKeptMs } from "../../../core/values/time.ts";
import { screenKept } from "../../host/history/guard-leaving.ts";
import { afterSecondPaint } from "../../host/page/after-paint.ts";
import { whenIdle } from "../../host/page/when-idle.ts";
import type { PlacedScreen } from "./load-screen.ts";
import type { SkippedBoxes } from "./skip-unseen.ts";

/** The page in the portal's history at which a screen is shown. */
export interface ScreenPlace {
  /** The path, query and fragment of the page. */
  readonly address: string;
  /** The name of its history entry. */
  readonly entry: string;
  /**
   * True if the navigation passed state to the screen. A hidden screen does not read new state, so a new screen is
   * needed.
   */
  readonly passesState: boolean;
}

/** Holds the latest screens, hidden but still running. */
export interface KeptScreens {
  /**
   * Hides a screen, with all that the user typed and chose in it. Removes the screen if it must not come back.
   */
  keep(screen: PlacedScreen, place: ScreenPlace): void;
  /**
   * Hands out the hidden screen of a page; returns null if there is no such screen. A hidden screen of the same element
   * for another page is removed.
   */
  take(key: string, tag: string, place: ScreenPlace): HTMLElement | null;
  clear(): void;
}

interface KeptScreen extends PlacedScreen, ScreenPlace {
  readonly unseen: SkippedBoxes | null;
  /** The time at which the screen was hidden, in milliseconds since the page's time origin. */
  readonly keptAtMs: number;
}

const maxScreens = 3;

/**
 * Holds hidden screens in the portal's shadow root, where the page's scripts and sheets cannot find them.
 */
export function createKeptScreens(portal: HTMLElement): KeptScreens {
  const box = document.createElement("div");
  box.hidden = true;
  let kept: readonly KeptScreen[] = [];
  let skipUnseen: ((screen: HTMLElement) => SkippedBoxes) | null = null;
  /** Draws the rest of the screen that was last shown again. */
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
      // A link leads to the top of the screen, so all of it is drawn now. Back leads to where the user left it: the
      // first frame shows the boxes that were visible then, and the rest is drawn after the second frame.
      if (found.entry === entry && unseen.isAsLeft()) afterSecondPaint(unseen.draw);
      else drawRest();
      return found.element;
    },
    clear: () => drop(() => true),
  };
}

/**
 * True if a screen can be hidden and shown again. A screen with unsaved work cannot, nor one with an open dialog, which
 * would come back without its backdrop.
 */
function mayKeep(element: HTMLElement): boolean {
  if (element.shadowRoot?.querySelector("dialog[open]")) return false;
  return window.dispatchEvent(new Event(screenKept, { cancelable: true }));
}
