import { textOf } from "./wire/read-wire.ts";
import type { ServiceRow } from "./wire/service-row.ts";

/** What a row is called: its title, else its label (decisions I13), else its id. */
export function rowTitleOf(row: Pick<ServiceRow, "id" | "title" | "label">): string {
  return textOf(row.title) || textOf(row.label) || textOf(row.id);
}
