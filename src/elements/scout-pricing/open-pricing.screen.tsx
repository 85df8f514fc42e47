import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Denied, Unauthorized } from "../../core/internal.ts";
import { isRemembered, offeredRowsOf } from "../../core/lookup/recent-rows.ts";
import type { PricingSearchState } from "../../core/pricing/wire/create-pricing-search.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSelected, useSignal } from "../host/element/use-signal.ts";
import { whenIdle } from "../host/page/when-idle.ts";
import { AddressForm } from "../ui/address-form.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFocusKept } from "../ui/use-focus-kept.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { Caption } from "./builder/caption.screen.tsx";
import { handleUndoKeys } from "./builder/undo-keys.screen.tsx";
import css from "./scout-pricing.css?inline";
import { builderTexts } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";
import { SearchOutcome } from "./search-outcome.view.tsx";

styleScreen("scout-pricing", [css]);

/** On narrower elements one line takes the place of the form, so that prices are on the first screen. */
const narrowPx = 800;

/** The proposal builder: the form, the state of the search, and the services found. */
export function OpenPricing({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  const texts = useTexts(builderTexts);
  const search = useSignal(model.search);
  const hasCart = useSelected(model.cart, (cart) => cart !== null);
  const drafts = useSignal(model.drafts);
  const sites = useSignal(model.sites);
  const areSitesOpen = useSignal(model.areSitesOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useNarrow(heading, narrowPx);
  const isSummed = isNarrow && hasCart && search.kind === "answered";
  useEffect(() => {
    if (isUnderway(search)) loadResults();
    else whenIdle(loadResults);
  }, [search]);
  useEffect(() => whenIdle(model.openDrafts), [model]);
  useEffect(() => whenIdle(model.openSites), [model]);
  // If a button disappears with its message, move focus to the heading.
  const leaving =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      heading.current?.focus({ preventScroll: true });
      act(...args);
    };
  // The server's answer overrides the settings.
  if (search.kind === "failed" && search.status === 403) throw new Denied("load");
  if (search.kind === "failed" && search.status === 401) throw new Unauthorized();
  return (
    <Frame model={model}>
      <ScreenHead
        heading={texts.heading}
        introduction={isSummed ? undefined : texts.introduction}
        caption={hasCart && !isSummed ? <Caption model={model} /> : undefined}
        ref={heading}
      />
      <FormWithSummary model={model} isSummed={isSummed} />
      {sites !== null && <Sites model={model} sites={sites} leaving={leaving} fallback={null} />}
      {drafts !== null && <Drafts drafts={drafts} leaving={leaving} fallback={null} />}
      <Dropped model={model} onDismiss={leaving(model.forgetDropped)} />
      {search.kind !== "answered" && (search.kind !== "idle" || (!hasCart && !areSitesOpen)) && (
        <SearchOutcome
          search={search}
          onRetry={leaving(model.refresh)}
          onCancel={leaving(model.cancel)}
        />
      )}
      {(hasCart || search.kind === "answered") && (
        <PricingResults model={model} fallback={<Skeleton lines={6} />} />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly model: ScoutPricingModel;
  readonly children: ReactNode;
}

/**
 * The box of the screen. It marks a cart with services, of which the browser prints the proposal alone, unless the
 * sites are open.
 */
function Frame({ model, children }: FrameProps): ReactNode {
  const isFilled = useIsFilled(model);
  const isProposed = !useSignal(model.areSitesOpen) && isFilled;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each shortcut is also a button inside
    <div
      className={isProposed ? "pricing proposed" : "pricing"}
      onKeyDown={(event) => handleUndoKeys(event, model)}
    >
      {children}
    </div>
  );
}

function useIsFilled({ cart }: ScoutPricingModel): boolean {
  return useSelected(cart, (now) => now !== null && now.cart.length > 0);
}

/** Loaded with the first search, or when the browser is idle. */
const PricingResults = optionalPart(() =>
  import("./pricing-results.screen.tsx").then((module) => module.PricingResults),
);

const Summary = optionalPart(() =>
  import("./pricing-results.screen.tsx").then((module) => module.Summary),
);

function loadResults(): void {
  PricingResults.load();
  Summary.load();
}

/** Most visits do not need these parts. Load them when the browser is idle. */
const Drafts = optionalPart(() =>
  import("./drafts/drafts.screen.tsx").then((module) => module.Drafts),
);
const Sites = optionalPart(() => import("./sites/sites.screen.tsx").then((module) => module.Sites));

function isUnderway({ kind }: PricingSearchState): boolean {
  return kind === "searching" || kind === "waiting";
}

interface FormWithSummaryProps {
  readonly model: ScoutPricingModel;
  /** True shows a line with the address of the prices, and hides the form until the user wants to change it. */
  readonly isSummed: boolean;
}

/** The form. It closes with each answer, unless the user has gone on to another field meanwhile. */
function FormWithSummary({ model, isSummed }: FormWithSummaryProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [isUsed, setUsed] = useState(false);
  const areSitesOpen = useSignal(model.areSitesOpen);
  const isSearching = useSelected(model.search, isUnderway);
  const isOpen = !isSummed || isUsed || areSitesOpen;
  useEffect(() => {
    if (isSearching) setUsed(false);
  }, [isSearching]);
  useLayoutEffect(() => {
    // The focused control disappears.
    if (!isOpen && form.current?.matches(":focus-within")) {
      change.current?.focus({ preventScroll: true });
    }
  }, [isOpen]);
  const handleUse = () => {
    if (form.current?.querySelector("input:focus")) setUsed(true);
  };
  return (
    <>
      {isSummed && (
        <SummaryLine
          model={model}
          change={change}
          formId={id}
          isOpen={isOpen}
          onToggle={() => setUsed(!isOpen)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only learns that a field inside is in use */}
      <div id={id} ref={form} hidden={!isOpen} onFocus={handleUse} onInput={handleUse}>
        <Form model={model} />
      </div>
    </>
  );
}

interface SummaryLineProps {
  readonly model: ScoutPricingModel;
  /** The button that opens the form. */
  readonly change: RefObject<HTMLButtonElement | null>;
  readonly formId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The address of the prices, and the button that opens the form. */
function SummaryLine({ model, change, formId, isOpen, onToggle }: SummaryLineProps): ReactNode {
  const texts = useTexts(builderTexts);
  useFocusKept(change);
  return (
    <div className="pricing-summary">
      <Summary model={model} fallback={<span />} />
      <Button
        ref={change}
        variant="quiet"
        label={texts.changeSearch}
        expanded={isOpen}
        controls={formId}
        onClick={onToggle}
      >
        {texts.change}
      </Button>
    </div>
  );
}

function Form({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  const texts = useTexts(builderTexts);
  const suggestions = useSignal(model.form.suggestions);
  const hint = useSignal(model.form.hint);
  const address = useSignal(model.form.address);
  const areSitesOpen = useSignal(model.areSitesOpen);
  return (
    <AddressForm
      className="pricing-form"
      label={texts.addressLabel}
      placeholder={texts.addressPlaceholder}
      value={address}
      error={hint === null ? "" : texts[hint]}
      suggestions={offeredRowsOf(suggestions, address)}
      onForget={isRemembered(suggestions, address) ? model.form.forgetRow : undefined}
      loading={suggestions.isLoading}
      droppedUnit={useSignal(model.form.droppedUnit)}
      clearLabel={texts.clearSearch}
      submit={<SearchButton model={model} />}
      resetLabel={texts.clear}
      onType={model.form.typeAddress}
      onSubmit={model.submit}
      onReset={model.clear}
      acts={
        <Button expanded={areSitesOpen} onClick={model.toggleSites}>
          {texts.severalAddresses}
        </Button>
      }
    >
      <TextField
        label={texts.preparedFor}
        placeholder={texts.preparedForPlaceholder}
        value={useSignal(model.form.preparedFor)}
        onChange={model.form.typePreparedFor}
        name="prepared_for"
        autoComplete="off"
      />
    </AddressForm>
  );
}

/** The primary button until there are prices. Then a choice, an output or the list of addresses is the next act. */
function SearchButton({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  const texts = useTexts(builderTexts);
  const hasPrices = useSelected(model.cart, (cart) => cart !== null);
  const areSitesOpen = useSignal(model.areSitesOpen);
  return (
    <Button type="submit" variant={hasPrices || areSitesOpen ? "secondary" : "primary"}>
      {texts.generate}
    </Button>
  );
}

/** Lists the choices of a link that are not offered at this address. */
function Dropped({
  model,
  onDismiss,
}: {
  readonly model: ScoutPricingModel;
  readonly onDismiss: () => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const dropped = useSignal(model.dropped);
  if (dropped.length === 0) return null;
  return (
    <Alert kind="info" onDismiss={onDismiss}>
      {dropped.map((name) => (
        <p key={name}>{texts.dropped[name]}</p>
      ))}
    </Alert>
  );
}
