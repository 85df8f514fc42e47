import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ScreenFoot } from "../ui/screen-foot.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";

interface IndexBarProps {
  /** True if a provider is selected that the user may edit and does not edit yet. */
  readonly canEdit: boolean;
  readonly onExpandAll: () => void;
  readonly onCollapseAll: () => void;
  readonly onEdit: () => void;
}

/** The buttons of the index. */
export function IndexBar({ canEdit, ...acts }: IndexBarProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  return (
    <div className="index-bar">
      <div className="row">
        <Button onClick={acts.onExpandAll}>{texts.expandAll}</Button>
        <Button onClick={acts.onCollapseAll}>{texts.collapseAll}</Button>
      </div>
      {canEdit && <Button onClick={acts.onEdit}>{texts.makeEdits}</Button>}
    </div>
  );
}

interface EditFootProps {
  /** The number of changed terms. */
  readonly changes: number;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The buttons that end the editing. They stay in the window, because the index is many screens long. */
export function EditFoot({ changes, isSaving, onSubmit, onCancel }: EditFootProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  return (
    <ScreenFoot className="index-foot">
      <p className="muted">{texts.changes(changes, useFormatting())}</p>
      <div className="row">
        <Button variant="primary" busy={isSaving} onClick={onSubmit}>
          {texts.submitEdits}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </ScreenFoot>
  );
}
