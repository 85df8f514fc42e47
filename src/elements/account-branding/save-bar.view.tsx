import type { ReactNode } from "react";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";

interface SaveBarProps {
  /** The reason why saving is not possible now, or `""`. */
  readonly block: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly onDiscard: () => void;
  /** The reason why the last save failed. */
  readonly failure: ReactNode;
}

/** The save button and the save state. */
export function SaveBar({
  block,
  isChanged,
  isSaving,
  isSaved,
  onDiscard,
  failure,
}: SaveBarProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const status = isSaving ? texts.saving : isChanged ? texts.unsaved : isSaved ? texts.saved : "";
  return (
    <div className="branding-save">
      <Button type="submit" variant="primary" busy={isSaving} unavailable={block}>
        {texts.save}
      </Button>
      {isChanged && !isSaving && (
        <Button variant="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      <span className="muted">{status}</span>
      <Announce message={status} />
      {failure}
    </div>
  );
}
