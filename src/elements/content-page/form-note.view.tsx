import type { ReactNode } from "react";
import { ExternalLink } from "../ui/external-link.tsx";
import type { FormNote as Note } from "../ui/site-page/read-forms.ts";
import { messages } from "./content-page.messages.ts";

interface FormNoteProps {
  readonly note: Note;
  /** The address of the page on its own site. */
  readonly siteHref: string;
}

/** Stands for a form of a page, which works on its own site only (decisions ZA10). */
export function FormNote({ note, siteHref }: FormNoteProps): ReactNode {
  return (
    <div className="form-note" role="note">
      <p>
        {messages.form}{" "}
        <ExternalLink href={siteHref}>{messages.openForm(new URL(siteHref).host)}</ExternalLink>
      </p>
      {note.fields.length > 0 && <p>{messages.formFields(note.fields)}</p>}
      {note.buttons.length > 0 && <p>{messages.formButtons(note.buttons)}</p>}
    </div>
  );
}
