import { type ReactNode, useState } from "react";
import {
  buildingRowsOf,
  coordinatesOf,
  hasBuildingCodes,
  mapApiKeyOf,
  mapOptionsOf,
  missingValue,
} from "../../core/lookup/building-details.ts";
import type { LookupSetting } from "../../core/lookup/lookup-answers.ts";
import type { Place } from "../../core/lookup/place.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import { Card } from "../ui/card.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import type { SatelliteMapProps } from "./satellite-map.view.tsx";
import { lookupTexts } from "./scout-lookup.messages.ts";

interface BuildingDetailsProps {
  readonly place: Place;
  readonly setting: LookupSetting;
  readonly applicationMapKey: string;
  readonly isFinal: boolean;
}

/** The map and the codes of a building. Without a map key or a location, only the codes. */
export function BuildingDetails({
  place,
  setting,
  applicationMapKey,
  isFinal,
}: BuildingDetailsProps): ReactNode {
  const texts = useTexts(lookupTexts);
  const placed = useTexts(placeTexts);
  const coordinates = coordinatesOf(place.location);
  const apiKey = mapApiKeyOf(setting, applicationMapKey);
  const address = place.location.pretty;
  if (!isFinal && address === "" && !hasBuildingCodes(place)) {
    return (
      <Card heading={texts.building} busy>
        <Skeleton label={texts.loading} />
      </Card>
    );
  }
  return (
    <Card heading={texts.building} busy={!isFinal}>
      <div className="building-facts">
        {address !== "" && <p className="building-address as-sent">{address}</p>}
        <dl className="building-codes">
          {buildingRowsOf(place).map(({ name, value }) => (
            <div key={name}>
              <dt>{placed[name]}</dt>
              <dd translate={value === missingValue ? undefined : "no"}>
                {value === missingValue && !isFinal ? (
                  <Skeleton label={texts.loading} lines={1} />
                ) : (
                  <bdi>{value}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {coordinates !== null && apiKey !== null && (
        <BuildingMap
          key={`${apiKey} ${address}`}
          apiKey={apiKey}
          coordinates={coordinates}
          options={mapOptionsOf(setting)}
          title={texts.mapOf(address)}
        />
      )}
    </Card>
  );
}

/** The map. If the page's policy or the map service prevents it, a sentence replaces it. */
function BuildingMap(props: Omit<SatelliteMapProps, "onFailed">): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <MissingMap />;
  return <SatelliteMap {...props} onFailed={() => setHasFailed(true)} fallback={null} />;
}

function MissingMap(): ReactNode {
  return <p className="muted">{useTexts(lookupTexts).mapFailed}</p>;
}

/** Loaded when there is a location to show. */
const SatelliteMap = lazyScreen(
  () => import("./satellite-map.view.tsx").then((module) => module.SatelliteMap),
  MissingMap,
);
