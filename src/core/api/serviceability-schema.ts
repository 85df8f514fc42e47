/** Schemas of a provider's serviceability. */
import * as v from "valibot";
import type {
  Serviceability,
  ServiceabilityEntry,
  ServiceabilityMetadata,
  ServiceabilityPart,
} from "../lookup/place.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { affix, anything, list, plainText, record, type Schema, scalar, text } from "./reading.ts";

/** A detail of an entry. */
export const metadataMembers = {
  key: member(text, sent.filledText, "Machine name. Names such as `max_download` mark speeds."),
  label: member(plainText, required(sent.filledText), "Words to show."),
  prefix: member(affix, sent.text, "Goes before the value, with its spaces."),
  value: member(plainText, required(sent.either(sent.text, sent.number)), "The value."),
  suffix: member(affix, sent.text, "Goes after the value, with its spaces."),
  format: member(text, sent.oneOf("currency", "number", "date", "speed"), "Format of the value."),
  color: member(text, sent.text, "Colour of the mark: a name, or a CSS colour."),
};
const sentMetadata = sent.list(sentObject(metadataMembers));

const metadata: Schema<ServiceabilityMetadata> = v.pipe(record, v.object(metadataMembers));

/** The members of an entry. A part has the same members, and a name. */
export const entryMembers = {
  label: member(plainText, required(sent.filledText), "Words to show."),
  prefix: member(affix, sent.text, "Goes before the value, with its spaces."),
  value: member(plainText, sent.either(sent.textOrNull, sent.number), "The value."),
  suffix: member(affix, sent.text, "Goes after the value, with its spaces."),
  color: member(text, sent.text, "Colour of the mark: a name, or a CSS colour."),
  description: member(plainText, sent.text, "Further words."),
  footnote: member(plainText, sent.text, "Words below the entry."),
  footnote_color: member(text, sent.text, "Colour of the footnote."),
  metadata: member(list(metadata), sentMetadata, "Details, each with a label."),
  visible: member(anything, sent.flag, "False hides the entry."),
  type: member(
    text,
    sent.oneOf("loader", "error"),
    "`loader` while the server still looks for the value, `error` if it did not find it.",
  ),
};
/** An entry of a list, or one of the parts `coax` and `fiber`. */
export const sentEntry = sentObject(entryMembers);

const entry: Schema<ServiceabilityEntry> = v.pipe(
  v.union([
    record,
    v.pipe(
      scalar,
      v.transform((value) => ({ value })),
    ),
  ]),
  v.object(entryMembers),
  v.transform(
    ({ footnote_color, visible, type, ...rest }): ServiceabilityEntry => ({
      ...rest,
      footnoteColor: footnote_color,
      visible: ![false, 0, "0", "false"].some((hidden) => hidden === visible),
      type: type === "loader" || type === "error" ? type : "value",
    }),
  ),
);

const entries = v.pipe(
  list(entry),
  v.transform((all) => all.filter((one) => !isBlank(one))),
);

function isBlank({
  label,
  value,
  description,
  footnote,
  color,
  metadata,
  type,
}: ServiceabilityEntry) {
  return type === "value" && !(label || value || description || footnote || color || metadata[0]);
}

/** The members that only a part has. */
export const partMembers = {
  name: member(text, required(sent.filledText), "Heading of the part."),
  color: member(text, required(sent.filledText), "Colour of the mark, as in an entry."),
};
const sentPart = sentObject(partMembers, {
  description: entryMembers.description,
  metadata: entryMembers.metadata,
});

function part(key: ServiceabilityPart["key"]) {
  const named = v.fallback(v.object(partMembers), { name: "", color: "" });
  const read = (raw: unknown): readonly ServiceabilityPart[] => {
    const found = v.parse(entries, raw);
    const title = v.parse(named, raw).name;
    return found.length > 0 ? [{ key, title, entries: found }] : [];
  };
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), []);
}

/** The parts of a provider's serviceability, keyed by name. */
export const partsMembers = {
  coax: member(part("coax"), sentPart, "Serviceability by coaxial cable."),
  fiber: member(part("fiber"), sentPart, "Serviceability by fiber."),
  version: member(
    text,
    required(sent.either(sent.number, sent.filledText)),
    "Version of the format.",
  ),
};
/** At least one of the parts is required. */
export const sentParts = sent.limited(sentObject(partsMembers), {
  anyOf: [
    {
      required: ["coax"],
      properties: { coax: sent.described(sentPart, "Serviceability by coaxial cable.") },
    },
    {
      required: ["fiber"],
      properties: { fiber: sent.described(sentPart, "Serviceability by fiber.") },
    },
  ],
});
/** Serviceability is a list of entries, an object of parts, or missing. */
export const sentServiceability = sent.either(
  sent.list(sent.component("ServiceabilityEntry", sentEntry)),
  sent.component("ServiceabilityParts", sentParts),
  sent.none,
);

const parts: Schema<Serviceability> = v.pipe(
  record,
  v.check((raw) => "coax" in raw || "fiber" in raw),
  v.object(partsMembers),
  v.transform(
    ({ coax, fiber, version }): Serviceability => ({
      kind: "parts",
      parts: [...coax, ...fiber],
      version,
    }),
  ),
);

const flat: Schema<Serviceability> = v.pipe(
  entries,
  v.transform((found): Serviceability => ({ kind: "list", entries: found })),
);

const noServiceability: Serviceability = { kind: "none" };

export const serviceability = v.fallback(
  v.pipe(
    v.union([parts, flat]),
    v.transform((read): Serviceability => {
      if (read.kind === "list") return read.entries.length > 0 ? read : noServiceability;
      return read.kind === "parts" && read.parts.length > 0 ? read : noServiceability;
    }),
  ),
  noServiceability,
);
