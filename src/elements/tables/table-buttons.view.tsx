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
  /** Names the table. */
  readonly caption: string;
  /** Makes the table when it is taken: it may have thousands of lines. */
  readonly tableOf: () => TextTable;
  /** With its extension. */
  readonly fileName: string;
  readonly outputs: TableOutputs;
}

/** Copies a table for a spreadsheet or a mail, saves it as a file, prints it. */
export function TableButtons(props: TableButtonsProps): ReactNode {
  const { caption, tableOf, fileName, outputs } = props;
  const nameOf = (act: string) => messages.nameOf(act, caption);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form fields
    <div className="row" role="group" aria-label={messages.takeAlong}>
      <Button
        variant="quiet"
        label={nameOf(messages.copy)}
        onClick={() => {
          const table = tableOf();
          outputs.copy({ html: tableHtmlOf(table), tsv: tsvOf(table) });
        }}
      >
        {messages.copy}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.save)}
        onClick={() => outputs.save(csvOf(tableOf()), fileName)}
      >
        {messages.save}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(messages.print)}
        onClick={() => outputs.print(printSheetOf(tableOf()))}
      >
        {messages.print}
      </Button>
    </div>
  );
}
