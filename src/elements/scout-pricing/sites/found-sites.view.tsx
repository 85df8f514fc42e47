import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { streetNoteTexts } from "../../../core/lists/street-note-messages.ts";
import type { ListedSite } from "../../../core/pricing/sites/site-list.ts";
import { Button } from "../../ui/button.tsx";
import { onEscape } from "../../ui/on-escape.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface FoundSitesProps {
  /** At least one. */
  readonly sites: readonly ListedSite[];
  readonly onEdit: (id: number, text: string) => void;
  readonly onLeaveOut: (id: number) => void;
}

/** The addresses that will be priced. */
export function FoundSites({ sites, ...acts }: FoundSitesProps): ReactNode {
  const texts = useTexts(siteTexts);
  const box = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access
    <section ref={box} className="sites-found" tabIndex={0} aria-label={texts.addresses}>
      <ol>
        {sites.map((site) => (
          <FoundSite key={site.id} site={site} box={box} {...acts} />
        ))}
      </ol>
    </section>
  );
}

interface FoundSiteProps extends Omit<FoundSitesProps, "sites"> {
  readonly site: ListedSite;
  /** Gets the focus if the site disappears with it, because its new address is faulty or repeats another one. */
  readonly box: RefObject<HTMLElement | null>;
}

/** An address with the name of its site, which the user can change or remove. */
function FoundSite({ site, box, onEdit, onLeaveOut }: FoundSiteProps): ReactNode {
  const texts = useTexts(siteTexts);
  const streetNotes = useTexts(streetNoteTexts);
  const { id, address, name, note, found } = site;
  const row = useRef<HTMLLIElement>(null);
  const [text, setText] = useState<string | null>(null);
  const isEditing = text !== null;
  const wasEditing = useRef(false);
  useFocusKept(row, box);
  // The control that was pressed disappears, and its place is taken by the field, or by "Edit".
  useLayoutEffect(() => {
    if (isEditing !== wasEditing.current)
      row.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = () => setText(null);
  if (isEditing) {
    return (
      <li ref={row}>
        <form
          className="sites-bad"
          onKeyDown={onEscape(close)}
          onSubmit={(event) => {
            event.preventDefault();
            close();
            onEdit(id, text);
          }}
        >
          <TextField label={texts.address} value={text} onChange={setText} isVerbatim />
          <div className="row">
            <Button type="submit" label={texts.editOf(address)}>
              {texts.use}
            </Button>
            <Button variant="quiet" onClick={close}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li ref={row}>
      <span className="sites-found-site">
        <span>
          {name !== "" && <strong>{`${name} `}</strong>}
          <span>{address}</span>
          {note !== null && <span className="muted">{` ${streetNotes[note]}`}</span>}
          {found !== "" && <span className="sites-note muted">{found}</span>}
        </span>
        <span className="row">
          <Button variant="quiet" label={texts.editOf(address)} onClick={() => setText(address)}>
            {texts.edit}
          </Button>
          <Button variant="quiet" label={texts.removeOf(address)} onClick={() => onLeaveOut(id)}>
            {texts.remove}
          </Button>
        </span>
      </span>
    </li>
  );
}
