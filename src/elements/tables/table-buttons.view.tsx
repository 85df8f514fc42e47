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
  /** The name of the table for screen readers. */
  readonly caption: string;
  /**
   * Returns the table. It is called on a click, because building a table of thousands of lines takes time.
   */
  readonly tableOf: () => TextTable;
  /** The name of the saved file, with its extension. */
  readonly fileName: string;
  readonly outputs: TableOutputs;
}

/** Buttons that copy a table for a spreadsheet or an email, save it as a file, and print it. */
export function TableButtons(props: TableButtonsProps): ReactNode {
  const { caption, tableOf, fileName, outputs } = props;
  const nameOf = (act: string) => messages.nameOf(act, caption);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form fields
    <div className="row" role="group" aria-label={messages.exportGroup}>
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
