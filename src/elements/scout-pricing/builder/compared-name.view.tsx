import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { oneLineOf } from "../../../core/texts/one-line.ts";
import { Heading } from "../../ui/heading.tsx";
import { Icon } from "../../ui/icon.tsx";
import { onEscape } from "../../ui/on-escape.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { messages } from "../scout-pricing.messages.ts";
import { TextArea } from "./text-area.view.tsx";

interface ComparedNameProps {
  readonly name: string;
  /** The name without the words that the names of all carts share. */
  readonly ownName: string;
  readonly onRename: (newName: string) => void;
}

/** The name of a saved cart, as a heading with a button that turns it into a field. */
export function ComparedName({ name, ownName, onRename }: ComparedNameProps): ReactNode {
  const [isEdited, setIsEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="compared-name">
      {isEdited ? (
        <NameField
          name={name}
          onLeave={() => button.current?.focus()}
          onEnd={(newName) => {
            setIsEdited(false);
            if (newName !== null) onRename(newName);
          }}
        />
      ) : (
        <Heading level={3}>{ownName}</Heading>
      )}
      <button
        type="button"
        className="icon-button"
        ref={button}
        title={messages.rename(name)}
        onClick={() => setIsEdited(true)}
      >
        <Icon name="pencil" />
        <VisuallyHidden>{messages.rename(name)}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Leaving the field and Enter apply the name. Escape keeps the previous one. */
function NameField({
  name,
  onLeave,
  onEnd,
}: {
  readonly name: string;
  /** Moves the focus out of the field. */
  readonly onLeave: () => void;
  /** Receives the new name; null for none. */
  readonly onEnd: (newName: string | null) => void;
}): ReactNode {
  const [draft, setDraft] = useState(name);
  const isCanceled = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    field?.focus();
    field?.select();
  }, []);
  const cancel = onEscape(() => {
    isCanceled.current = true;
    onLeave();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    cancel(event);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <form ref={form} onKeyDown={handleKeyDown}>
      <TextArea
        label={messages.cartName}
        value={draft}
        rows={1}
        onChange={(text) => setDraft(oneLineOf(text))}
        onBlur={() => onEnd(isCanceled.current ? null : draft)}
      />
    </form>
  );
}
