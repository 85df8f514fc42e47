/** Schemas of the lookup calls. Only an answer that is not an object fails its schema. */
import * as v from "valibot";
import type {
  LookupSetting,
  MapSetting,
  PollAnswer,
  StartAnswer,
} from "../lookup/lookup-answers.ts";
import type { Place } from "../lookup/place.ts";
import { placeSchema } from "./place-schema.ts";
import { anything, list, numeric, plainText, record, type Schema, text } from "./reading.ts";

const placeMembers = ["providers", "location", "lec_provider_name", "cable_provider_name"];

/** The place is `data.place` or `data` itself. */
const placeOfData = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((data) => {
      const { place } = v.parse(v.fallback(v.object({ place: anything }), { place: null }), data);
      return placeOf(place) ?? placeOf(data);
    }),
  ),
  null,
);

/** Null for an object without any member of a place. */
function placeOf(raw: unknown): Place | null {
  const isPlace = v.is(record, raw) && placeMembers.some((member) => member in raw);
  return isPlace ? v.parse(placeSchema, raw) : null;
}

const noMap: MapSetting = { zoom: null, mapTypeId: "", height: "", width: "" };

const mapSetting: Schema<MapSetting> = v.fallback(
  v.pipe(
    record,
    v.object({ zoom: numeric, mapTypeId: text, map_type_id: text, height: text, width: text }),
    v.transform(({ map_type_id, ...map }) => ({ ...map, mapTypeId: map.mapTypeId || map_type_id })),
  ),
  noMap,
);

const setting = v.fallback(
  v.pipe(
    record,
    v.object({
      map: mapSetting,
      map_options: mapSetting,
      map_api_key: text,
      loading_message: list(plainText),
    }),
    v.transform(
      (wire): LookupSetting => ({
        map: wire.map_options === noMap ? wire.map : wire.map_options,
        mapApiKey: wire.map_api_key,
        loadingMessages: wire.loading_message.filter((message) => message !== ""),
      }),
    ),
  ),
  { map: noMap, mapApiKey: "", loadingMessages: [] },
);

const startData = v.pipe(
  record,
  v.transform((data): StartAnswer => {
    const wire = v.parse(
      v.object({ batch_id: text, batch_seed: text, batch_token: text, setting }),
      data,
    );
    const batch = { id: wire.batch_id, seed: wire.batch_seed, token: wire.batch_token };
    return {
      batch: batch.id === "" ? null : batch,
      place: v.parse(placeOfData, data),
      setting: wire.setting,
    };
  }),
);

/** Reads the answer of the start call (1 §3; decisions G15). Null when it has no data. */
export const lookupStartSchema: Schema<StartAnswer | null> = v.pipe(
  record,
  v.object({ data: v.fallback(v.nullable(startData), null) }),
  v.transform(({ data }) => data),
);

const detailLength = 200;

/** Reads the answer of a batch call: texts become plain; `parseBatchProgress` reads the rest. */
export const batchSchema: Schema<PollAnswer> = v.pipe(
  record,
  v.object({
    status: anything,
    percentage: anything,
    message: plainText,
    label: plainText,
    data: anything,
  }),
  v.transform(({ data, ...progress }) => ({
    progress,
    place: v.parse(placeOfData, data),
    detail: v.parse(plainText, data).slice(0, detailLength),
  })),
);
