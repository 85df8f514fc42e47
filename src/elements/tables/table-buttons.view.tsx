import type { ReactNode } from "react";
import {
  csvOf,
  printSheetOf,
  type TableOutputs,
  type TextTable,
  tableHtmlOf,
  tsvOf,
} from "../../core/files/text-table.ts";
import { Button } from "../ui/button.tsx";
import { messages } from "./table-outputs.messages.ts";

interface TableButtonsProps {
  readonly table: TextTable;
  /** With its extension. */
  readonly fileName: string;
  readonly outputs: TableOutputs;
}

/** Copies a table for a spreadsheet or a mail, saves it as a file, prints it. */
export function TableButtons({ table, fileName, outputs }: TableButtonsProps): ReactNode {
  const nameOf = (act: string) => messages.nameOf(act, table.caption);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form fields
    <div className="row" role="group" aria-label={messages.takeAlong}>
      <Button
        variant="quiet"
        label={nameOf(messages.copy)}
        onClick={() => outputs.copy({ html: tableHtmlOf(table), tsv: tsvOf(table) })}
      >
        {messages.copy}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.save)}
        onClick={() => outputs.save(csvOf(table), fileName)}
      >
        {messages.save}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.print)}
        onClick={() => outputs.print(printSheetOf(table))}
      >
        {messages.print}
      </Button>
    </div>
  );
}
