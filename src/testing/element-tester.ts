import type { LivePart, LiveScreen } from "./live-part.ts";
import { textOf } from "./read-part.ts";
import { until } from "./until.ts";

/** The acts and readings of every element. */
export interface ElementTester {
  /**
   * Waits until the first control can be used, as `scout-ready` says. Rejects with what the element shows if it failed, and
   * after the time limit.
   */
  ready(): Promise<void>;
  /** The message in place of what could not be loaded or done; null without one. Notices do not count. */
  failure(): Promise<string | null>;
  /** Presses the button with this accessible name. */
  press(name: string): Promise<void>;
}

/** The element that a tester uses. */
export interface TestedElement {
  readonly tag: string;
  readonly screen: LiveScreen;
  readonly timeoutMs: number;
}

/**
 * The tester of an element without its own acts.
 *
 * @param first - the first control that a user can use
 */
export function elementTesterOf(tested: TestedElement, first: LivePart): ElementTester {
  const { screen } = tested;
  return {
    async ready() {
      await shownPart(tested, "its first control", first);
    },
    failure: () => failureOf(tested),
    press: (name) => screen.getByRole("button", { name, exact: true }).click(),
  };
}

/** Waits until `read` returns a value. Rejects if the element shows a failure instead. */
export async function shown<Value>(
  tested: TestedElement,
  what: string,
  read: () => Promise<Value | undefined>,
): Promise<Value> {
  const { tag, screen, timeoutMs } = tested;
  return until(
    timeoutMs,
    async () => {
      const value = await read();
      if (value !== undefined) return value;
      const failure = await failureOf(tested);
      if (failure !== null) throw new Error(`<${tag}> shows a failure: ${failure}`);
      return undefined;
    },
    async () =>
      `<${tag}> does not show ${what}. It shows: ${(await textOf(screen.element)).slice(0, 300)}`,
  );
}

async function failureOf({ screen }: TestedElement): Promise<string | null> {
  for (const alert of await screen.getByRole("alert").all()) {
    const text = await textOf(alert);
    if (text !== "" && !(await alert.evaluate(isNotice, ""))) return text;
  }
  return null;
}

/** A notice, which the user can dismiss, is no failure of the screen. */
function isNotice(alert: HTMLElement): boolean {
  const places = [alert, alert.parentElement];
  return places.some((place) => place?.querySelector('button[aria-label="Dismiss"]'));
}

/** Waits until the part is there, and returns it. */
export function shownPart(tested: TestedElement, what: string, part: LivePart): Promise<LivePart> {
  return shown(tested, what, async () => ((await part.count()) > 0 ? part : undefined));
}
