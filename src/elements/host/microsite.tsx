import type { ReactNode } from "react";
import { type Core, destinationOf, type GateState, micrositeGateOf } from "../../core/internal.ts";
import { pageUrl } from "./page-url.ts";
import { SignInPlace } from "./sign-in-place.tsx";

export interface MicrositeScreen {
  readonly element: HTMLElement;
  readonly core: Core;
  /** From the address, and no longer there. */
  readonly urlToken: string | null;
  /** The screen may be shown; another number is another person, and another screen. */
  readonly onOpen: (person: number) => void;
  /** The sign-in stands in place of the screen. `keepsScreen`: its work goes on afterwards. */
  readonly onCovered: (cover: ReactNode, keepsScreen: boolean) => void;
  readonly onLeave: (href: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Attributes that the form has in common with the element it stands in. */
const shared = ["api-base", "brand", "product-name", "color-scheme"] as const;

/** Opens a screen of a micro-site to whom the gate lets in (2 §4). Returns what ends that. */
export function enterMicrosite(screen: MicrositeScreen): () => void {
  const { element, core } = screen;
  const gate = micrositeGateOf(core);
  const attributes = formAttributesOf(element);

  function show(state: GateState): void {
    if (state.kind === "open") screen.onOpen(state.person);
    if (state.kind !== "signIn") return;
    const cover = (
      <SignInPlace
        why={state.why}
        attributes={attributes}
        isSignedIn={() => core.session.hasUsableToken()}
        onLeave={screen.onLeave}
        onRetry={() => gate.retry()}
        onFailed={screen.onFailed}
      />
    );
    screen.onCovered(cover, state.why === "interrupted");
  }

  const stops = [gate.enter(screen.urlToken), gate.state.subscribe(show)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** After sign-in the person is where the page was opened (decisions A12, U10). */
function formAttributesOf(element: HTMLElement): Readonly<Record<string, string>> {
  const given = shared.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(given),
    context: "microsite",
    routing: "none",
    destination: destinationOf(pageUrl(), pageUrl()),
  };
}
