import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { type Client, createClient, type InArgs } from "@libsql/client";
import { createStore, type Store } from "../store/store.ts";
import type { Row, Selection, Table } from "../store/table.ts";

/** A store in an SQL file, which is created if missing. */
export async function openLibsqlStore(file: string): Promise<Store> {
  await mkdir(dirname(file), { recursive: true });
  const client = createClient({ url: pathToFileURL(file).href });
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA busy_timeout = 5000");
  return createStore({
    openTable: (name, fieldNames) => openTable(client, name, fieldNames),
    close: async () => client.close(),
  });
}

async function openTable(
  client: Client,
  name: string,
  fieldNames: readonly string[],
): Promise<Table> {
  await client.execute(
    `CREATE TABLE IF NOT EXISTS ${name} (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      ${fieldNames.map((field) => `${field},`).join(" ")}
      text TEXT NOT NULL,
      body TEXT NOT NULL)`,
  );
  for (const field of fieldNames) {
    await client.execute(`CREATE INDEX IF NOT EXISTS ${name}_${field} ON ${name} (${field})`);
  }
  const upsert = upsertStatement(name, fieldNames);

  async function bodies(sql: string, args: InArgs): Promise<string[]> {
    const { rows } = await client.execute({ sql, args });
    return rows.map((row) => String(row.body));
  }

  return {
    async read(id) {
      const [body] = await bodies(`SELECT body FROM ${name} WHERE id = ?`, [id]);
      return body ?? null;
    },
    async write(rows) {
      const statements = rows.map((row) => ({ sql: upsert, args: valuesOf(row, fieldNames) }));
      if (statements.length > 0) await client.batch(statements, "write");
    },
    async remove(id) {
      const result = await client.execute({ sql: `DELETE FROM ${name} WHERE id = ?`, args: [id] });
      return result.rowsAffected > 0;
    },
    select(selection) {
      const { sql, args } = conditionOf(selection, fieldNames);
      const order = selection.newestFirst ? "DESC" : "ASC";
      return bodies(`SELECT body FROM ${name} ${sql} ORDER BY position ${order} LIMIT ? OFFSET ?`, [
        ...args,
        selection.limit ?? -1,
        selection.offset ?? 0,
      ]);
    },
    async count(selection) {
      const { sql, args } = conditionOf(selection, fieldNames);
      const result = await client.execute({
        sql: `SELECT count(*) AS n FROM ${name} ${sql}`,
        args,
      });
      return Number(result.rows[0]?.n ?? 0);
    },
  };
}

function upsertStatement(name: string, fieldNames: readonly string[]): string {
  const columns = ["id", ...fieldNames, "text", "body"];
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(", ")})
    VALUES (${columns.map(() => "?").join(", ")})
    ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`;
}

function valuesOf(row: Row, fieldNames: readonly string[]) {
  return [row.id, ...fieldNames.map((field) => row.fields[field] ?? null), row.text, row.body];
}

/** An unknown column matches nothing, as in the memory store. */
function conditionOf({ where = {}, words = [] }: Selection, fieldNames: readonly string[]) {
  const conditions = [
    ...Object.keys(where).map((field) => (fieldNames.includes(field) ? `${field} IS ?` : "0 IS ?")),
    ...words.map(() => "instr(text, ?) > 0"),
  ];
  return {
    sql: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "",
    args: [
      ...Object.entries(where).map(([field, value]) => (fieldNames.includes(field) ? value : 1)),
      ...words.map((word) => ` ${word}`),
    ],
  };
}
