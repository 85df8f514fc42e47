import type { LookupSetting } from "./lookup-answers.ts";
import type { Place } from "./place.ts";

/** A kept result of a lookup. */
export interface LookupResult {
  readonly place: Place;
  readonly setting: LookupSetting;
}

/** A result of an address, and when it came. */
export interface KeptResult {
  readonly address: string;
  readonly writtenAtMs: number;
  readonly result: LookupResult;
}

/** Leaves room for what else the tab keeps. In characters. */
const longestText = 500_000;

/** The results as a text for the next page of the tab, without the oldest where it would be too long. */
export function keptResultsText(results: readonly KeptResult[]): string {
  const newest = results.toSorted((one, other) => other.writtenAtMs - one.writtenAtMs);
  for (;;) {
    const text = JSON.stringify({ results: newest });
    if (text.length <= longestText || newest.length === 0) return text;
    newest.pop();
  }
}

/** The results of such a text; none where another version or another script wrote something else. */
export function keptResultsIn(text: string | null): readonly KeptResult[] {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept.results : [];
  } catch {
    return [];
  }
}

type Check = (raw: unknown) => boolean;

const isText: Check = (raw) => typeof raw === "string";
const isNumber: Check = (raw) => typeof raw === "number";
const isFlag: Check = (raw) => typeof raw === "boolean";
const orNull =
  (check: Check): Check =>
  (raw) =>
    raw === null || check(raw);
const listOf =
  (check: Check): Check =>
  (raw) =>
    Array.isArray(raw) && raw.every(check);

function record(members: Readonly<Record<string, Check>>): Check {
  return (raw) =>
    typeof raw === "object" &&
    raw !== null &&
    Object.entries(members).every(([name, check]) => check(Reflect.get(raw, name)));
}

/** Members that are texts. */
function texts(...names: readonly string[]): Record<string, Check> {
  return Object.fromEntries(names.map((name) => [name, isText]));
}

const entry = record({
  ...texts("label", "prefix", "value", "suffix", "color", "description", "footnote"),
  ...texts("footnoteColor", "type"),
  metadata: listOf(record(texts("key", "label", "prefix", "value", "suffix", "format", "color"))),
  visible: isFlag,
});

const serviceability: Readonly<Record<string, Check>> = {
  none: () => true,
  list: record({ entries: listOf(entry) }),
  parts: record({ parts: listOf(record({ ...texts("key", "title"), entries: listOf(entry) })) }),
};

const place = record({
  ...texts("lecProviderName", "cableProviderName", "npaNxx", "lata", "clliCode"),
  location: record({
    ...texts("pretty", "street", "city", "stateProv", "postalCode"),
    latitude: orNull(isNumber),
    longitude: orNull(isNumber),
  }),
  providers: listOf(
    record({
      ...texts("key", "name", "label", "logoUri", "uri", "distanceText", "type"),
      accessTypes: listOf(isText),
      distanceFeet: orNull(isNumber),
      pricingLink: orNull(record(texts("uri", "label"))),
      serviceability: (raw) =>
        record({ kind: (kind) => serviceability[String(kind)]?.(raw) ?? false })(raw),
    }),
  ),
});

const setting = record({
  mapApiKey: isText,
  loadingMessages: listOf(isText),
  map: record({ ...texts("mapTypeId", "height", "width"), zoom: orNull(isNumber) }),
});

const kept = record({
  results: listOf(
    record({ address: isText, writtenAtMs: isNumber, result: record({ place, setting }) }),
  ),
});

function isKept(raw: unknown): raw is { readonly results: readonly KeptResult[] } {
  return kept(raw);
}
