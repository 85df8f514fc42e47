import type { LookupSetting } from "./lookup-answers.ts";
import type { Place, PlaceLocation } from "./place.ts";

/** A point on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The options of the map, complete and safe to use in a style. */
export interface MapOptions {
  readonly zoom: number;
  readonly mapTypeId: string;
  /** The size of the map, as CSS lengths. */
  readonly height: string;
  readonly width: string;
}

/** The point to show on the map. Null unless both numbers exist. (0,0) counts as missing. */
export function coordinatesOf({ latitude, longitude }: PlaceLocation): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

/** The codes of the building, by the names of their texts. A missing code is `""`. */
function codesOf({ npaNxx, lata, clliCode }: Place) {
  return [
    { name: "npaNxx", code: npaNxx },
    { name: "lata", code: lata },
    { name: "clli", code: clliCode },
  ] as const;
}

/** True if the place has any code of the building. */
export function hasBuildingCodes(place: Place): boolean {
  return codesOf(place).some(({ code }) => code !== "");
}

/** The rows of the Building Details card. A missing code is shown as an en dash. */
export function buildingRowsOf(place: Place) {
  return codesOf(place).map(({ name, code }) => ({ name, value: code || missingValue }));
}

export const missingValue = "–";

/** The options of the map: the valid options of the lookup over the defaults. */
export function mapOptionsOf({ map }: Pick<LookupSetting, "map">): MapOptions {
  const { zoom, mapTypeId, height, width } = map;
  return {
    zoom: zoom !== null && zoom >= 0 && zoom <= 22 ? zoom : 18,
    mapTypeId: mapTypes.has(mapTypeId.toLowerCase()) ? mapTypeId.toLowerCase() : "satellite",
    height: lengthOf(height) ?? "300px",
    width: lengthOf(width) ?? "100%",
  };
}

const mapTypes: ReadonlySet<string> = new Set(["roadmap", "satellite", "hybrid", "terrain"]);

/** A positive CSS length. A bare number counts as pixels. */
function lengthOf(raw: string): string | null {
  const [length, amount, unit] = /^(\d+(?:\.\d+)?)(px|%|em|vh|vw)?$/.exec(raw) ?? [];
  if (length === undefined || Number(amount) === 0) return null;
  return unit === undefined ? `${length}px` : length;
}

/** The key of the map: that of the lookup, or else that of the application. Null means no map. */
export function mapApiKeyOf(
  { mapApiKey }: Pick<LookupSetting, "mapApiKey">,
  applicationKey: string | null | undefined,
): string | null {
  return [mapApiKey, applicationKey].find((key) => key && /^[\w-]{1,128}$/.test(key)) ?? null;
}
