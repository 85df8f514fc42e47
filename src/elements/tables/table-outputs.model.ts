import type { TableOutputs } from "../../core/files/text-table.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { tableOutputTexts } from "./table-outputs.messages.ts";

/** Copies, saves and prints the tables of a screen. */
export function createTableOutputs({
  actions,
  notify,
  formatting,
}: Pick<ScreenContext<object, object>, "actions" | "notify" | "formatting">): TableOutputs {
  const texts = () => localTexts(formatting.peek().translations, tableOutputTexts);
  return {
    async copy({ html, tsv }) {
      const isCopied = await actions.copyText(tsv, html);
      if (isCopied) notify("success", texts().copied);
      else notify("warning", texts().notCopied);
    },
    save(csv, fileName) {
      actions.saveFile(new Blob([csv], { type: "text/csv" }), fileName);
    },
    print(html) {
      actions.printHtml(html).catch(() => notify("warning", texts().notPrinted));
    },
  };
}
