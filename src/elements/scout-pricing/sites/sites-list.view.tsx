import type { ReactNode } from "react";
import type { TextsOf } from "../../../core/texts/text-group.ts";
import { listFileTypes } from "../../lists/list-file-types.ts";
import { Alert } from "../../ui/alert.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop-zone.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { TextArea } from "../builder/text-area.view.tsx";
import { siteTexts } from "./sites.messages.ts";

/** The state of the file that the field was filled from. The name of a pasted table is null. */
type ListSource =
  | { readonly kind: "text" | "file" }
  | { readonly kind: "reading"; readonly name: string | null }
  | {
      readonly kind: "refused";
      readonly name: string | null;
      readonly why: keyof TextsOf<typeof siteTexts>["refused"];
    };

interface SitesListProps {
  readonly text: string;
  readonly source: ListSource;
  /** True if a list is already being priced. */
  readonly hasRun: boolean;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** Takes a list of addresses: pasted lines or a CSV file. */
export function SitesList({ text, source, ...props }: SitesListProps): ReactNode {
  const texts = useTexts(siteTexts);
  const isReading = source.kind === "reading";
  const reading = isReading ? texts.reading(source.name ?? texts.pasted) : "";
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") props.onCheck();
      }}
    >
      <p className="muted">{texts.hint}</p>
      <div className="sites-sources">
        <TextArea label={texts.lines} value={text} onChange={props.onType} rows={8} />
        <DropZone
          label={texts.file}
          hint={texts.fileHint}
          accept={listFileTypes}
          isBusy={isReading}
          onFiles={props.onFiles}
        />
      </div>
      <div>{reading}</div>
      <Announce message={reading} />
      {source.kind === "refused" && (
        <Alert kind="danger">{texts.refused[source.why](source.name ?? texts.pasted)}</Alert>
      )}
      <div className="row">
        <Button type="submit" variant="primary" unavailable={text.trim() === "" && texts.noText}>
          {texts.check}
        </Button>
        {props.hasRun && (
          <Button variant="quiet" onClick={props.onRemove}>
            {texts.removeList}
          </Button>
        )}
      </div>
    </form>
  );
}
