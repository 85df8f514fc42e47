import type { ReactNode } from "react";
import {
  csvOf,
  printSheetOf,
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
  readonly onCopy: (forms: { readonly html: string; readonly tsv: string }) => void;
  readonly onSave: (csv: string, fileName: string) => void;
  readonly onPrint: (html: string) => void;
}

/** Copies a table for a spreadsheet or a mail, saves it as a file, prints it. */
export function TableButtons({ table, fileName, ...acts }: TableButtonsProps): ReactNode {
  const nameOf = (act: string) => messages.nameOf(act, table.caption);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form fields
    <div className="row" role="group" aria-label={messages.takeAlong}>
      <Button
        variant="quiet"
        label={nameOf(messages.copy)}
        onClick={() => acts.onCopy({ html: tableHtmlOf(table), tsv: tsvOf(table) })}
      >
        {messages.copy}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.save)}
        onClick={() => acts.onSave(csvOf(table), fileName)}
      >
        {messages.save}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.print)}
        onClick={() => acts.onPrint(printSheetOf(table))}
      >
        {messages.print}
      </Button>
    </div>
  );
}
