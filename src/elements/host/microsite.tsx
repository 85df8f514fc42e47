import type { ReactNode } from "react";
import { type Core, destinationOf, type GateState, micrositeGateOf } from "../../core/internal.ts";
import { pageUrl } from "./page-url.ts";
import { SignInPlace } from "./sign-in-place.tsx";

export interface MicrositeScreen {
  readonly element: HTMLElement;
  readonly core: Core;
  /** Taken from the page's address. */
  readonly urlToken: string | null;
  /** The gate is open for a person; each person has a screen of their own. */
  readonly onOpen: (person: number) => void;
  /** The sign-in covers the screen. With `keepsScreen` the person continues there afterwards. */
  readonly onCovered: (cover: ReactNode, keepsScreen: boolean) => void;
  readonly onLeave: (href: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Attributes that the form takes from its element. */
const shared = ["api-base", "brand", "product-name", "color-scheme"] as const;

/** Opens a screen of a micro-site to people with a valid token (2 §4). Returns a function that ends it. */
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

/** After the sign-in the person stays at the address of the page (decisions A12, U10). */
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
