import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  type Core,
  destinationOf,
  type GateState,
  micrositeGateOf,
  type ReadonlySignal,
} from "../../../core/internal.ts";
import { focusBox } from "../../ui/focus-box.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { pageUrl } from "../history/page-url.ts";
import { hostTexts } from "../page/host.messages.ts";
import { commonAttributes } from "./element-attributes.ts";

export interface MicrositeScreen {
  readonly element: HTMLElement;
  readonly core: Core;
  /** The language of the element, as an attribute has it. */
  readonly locale: ReadonlySignal<string>;
  /** The token from the page's address. */
  readonly urlToken: string | null;
  /** Called when the gate opens for a user. Each user has a screen of their own. */
  readonly onOpen: (person: number) => void;
  /**
   * Called when the sign-in covers the screen. With `keepsScreen` the user continues there afterwards.
   */
  readonly onCovered: (cover: ReactNode, keepsScreen: boolean) => void;
  readonly onLeave: (href: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** The form takes all common attributes from its element except these. */
const {
  context: _context,
  "heading-level": _headingLevel,
  locale: _locale,
  "portal-base": _portalBase,
  routing: _routing,
  "site-variant": _siteVariant,
  ...shared
} = commonAttributes;

/** Opens a screen of a micro-site to users with a valid token. Returns a function that ends it. */
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
        locale={screen.locale}
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

/** After the sign-in, the user stays at the page's address. */
function formAttributesOf(element: HTMLElement): Readonly<Record<string, string>> {
  const ownAttributes = Object.keys(shared).flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(ownAttributes),
    context: "microsite",
    routing: "none",
    destination: destinationOf(pageUrl(), pageUrl()),
  };
}

interface SignInPlaceProps {
  readonly why: Extract<GateState, { kind: "signIn" }>["why"];
  /** The attributes of the sign-in form. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly locale: ReadonlySignal<string>;
  /**
   * Returns true if the user has a token, with which the screen can open at the page's current address.
   */
  readonly isSignedIn: () => boolean;
  /** Called when the sign-in set a cookie instead of a token and opens another page. */
  readonly onLeave: (href: string) => void;
  readonly onRetry: () => void;
  readonly onFailed: (error: unknown) => void;
}

const slotName = "scout-sign-in";

/**
 * The sign-in in place of a screen. The form is a light-DOM child of the element, where password managers find it.
 */
function SignInPlace({ why, attributes, locale, ...props }: SignInPlaceProps): ReactNode {
  const texts = useTexts(hostTexts);
  const slot = useRef<HTMLSlotElement>(null);
  const isSignedIn = useEffectEvent(props.isSignedIn);
  const handleFailed = useEffectEvent(props.onFailed);
  const handleLeave = useEffectEvent(props.onLeave);

  useFocusKept(slot);
  useEffect(() => {
    const root = slot.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const form = root.ownerDocument.createElement("login-form");
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    const stopFollowing = locale.subscribe((tag) => form.setAttribute("locale", tag));
    form.slot = slotName;
    // The page must get these events only from the screen, not from the form as well.
    for (const name of ownNews) form.addEventListener(name, (event) => event.stopPropagation());
    form.addEventListener("scout-signed-in", (event) => {
      if (isSignedIn()) event.preventDefault();
    });
    // The form shows the steps of the sign-in itself. Any other target opens another page.
    form.addEventListener("scout-navigated", ({ detail }) => {
      if (!Object.hasOwn(detail.state, "step")) handleLeave(detail.href);
    });
    let isGone = false;
    import("../../login-form/login-form.ts").then(
      () => {
        if (!isGone) root.host.append(form);
      },
      (error: unknown) => {
        if (!isGone) handleFailed(error);
      },
    );
    return () => {
      isGone = true;
      stopFollowing();
      form.remove();
    };
  }, [attributes, locale]);

  return (
    <div className="stack">
      {why === "interrupted" && (
        <p className="sign-in-why" role="alert">
          {texts.interrupted}
        </p>
      )}
      {why === "badLink" && (
        <p className="sign-in-why" role="alert">
          {texts.badLink}
        </p>
      )}
      {(why === "unreachable" || why === "clock") && (
        <div className="row sign-in-why" role="alert">
          <p>{why === "clock" ? texts.clockWrong : texts.notChecked}</p>
          <button type="button" className="button" part="button" onClick={props.onRetry}>
            {texts.tryAgain}
          </button>
        </div>
      )}
      <slot name={slotName} ref={slot} />
    </div>
  );
}

const ownNews = ["scout-ready", "scout-navigated", "scout-failed"];

/** Moves the focus from the screen to the form, and back to where it was afterwards. */
function useFocusKept(slot: { readonly current: HTMLSlotElement | null }): void {
  useLayoutEffect(() => {
    const root = slot.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const before = root.activeElement;
    const handleReady = (event: Event) => {
      const [form] = event.composedPath();
      if (before !== null && form instanceof HTMLElement) form.querySelector("input")?.focus();
    };
    root.host.addEventListener("scout-ready", handleReady, true);
    return () => {
      root.host.removeEventListener("scout-ready", handleReady, true);
      const wasInForm = root.host.matches(":focus-within");
      // The screen becomes visible only at the end of this commit.
      queueMicrotask(() => {
        const box = root.querySelector<HTMLElement>(".scout-root");
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else if (wasInForm && box !== null) focusBox(box);
      });
    };
  }, [slot]);
}
