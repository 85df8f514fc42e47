import * as v from "valibot";
import type { Backing, FieldValue, Selection } from "./table.ts";

/** Documents of one kind, stored by id. */
export interface Collection<Document> {
  get(id: string): Promise<Document | null>;
  /** Adds the document, or replaces the one with its id. */
  put(document: Document): Promise<void>;
  putAll(documents: readonly Document[]): Promise<void>;
  /** True for the single caller that removed it. */
  remove(id: string): Promise<boolean>;
  find(selection?: Selection): Promise<Document[]>;
  count(selection?: Selection): Promise<number>;
}

interface Definition<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  /** Indexed columns. */
  readonly fields?: Readonly<Record<string, (document: v.InferOutput<Schema>) => FieldValue>>;
  /** The text for full-text search. */
  readonly text?: (document: v.InferOutput<Schema>) => string;
}

export async function createCollection<Schema extends v.GenericSchema<unknown, { id: string }>>(
  backing: Backing,
  name: string,
  { schema, fields = {}, text }: Definition<Schema>,
): Promise<Collection<v.InferOutput<Schema>>> {
  type Document = v.InferOutput<Schema>;
  const table = await backing.openTable(name, Object.keys(fields));

  function encode(document: Document) {
    return {
      id: document.id,
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, read]) => [field, read(document)]),
      ),
      text: text ? searchTextOf(text(document)) : "",
      body: JSON.stringify(document),
    };
  }

  function decode(body: string): Document {
    return v.parse(schema, JSON.parse(body));
  }

  return {
    async get(id) {
      const body = await table.read(id);
      return body === null ? null : decode(body);
    },
    put: (document) => table.write([encode(document)]),
    putAll: (documents) => table.write(documents.map(encode)),
    remove: (id) => table.remove(id),
    async find(selection = {}) {
      return (await table.select(normalSelection(selection))).map(decode);
    },
    count: (selection = {}) => table.count(normalSelection(selection)),
  };
}

function normalSelection(selection: Selection): Selection {
  const words = selection.words?.flatMap((word) => wordsOf(word));
  return words ? { ...selection, words } : selection;
}

function searchTextOf(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join("");
}

/** The words of a text in comparable form: lower-case letters and digits, ampersands kept. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];
}
