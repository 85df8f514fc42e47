import type { Members, Reader } from "./read-members.ts";
import type { JsonSchema, Sent, ValueOf } from "./sent.ts";

/**
 * One declaration per member of an answer: its reader, the schema of what servers send, and its meaning. The API
 * document, the server check, the mock and the types of the reference backend are derived from it. Builds of the
 * elements keep only the reader (`build/readers-alone.ts`).
 */

/** A reader with the schema of what is sent. */
export type Member<Read extends object, Schema extends JsonSchema> = Read & {
  readonly [sent]?: Schema;
};
declare const sent: unique symbol;

interface Facts {
  readonly sent: JsonSchema;
  /** The meaning of the member, as a sentence. */
  readonly says: string;
}

const factsOfMembers = new WeakMap<object, Facts>();

/** Declares a member of an answer: its reader, the schema of what servers send, and its meaning. */
export function member<Read extends object, Schema extends JsonSchema>(
  reader: Read,
  schema: Schema,
  says: string,
): Member<Read, Schema> {
  // Copy the reader before facts are added to it, because members share readers.
  const own: Member<Read, Schema> =
    reader instanceof Function ? Object.assign(reader.bind(null), reader) : { ...reader };
  factsOfMembers.set(own, { sent: schema, says });
  return own;
}

/** Declares a member that servers send and the elements do not read. Builds leave it out. */
export function unread<Schema extends JsonSchema>(
  schema: Schema,
  says: string,
): Member<Reader<null>, Schema> {
  return member(() => null, schema, says);
}

/**
 * Uses another reader for a member that is already declared. The schema and the meaning stay with the declaration.
 */
export function readAs<Read extends object>(
  reader: Read,
  _declared: Member<object, JsonSchema>,
): Read {
  return reader;
}

const toleratedMembers = new WeakSet<object>();

/**
 * Declares a member that the elements accept although correct servers do not send it: a declared member under another
 * name or in another object. The API document leaves it out.
 *
 * @param instead - the declared member
 */
export function tolerated<Read extends object>(reader: Read, instead: string): Read {
  const own = member(reader, {}, instead);
  toleratedMembers.add(own);
  return own;
}

/** Marks a member that servers always send. Readers accept answers without it. */
export type Required<Schema extends JsonSchema> = Schema & { readonly [mark]?: true };
declare const mark: unique symbol;
const requiredSchemas = new WeakSet<object>();

/* @__NO_SIDE_EFFECTS__ */
export function required<Schema extends JsonSchema>(schema: Schema): Required<Schema> {
  const own: Required<Schema> = { ...schema };
  requiredSchemas.add(own);
  return own;
}

type SchemaOf<One> = One extends { readonly [sent]?: infer Schema } ? Schema : never;
type DeclaredNames<Of extends Members> = {
  [Name in keyof Of]: [SchemaOf<Of[Name]>] extends [never] ? never : Name;
}[keyof Of];
type RequiredNames<Of extends Members> = {
  [Name in DeclaredNames<Of>]: SchemaOf<Of[Name]> extends { readonly [mark]?: true } ? Name : never;
}[DeclaredNames<Of>];

/** The members as a server sends them. */
export type SentBy<Of extends Members> = {
  [Name in RequiredNames<Of>]: ValueOf<SchemaOf<Of[Name]>>;
} & {
  [Name in Exclude<DeclaredNames<Of>, RequiredNames<Of>>]?: ValueOf<SchemaOf<Of[Name]>>;
};

/**
 * The schema of the object, with a description of every member.
 *
 * @param others - members that the reader of the object ignores
 */
/* @__NO_SIDE_EFFECTS__ */
export function sentObject<Of extends Members, Others extends Members = Record<never, never>>(
  members: Of,
  others?: Others,
): Sent<SentBy<Of> & SentBy<Others>> {
  const all = Object.entries({ ...members, ...others }).filter(
    ([, one]) => !toleratedMembers.has(one),
  );
  const facts = all.map(([name, one]) => [name, factsOf(name, one)] as const);
  const always = facts.filter(([, { sent: schema }]) => requiredSchemas.has(schema));
  return {
    type: "object",
    required: always.map(([name]) => name),
    properties: Object.fromEntries(
      facts.map(([name, { sent: schema, says }]) => [name, { description: says, ...schema }]),
    ),
    additionalProperties: false,
  };
}

function factsOf(name: string, one: object): Facts {
  const facts = factsOfMembers.get(one);
  if (facts === undefined) throw new Error(`${name} is no member: it has a reader alone.`);
  return facts;
}
