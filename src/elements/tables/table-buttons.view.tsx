import { type ReactNode, use } from "react";
import {
  csvOf,
  printSheetOf,
  type TableOutputs,
  type TextTable,
  tableHtmlOf,
  tsvOf,
} from "../../core/files/text-table.ts";
import { languageOf } from "../../core/formatting/language-of.ts";
import { Button } from "../ui/button.tsx";
import { FormattingContext } from "../ui/formatting-context.ts";
import { useTexts } from "../ui/use-texts.ts";
import { tableOutputTexts } from "./table-outputs.messages.ts";

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
  const texts = useTexts(tableOutputTexts);
  const language = languageOf(use(FormattingContext).locale);
  const nameOf = (act: string) => texts.nameOf(act, caption);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form fields
    <div className="row" role="group" aria-label={texts.exportGroup}>
      <Button
        variant="quiet"
        label={nameOf(texts.copy)}
        onClick={() => {
          const table = tableOf();
          outputs.copy({ html: tableHtmlOf(table), tsv: tsvOf(table) });
        }}
      >
        {texts.copy}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(texts.save)}
        onClick={() => outputs.save(csvOf(tableOf()), fileName)}
      >
        {texts.save}
      </Button>
      <Button
        variant="quiet"
        label={nameOf(texts.print)}
        onClick={() => outputs.print(printSheetOf(tableOf(), language))}
      >
        {texts.print}
      </Button>
    </div>
  );
}
