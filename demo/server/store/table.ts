/** A value an indexed column may hold. */
export type FieldValue = string | number | null;

/** One stored document: its columns to search by, and itself as JSON. */
export interface Row {
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Lower-case words to find it by, one space before each. */
  readonly text: string;
  readonly body: string;
}

/** Which rows, in which order. Rows stand in the order in which they were first written. */
export interface Selection {
  /** Columns and the value each must have. */
  readonly where?: Readonly<Record<string, FieldValue>>;
  /** Each must begin a word of the row's text. */
  readonly words?: readonly string[];
  readonly newestFirst?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

/** One table of a database: the little the collections need of it. */
export interface Table {
  read(id: string): Promise<string | null>;
  /** Writes all of them or none. */
  write(rows: readonly Row[]): Promise<void>;
  /** True for the one caller that removed it. */
  remove(id: string): Promise<boolean>;
  select(selection: Selection): Promise<readonly string[]>;
  count(selection: Selection): Promise<number>;
}

/** A database. */
export interface Backing {
  openTable(name: string, fieldNames: readonly string[]): Promise<Table>;
  close(): Promise<void>;
}
