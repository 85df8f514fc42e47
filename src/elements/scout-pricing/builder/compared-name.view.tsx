import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { withFixedUnits } from "../../../core/texts/fixed-units.ts";
import { oneLineOf } from "../../../core/texts/one-line.ts";
import { Heading } from "../../ui/heading.tsx";
import { Icon } from "../../ui/icon.tsx";
import { onEscape } from "../../ui/on-escape.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { builderTexts } from "../scout-pricing.messages.ts";
import { TextArea } from "./text-area.view.tsx";

interface ComparedNameProps {
  /** The name without the words that all carts share. */
  readonly ownName: string;
  /** The name of the button that turns the heading into a field; null for a cart without a name of its own. */
  readonly editLabel: string | null;
  readonly onRename: (newName: string) => void;
}

/** The name of a compared cart as a heading. The user can rename a saved cart. */
export function ComparedName({ ownName, editLabel, onRename }: ComparedNameProps): ReactNode {
  const [isEdited, setIsEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="compared-name">
      {isEdited ? (
        <NameField
          name={ownName}
          onLeave={() => button.current?.focus()}
          onEnd={(newName) => {
            setIsEdited(false);
            if (newName !== null && newName !== ownName) onRename(newName);
          }}
        />
      ) : (
        <Heading level={3} title={ownName}>
          {withFixedUnits(ownName)}
        </Heading>
      )}
      {editLabel !== null && (
        <button
          type="button"
          className="icon-button"
          ref={button}
          title={editLabel}
          onClick={() => setIsEdited(true)}
        >
          <Icon name="pencil" />
          <VisuallyHidden>{editLabel}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

const maxNameLength = 60;

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
  const texts = useTexts(builderTexts);
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
        label={texts.cartName}
        value={draft}
        rows={1}
        maxLength={Math.max(maxNameLength, name.length)}
        onChange={(text) => setDraft(oneLineOf(text))}
        onBlur={() => onEnd(isCanceled.current ? null : draft)}
      />
    </form>
  );
}
