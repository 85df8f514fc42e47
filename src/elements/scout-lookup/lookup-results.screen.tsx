import { type ReactNode, useState } from "react";
import { answeredPartsOf } from "../../core/lookup/answered-parts.ts";
import type { LookupSetting } from "../../core/lookup/lookup-answers.ts";
import type { Place } from "../../core/lookup/place.ts";
import { placeSummaryOf } from "../../core/lookup/place-summary.ts";
import type { TimeLeft } from "../../core/lookup/time-left.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { PlaceMark } from "../ui/answered-address.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { AvailableProviders } from "./available-providers.view.tsx";
import awaitedCss from "./awaited-answers.css?inline";
import { BuildingDetails } from "./building-details.view.tsx";
import css from "./lookup-results.css?inline";
import { PlaceSummaryView } from "./place-summary.view.tsx";
import rowsCss from "./provider-rows.css?inline";
import { lookupTexts } from "./scout-lookup.messages.ts";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

styleScreen("scout-lookup", [css, rowsCss, awaitedCss]);

interface LookupResultsProps {
  readonly place: Place;
  readonly setting: LookupSetting;
  /** The searched address. */
  readonly address: string;
  /** False while some providers have not answered. */
  readonly isFinal: boolean;
  readonly base: ScoutLookupModel["base"];
  readonly applicationMapKey: string;
  readonly onNavigate: (href: string) => void;
  readonly tables: ScoutLookupModel["tables"];
}

interface LookupAnswersProps {
  /** May be incomplete. Null before the first answer. */
  readonly place: Place | null;
  readonly timeLeft: TimeLeft | null;
}

/** The providers that have answered in a running lookup, and the approximate remaining time. */
export function LookupAnswers({ place, timeLeft }: LookupAnswersProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(lookupTexts);
  const { hasAddress, hasCodes, carriers, others } = answeredPartsOf(place);
  const parts = [
    ...(hasAddress ? [texts.answeredAddress] : []),
    ...(hasCodes ? [texts.answeredCodes] : []),
    ...carriers,
    ...(others > 0 ? [format.count(others, texts.otherForms)] : []),
  ];
  return (
    <>
      <p>{parts.length > 0 ? texts.answered(format.list(parts)) : texts.noAnswer}</p>
      {timeLeft !== null && <p>{texts.timeLeft(timeLeft, format)}</p>}
    </>
  );
}

/** The providers of a place and its building, below a line that summarises them. */
export function LookupCards({
  place,
  address,
  isFinal,
  base,
  ...props
}: LookupResultsProps): ReactNode {
  // Results that came in one after another keep the place of the outstanding ones, so that none of them moves.
  const [isHeld] = useState(!isFinal);
  return (
    <>
      <PlaceMark asked={address} address={place.location.pretty} />
      <PlaceSummaryView
        summary={placeSummaryOf(place, address, base)}
        isFinal={isFinal}
        isHeld={isHeld}
        onNavigate={props.onNavigate}
      />
      <AvailableProviders
        place={place}
        address={address}
        isFinal={isFinal}
        isHeld={isHeld}
        base={base}
        onNavigate={props.onNavigate}
        tables={props.tables}
      />
      <BuildingDetails
        place={place}
        setting={props.setting}
        applicationMapKey={props.applicationMapKey}
        isFinal={isFinal}
      />
    </>
  );
}
