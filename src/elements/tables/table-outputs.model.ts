import type { TableOutputs } from "../../core/files/text-table.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { messages } from "./table-outputs.messages.ts";

/** Copies, saves and prints the tables of a screen. */
export function createTableOutputs({
  actions,
  notify,
}: Pick<ScreenContext<object, object>, "actions" | "notify">): TableOutputs {
  return {
    async copy({ html, tsv }) {
      const isCopied = await actions.copyText(tsv, html);
      if (isCopied) notify("success", messages.copied);
      else notify("warning", messages.notCopied);
    },
    save(csv, fileName) {
      actions.saveFile(new Blob([csv], { type: "text/csv" }), fileName);
    },
    print(html) {
      actions.printHtml(html).catch(() => notify("warning", messages.notPrinted));
    },
  };
}
