import * as v from "valibot";
import type { BatchQuery, SandboxBatchQuery } from "../lookup/batch-request.ts";
import type {
  LookupSetting,
  MapSetting,
  PollAnswer,
  StartAnswer,
} from "../lookup/lookup-answers.ts";
import type { LookupRequest } from "../lookup/lookup-request.ts";
import type { Place } from "../lookup/place.ts";
import { member, required, sentObject, tolerated } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { placeSchema, sentPlace } from "./place-schema.ts";
import { jsonAnswer } from "./read-answer.ts";
import { anything, list, numeric, plainText, record, type Schema, text } from "./reading.ts";

const namesOfPlace = ["providers", "location", "lec_provider_name", "cable_provider_name"];

const placedMembers = {
  place: member(
    anything,
    required(sent.component("LookupPlace", sentPlace)),
    "The facts about the address so far. They are shown; in the answer of the start they end the lookup.",
  ),
};
const sentPlaced = sentObject(placedMembers);

/** The place is `data.place` or `data` itself. */
const placeOfData = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((data) => {
      const { place } = v.parse(v.fallback(v.object(placedMembers), { place: null }), data);
      return placeOf(place) ?? placeOf(data);
    }),
  ),
  null,
);

/** Returns null for an object without any member of a place. */
function placeOf(raw: unknown): Place | null {
  const isPlace = v.is(record, raw) && namesOfPlace.some((member) => member in raw);
  return isPlace ? v.parse(placeSchema, raw) : null;
}

const noMap: MapSetting = { zoom: null, mapTypeId: "", height: "", width: "" };

const mapMembers = {
  zoom: member(numeric, sent.count, "Zoom of the map."),
  mapTypeId: member(text, sent.filledText, "Kind of map, such as `roadmap`."),
  map_type_id: tolerated(text, "`mapTypeId`."),
  height: member(text, sent.filledText, "CSS height of the map."),
  width: member(text, sent.filledText, "CSS width of the map."),
};

const mapSetting: Schema<MapSetting> = v.fallback(
  v.pipe(
    record,
    v.object(mapMembers),
    v.transform(({ map_type_id, ...map }) => ({ ...map, mapTypeId: map.mapTypeId || map_type_id })),
  ),
  noMap,
);

const settingMembers = {
  map: tolerated(mapSetting, "`map_options`."),
  map_options: member(mapSetting, sentObject(mapMembers), "How the map is shown."),
  map_api_key: member(text, sent.text, "Key for Google Maps; empty shows no map."),
  loading_message: member(
    list(plainText),
    required(sent.list(sent.filledText)),
    "Sentences to show while the lookup runs.",
  ),
};
const sentSetting = sentObject(settingMembers);

const setting = v.fallback(
  v.pipe(
    record,
    v.object(settingMembers),
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

const batchMembers = {
  batch_id: member(
    text,
    required<sent.Sent<number>>({ type: "integer", minimum: 1 }),
    "Number of the running lookup; each step refers to it.",
  ),
  batch_seed: member(text, required(sent.filledText), "Sent back with each step as `s`."),
  batch_token: member(text, required(sent.filledText), "Sent back with each step as `token`."),
};
const startMembers = {
  ...batchMembers,
  setting: member(setting, required(sentSetting), "How the lookup is shown."),
};
const endedMembers = {
  ...placedMembers,
  setting: member(startMembers.setting, sentSetting, "How the lookup is shown."),
};
/** The answer of the start: a running lookup, or the complete place. */
export const sentLookupStart = sent.data(
  sent.either(sentObject(startMembers), sentObject(endedMembers)),
);

const startData = v.pipe(
  record,
  v.transform((data): StartAnswer => {
    const wire = v.parse(v.object(startMembers), data);
    const batch = { id: wire.batch_id, seed: wire.batch_seed, token: wire.batch_token };
    return {
      batch: batch.id === "" ? null : batch,
      place: v.parse(placeOfData, data),
      setting: wire.setting,
    };
  }),
);

/** Reads the answer of the start call; null if it has no data. */
export const lookupStartSchema: Schema<StartAnswer | null> = v.pipe(
  record,
  v.object({ data: v.fallback(v.nullable(startData), null) }),
  v.transform(({ data }) => data),
);

const maxDetailCharacters = 200;

const pollMembers = {
  status: member(
    anything,
    required(sent.constant(true)),
    "`true` while the lookup goes well, 0 when it failed.",
  ),
  percentage: member(
    anything,
    required<sent.Sent<string>>({ type: "string", pattern: "^(100|\\d{1,2}(\\.\\d+)?)$" }),
    "Progress of the lookup. It must not round up to 100, because 100 ends the lookup.",
  ),
  message: member(plainText, required(sent.text), "The current work of the server, as text."),
  label: member(plainText, required(sent.text), "Name of the current step, as text."),
  data: member(anything, sentPlaced, "The facts so far."),
};
const failedMembers = {
  status: member(pollMembers.status, required(sent.constant(0)), "0: the lookup failed."),
  data: member(pollMembers.data, required(sent.text), "Cause of the failure; it is logged."),
};
/** The answer of a step: progress, a failure, or the place at the end. */
export const sentPoll = sent.either(
  sentObject(pollMembers),
  sentObject(failedMembers),
  sent.data(sentPlaced),
);

/**
 * Reads the answer of a step. Strings become plain text; `parseBatchProgress` reads the other members.
 */
export const batchSchema: Schema<PollAnswer> = v.pipe(
  record,
  v.object(pollMembers),
  v.transform(({ data, ...progress }) => ({
    progress,
    place: v.parse(placeOfData, data),
    detail: v.parse(plainText, data).slice(0, maxDetailCharacters),
  })),
);

/** Resolves with null if the answer has no data. */
export const startLookup = defineCall({
  method: "POST",
  path: "/api/v1/scout",
  needsScout: true,
  query: ["address"],
  token: "JWT-Authorization",
  request: ({ address, body }: LookupRequest) => ({ query: { address }, body }),
  answer: jsonAnswer(lookupStartSchema, "The answer of the lookup cannot be read."),
  source: "1 §7",
});

const batch = {
  method: "POST",
  needsScout: true,
  body: "empty",
  // Each call only advances the batch, or confirms that it has ended.
  repeatable: true,
  token: "JWT-Authorization",
  answer: jsonAnswer(batchSchema, "The answer of the lookup cannot be read."),
  source: "1 §7",
} as const;

/** Advances a running lookup (`op=do`), or ends it (`op=finished`). */
export const advanceBatch = defineCall({
  ...batch,
  path: "/batch",
  query: ["id", "op", "_format"],
  request: (query: BatchQuery) => ({ query }),
});

/** {@link advanceBatch} on the path that sandbox hosts use. */
export const advanceSandboxBatch = defineCall({
  ...batch,
  path: "/api/v1/{brand}-batch",
  query: ["id", "op", "s", "token", "_format"],
  request: (query: SandboxBatchQuery) => ({ query }),
});
