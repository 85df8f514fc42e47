import type { ReactNode } from "react";
import type { TableOutputs } from "../../core/files/text-table.ts";
import type { AnswerContext } from "../../core/links.ts";
import type { LookupSetting } from "../../core/lookup/lookup-answers.ts";
import type { Place } from "../../core/lookup/place.ts";
import { providerCardOf } from "../../core/lookup/provider-card.ts";
import { AvailableProviders } from "./available-providers.view.tsx";
import { BuildingDetails } from "./building-details.view.tsx";
import { ProviderCardView } from "./provider-card.view.tsx";

interface LookupResultsProps {
  readonly place: Place;
  readonly setting: LookupSetting;
  /** The searched address. */
  readonly address: string;
  /** False while the place is incomplete. */
  readonly isFinal: boolean;
  readonly base: AnswerContext;
  readonly applicationMapKey: string;
  readonly onNavigate: (href: string) => void;
  readonly tables: TableOutputs;
}

/** The four cards of a place. */
export function LookupResults({
  place,
  address,
  isFinal,
  base,
  ...props
}: LookupResultsProps): ReactNode {
  return (
    <div className="lookup-cards">
      <ProviderCardView card={providerCardOf(place, "lec", { isFinal })} base={base} />
      <ProviderCardView card={providerCardOf(place, "cable", { isFinal })} base={base} />
      <BuildingDetails
        place={place}
        setting={props.setting}
        applicationMapKey={props.applicationMapKey}
        isFinal={isFinal}
      />
      <AvailableProviders
        place={place}
        address={address}
        isFinal={isFinal}
        base={base}
        onNavigate={props.onNavigate}
        tables={props.tables}
      />
    </div>
  );
}
