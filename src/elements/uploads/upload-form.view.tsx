import type { FormEvent, ReactNode, Ref } from "react";
import type { FileChoice } from "../../core/bulk/choose-file.ts";
import { listFileTypes } from "../lists/list-file-types.ts";
import { Button } from "../ui/button.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { uploadTexts } from "./upload-form.messages.ts";

interface UploadFormProps {
  readonly choice: FileChoice;
  readonly isSending: boolean;
  readonly isTemplateBusy: boolean;
  /** True if the request for the template was answered with 401. */
  readonly isTemplateUnauthorized: boolean;
  /** Draws the report on the file, with the buttons of the form at their place. */
  readonly reportWith: (start: ReactNode) => ReactNode;
  /** The reason why the chosen file cannot be sent, or `""`. */
  readonly block: string;
  /** True if the report has the buttons that start the upload. */
  readonly isStartedByReport: boolean;
  /** True if the report recommends to correct the file first. */
  readonly isCorrectable: boolean;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onDrop: () => void;
  readonly onStart: () => void;
  readonly onTemplate: () => void;
}

/** The form for a CSV file: the file, its report, and the start button. */
export function UploadForm({ choice, isSending, ...props }: UploadFormProps): ReactNode {
  const texts = useTexts(uploadTexts);
  const { file, refused } = choice;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (block === "" && !props.isStartedByReport) props.onStart();
  };
  const block = isSending ? texts.sending : file === null ? texts.noFile : props.block;
  return (
    <form className="upload-form" ref={props.ref} onSubmit={handleSubmit}>
      <DropZone
        label={texts.label}
        hint={texts.hint}
        accept={listFileTypes}
        chosen={file ?? undefined}
        rejected={refused.map(({ name, reason }) => ({ name, reason: texts.refused[reason] }))}
        onFiles={props.onChoose}
        onClear={file === null ? undefined : props.onDrop}
      />
      {props.reportWith(
        <div className="row upload-start">
          {!props.isStartedByReport && (
            <Button
              type="submit"
              variant={props.isCorrectable ? "secondary" : "primary"}
              busy={isSending}
              unavailable={block}
            >
              {texts.start}
            </Button>
          )}
          <Button variant="quiet" busy={props.isTemplateBusy} onClick={props.onTemplate}>
            {texts.template}
          </Button>
        </div>,
      )}
      {props.isTemplateUnauthorized && <NotSignedIn />}
    </form>
  );
}
