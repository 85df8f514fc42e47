import { type ReactNode, useEffect, useRef, useState } from "react";
import { Denied, Unauthorized } from "../../core/internal.ts";
import { isUnderway, type LookupState } from "../../core/lookup/lookup-state.ts";
import { isRemembered, offeredRowsOf } from "../../core/lookup/recent-rows.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSelected, useSignal } from "../host/element/use-signal.ts";
import { whenIdle } from "../host/page/when-idle.ts";
import { AddressForm } from "../ui/address-form.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { repeatIfLeft } from "../ui/repeat-if-left.ts";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHeldHeight } from "../ui/use-held-height.ts";
import { useTexts } from "../ui/use-texts.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import type { BulkPanel } from "./bulk-panel.screen.tsx";
import { LookupCaptionView, LookupProgress } from "./lookup-progress.view.tsx";
import css from "./scout-lookup.css?inline";
import { lookupTexts } from "./scout-lookup.messages.ts";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

styleScreen("scout-lookup", [css]);

interface ModelProps {
  readonly model: ScoutLookupModel;
}

/** The single lookup for a user with access: form, progress, caption and results. */
export function OpenLookup({ model }: ModelProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const warning = useSignal(model.warning);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => whenIdle(model.prepare), [model]);
  // If a button disappears with its message, move focus to the heading.
  const leaving = (act: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      {warning !== null && (
        <Alert kind="danger" onDismiss={leaving(model.dismissWarning)}>
          {texts[warning]}
        </Alert>
      )}
      <LookupForm model={model} />
      <Outcome model={model} onRetry={leaving(model.refresh)} />
      <slot name="bulk">
        <BulkPanelLater model={model} />
      </slot>
    </>
  );
}

interface OutcomeProps extends ModelProps {
  readonly onRetry: () => void;
}

/** The caption, the results and, below them, the progress, so that its end moves no result. */
function Outcome({ model, onRetry }: OutcomeProps): ReactNode {
  const isRunning = useSelected(model.lookup, isUnderway);
  const status = useSelected(model.lookup, (state) =>
    state.kind === "failed" ? state.status : null,
  );
  const box = useRef<HTMLDivElement>(null);
  const held = useHeldHeight(box, isRunning);
  useEffect(() => {
    if (isRunning) LookupCards.load();
    else whenIdle(LookupCards.load);
  }, [isRunning]);
  // The server's answer overrides the settings.
  if (status === 403) throw new Denied("act");
  if (status === 401) throw new Unauthorized();
  return (
    <div className="lookup-outcome" ref={box} style={held}>
      <Caption model={model} onRetry={onRetry} />
      <Results model={model} />
      <RunningLookup model={model} />
    </div>
  );
}

function RunningLookup({ model }: ModelProps): ReactNode {
  const state = useSignal(model.lookup);
  return (
    <LookupProgress
      state={state}
      announcement={useSignal(model.announcement)}
      answers={<Answers state={state} />}
    />
  );
}

function Caption({ model, onRetry }: OutcomeProps): ReactNode {
  return <LookupCaptionView state={useSignal(model.lookup)} onRetry={onRetry} />;
}

function Answers({ state }: { readonly state: LookupState }): ReactNode {
  const texts = useTexts(lookupTexts);
  if (!isUnderway(state)) return null;
  return (
    <LookupAnswers
      place={state.place}
      timeLeft={state.timeLeft}
      fallback={<p>{texts.noAnswer}</p>}
    />
  );
}

function LookupForm({ model }: ModelProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const suggestions = useSignal(model.suggestions);
  const hint = useSignal(model.hint);
  const text = useSignal(model.text);
  return (
    <AddressForm
      className="address-form"
      label={texts.addressLabel}
      placeholder={texts.addressPlaceholder}
      value={text}
      error={hint === null ? "" : texts[hint]}
      suggestions={offeredRowsOf(suggestions, text)}
      onForget={isRemembered(suggestions, text) ? model.forgetRow : undefined}
      loading={suggestions.isLoading}
      droppedUnit={useSignal(model.droppedUnit)}
      clearLabel={texts.clearSearch}
      submit={<SearchButton model={model} />}
      resetLabel={texts.clear}
      onType={model.type}
      onSubmit={model.submit}
      onReset={model.clear}
    />
  );
}

/** The primary button, until there are results to price. */
function SearchButton({ model }: ModelProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const hasResults = useSelected(model.lookup, (state) => "place" in state && state.place !== null);
  return (
    <Button type="submit" variant={hasResults ? "secondary" : "primary"}>
      {texts.search}
    </Button>
  );
}

/** The cards. A step of the lookup without new results does not render them again. */
function Results({ model }: ModelProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const { lookup } = model;
  const place = useSelected(lookup, (state) => ("place" in state ? state.place : null));
  const setting = useSelected(lookup, (state) => ("setting" in state ? state.setting : null));
  const address = useSelected(lookup, (state) => (state.kind === "idle" ? null : state.address));
  const isFinal = useSelected(lookup, ({ kind }) => kind === "done");
  if (address === null) return <Empty icon="search">{texts.empty}</Empty>;
  if (place === null || setting === null) return null;
  return (
    <LookupCards
      place={place}
      setting={setting}
      address={address}
      isFinal={isFinal}
      base={model.base}
      applicationMapKey={model.mapApiKey}
      onNavigate={model.navigate}
      tables={model.tables}
      fallback={<Skeleton lines={6} />}
    />
  );
}

/** Shares a file with the cards. If it cannot be loaded, the cards report that. */
const LookupAnswers = lazyScreen(
  () => import("./lookup-results.screen.tsx").then((module) => module.LookupAnswers),
  () => null,
);

/** Loaded with the first lookup, or when the browser is idle. */
const LookupCards = optionalPart(() =>
  import("./lookup-results.screen.tsx").then((module) => module.LookupCards),
);

type BulkPanelState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly Panel: typeof BulkPanel; readonly form: UploadFormModel };

/**
 * Loads after the form, because few users upload a file. If the panel fails to load, the lookup
 * works without it. There is no retry, because Chromium requests a failed module again only after a
 * reload.
 */
function BulkPanelLater({ model }: ModelProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const [state, setState] = useState<BulkPanelState>({ kind: "loading" });
  useEffect(() => {
    let isGone = false;
    const settle = (next: BulkPanelState) => {
      if (!isGone) setState(next);
    };
    whenIdle(() => {
      if (isGone) return;
      repeatIfLeft(() =>
        Promise.all([import("./bulk-panel.screen.tsx"), model.loadUploadForm()]),
      ).then(
        ([{ BulkPanel: Panel }, form]) => settle({ kind: "ready", Panel, form }),
        () => settle({ kind: "failed" }),
      );
    });
    return () => {
      isGone = true;
    };
  }, [model]);
  if (state.kind === "loading") {
    return <Skeleton lines={2} room="clamp(19em, 38.6em - 55cqi, 34em)" />;
  }
  if (state.kind === "failed") return <p className="muted">{texts.noBulkPanel}</p>;
  return <state.Panel model={model} form={state.form} />;
}
