import type { ReactNode } from "react";
import { listFileTypes } from "../../lists/list-file-types.ts";
import { Alert } from "../../ui/alert.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop-zone.tsx";
import { TextArea } from "../builder/text-area.view.tsx";
import { siteMessages as messages } from "./sites.messages.ts";

/** The state of the file that the field was filled from. */
type ListSource =
  | { readonly kind: "text" | "file" }
  | { readonly kind: "reading"; readonly name: string }
  | {
      readonly kind: "refused";
      readonly name: string;
      readonly why: keyof typeof messages.refused;
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
  const isReading = source.kind === "reading";
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") props.onCheck();
      }}
    >
      <p className="muted">{messages.hint}</p>
      <div className="sites-sources">
        <TextArea label={messages.lines} value={text} onChange={props.onType} rows={8} />
        <DropZone
          label={messages.file}
          hint={messages.fileHint}
          accept={listFileTypes}
          isBusy={isReading}
          onFiles={props.onFiles}
        />
      </div>
      <div>{isReading && messages.reading(source.name)}</div>
      <Announce message={isReading ? messages.reading(source.name) : ""} />
      {source.kind === "refused" && (
        <Alert kind="danger">{messages.refused[source.why](source.name)}</Alert>
      )}
      <div className="row">
        <Button type="submit" variant="primary" unavailable={text.trim() === "" && messages.noText}>
          {messages.check}
        </Button>
        {props.hasRun && (
          <Button variant="quiet" onClick={props.onRemove}>
            {messages.removeList}
          </Button>
        )}
      </div>
    </form>
  );
}
