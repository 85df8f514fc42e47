import { createElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { PortalError } from "./portal-error.view.tsx";
import { portalTexts } from "./scout-portal.messages.ts";
import type { ScoutPortalModel } from "./scout-portal.model.ts";

/** Everything around the current screen: the header, error pages, and the slot of the screen. */
export function ScoutPortalScreen({ model }: { readonly model: ScoutPortalModel }): ReactNode {
  const texts = useTexts(portalTexts);
  const main = useRef<HTMLElement>(null);
  const view = useSignal(model.view);
  const variant = useSignal(model.siteVariant);
  const isIn = view.kind === "screen" || view.kind === "denied";
  // The button is removed with its page, so `main` gets the focus.
  const retry = () => {
    main.current?.focus({ preventScroll: true });
    model.refresh();
  };
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {texts.skip}
      </button>
      {isIn && <Header model={model} />}
      <Announce message={useSignal(model.announcement)} />
      <main ref={main} tabIndex={-1} data-variant={view.kind === "screen" ? variant : undefined}>
        <Notice model={model} />
        {view.kind === "denied" && <Refused model={model} />}
        <Progress model={model} onRetry={retry} />
        <slot />
      </main>
    </>
  );
}

/**
 * Sets the list of the header as a property itself. For other values, React sets attributes before the header element
 * is defined, and properties after that.
 */
function Header({ model }: { readonly model: ScoutPortalModel }): ReactNode {
  const header = useRef<HTMLElement>(null);
  const path = useSignal(model.path);
  const attributes = useSignal(model.headerAttributes);
  const secondaryNav = useSignal(model.secondaryNav);
  // An attribute cannot hold a list.
  useLayoutEffect(() => {
    if (header.current !== null) Object.assign(header.current, { secondaryNav });
  }, [secondaryNav]);
  return (
    <>
      <div className="header-room">
        {createElement(
          "portal-header",
          { ...attributes, path, ref: header },
          <slot name="secondary" slot="secondary" />,
        )}
      </div>
      {secondaryNav === null && <div className="secondary-room" />}
    </>
  );
}

/** Explains why a sign-in form is shown. */
function Notice({ model }: { readonly model: ScoutPortalModel }): ReactNode {
  const texts = useTexts(portalTexts);
  const view = useSignal(model.view);
  if (view.kind === "form" && view.why === "badLink") {
    return <Alert kind="warning">{texts.badLink}</Alert>;
  }
  if (view.kind === "form" && view.why !== "missing") {
    return (
      <Alert kind="warning" action={{ label: texts.tryAgain, onAct: model.retry }}>
        {view.why === "clock" ? texts.clockWrong : texts.notChecked}
      </Alert>
    );
  }
  if (view.kind !== "screen" || !view.isCovered) return null;
  return <Alert kind="warning">{texts.interrupted}</Alert>;
}

function Refused({ model }: { readonly model: ScoutPortalModel }): ReactNode {
  const texts = useTexts(portalTexts);
  const signInHref = useSignal(model.signInHref);
  const why = model.isClockWrong() ? texts.clockWrong : null;
  return <PortalError kind="denied" why={why} signInHref={signInHref} onRetry={model.refresh} />;
}

function Progress({
  model,
  onRetry,
}: {
  readonly model: ScoutPortalModel;
  readonly onRetry: () => void;
}): ReactNode {
  const texts = useTexts(portalTexts);
  const isChecking = useSignal(model.view).kind === "checking";
  const isLoading = useSignal(model.isLoading);
  if (useSignal(model.hasFailed)) return <PortalError kind="failed" onRetry={onRetry} />;
  return isChecking || isLoading ? <Skeleton label={texts.loading} lines={6} /> : null;
}
