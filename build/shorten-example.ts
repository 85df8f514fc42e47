import type { JsonValue } from "../src/core/wire/sent.ts";

/** The maximum number of items in a list of an example, which is enough to fill a screen. */
const maxItems = 16;
const maxNestedItems = 3;

/** Values that are secrets on a real server. */
const secrets: Readonly<Record<string, string>> = {
  token: "header.payload.signature",
  access_token: "header.payload.signature",
  lookup_token: "lookup-token",
  batch_token: "batch-token",
  batch_seed: "batch-seed",
};

/** An example with short lists, whose items are spread over the whole list, and without tokens. */
export function shortenedExample(value: JsonValue, limit = maxItems): JsonValue {
  if (Array.isArray(value)) {
    const step = Math.ceil(value.length / limit) || 1;
    const kept = value.filter((_, index) => index % step === 0);
    return kept.map((item) => shortenedExample(item, maxNestedItems));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, secrets[key] ?? shortenedExample(one, limit)]),
  );
}

/** A PDF with one empty page. */
export const smallPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
