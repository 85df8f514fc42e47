/** A value of an indexed column. */
export type FieldValue = string | number | null;

/** A stored document: its indexed columns, and its JSON. */
export interface Row {
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Lower-case search words, each preceded by a space. */
  readonly text: string;
  readonly body: string;
}

/** The rows to select. They are ordered by their first write. */
export interface Selection {
  /** Columns and their required values. */
  readonly where?: Readonly<Record<string, FieldValue>>;
  /** Each must be a prefix of a word in the row's text. */
  readonly words?: readonly string[];
  readonly newestFirst?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

/** A database table, reduced to what the collections need. */
export interface Table {
  read(id: string): Promise<string | null>;
  /** Writes all rows or none. */
  write(rows: readonly Row[]): Promise<void>;
  /** True for the single caller that removed it. */
  remove(id: string): Promise<boolean>;
  select(selection: Selection): Promise<readonly string[]>;
  count(selection: Selection): Promise<number>;
}

/** A database. */
export interface Backing {
  openTable(name: string, fieldNames: readonly string[]): Promise<Table>;
  close(): Promise<void>;
}
